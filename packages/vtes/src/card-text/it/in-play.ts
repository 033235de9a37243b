import type { InPlayKey } from '../messages.ts';

const votes = '{votes, plural, one {+# voto} other {+# voti}}';
const damage = (amount: string): string => `{${amount}, plural, one {# danno} other {# danni}}`;

export const inPlay: Readonly<Record<InPlayKey, string>> = {
  'constant.bleed': '{this} ha {signed} a dissanguare{when}{if}',
  'constant.strength': '{this} ha {signed} forza{when}{if}',
  'constant.intercept': '{this} ha {signed} intercetto{when}{if}',
  'constant.stealth': '{this} ha {signed} furtività{when}{if}',
  'constant.hand-size': 'hai {signed} alla capacità di mano{each}',
  'constant.transfers': 'hai {amount, plural, one {+# trasferimento} other {+# trasferimenti}}',
  'constant.cannot-block': '{this} non può bloccare{when}{if}',
  'constant.per-counter': 'per ogni segnalino su questa carta',

  'does.strike':
    '{label}: {strike}{once, select, yes { (una volta per combattimento)} other {}}{maneuver, select, yes {, con 1 manovra opzionale per combattimento} other {}}',
  'does.prevents': `una volta per combattimento, {this} può prevenire {gun, select, none {} other {${damage('gun')} da arma da fuoco o }}${damage('amount')}{gun, select, none {} other { di altra origine}}`,
  'does.damageEachRound':
    'in ogni round di combattimento, durante la normale risoluzione degli attacchi, il servitore avversario subisce {amount, plural, one {# danno ambientale} other {# danni ambientali}} a qualsiasi distanza',
  'does.press': '{this} può bruciare 1 punto vita per dare 1 inseguimento a un servitore che controlli',
  'does.called':
    'i vampiri devono bruciare {blood} per dichiarare voti contro i referendum indetti da {this}',
  'does.burnedAt':
    'brucia questa carta quando {amount, plural, =0 {non ha segnalini} one {ha # segnalino} other {ha # segnalini}}',
  'does.countsLocks': 'aggiungi 1 segnalino a questa carta ogni volta che la impegni',
  'does.insteadOfReplacing':
    'ogni volta che dovresti rimpiazzare un’altra carta, brucia invece 1 segnalino da questa carta',
  'does.atTorpor.burned': 'quando {this} va in torpore, brucia questa carta',
  'does.atTorpor.pool': 'quando {this} va in torpore, il suo controllore brucia {pool}',
  'does.onBlock':
    'una volta per turno, quando {this} blocca un vampiro titolato o un’azione politica, guadagna {blood} prima della risoluzione del blocco',
  'does.pair':
    'il vampiro impegnato in questo modo non si disimpegna normalmente. Le azioni dell’altro, tranne i dissanguamenti, non possono essere bloccate',
  'does.atBleed':
    'la prossima volta che {this} sta per dissanguare con successo lo stesso Matusalemme, brucia questa carta e {this} ha {signed} a dissanguare',
  'does.opensHand': 'la tua preda gioca con la mano scoperta',
  'does.dearerAgain': '{card} ti costa {pool} in più per ogni {card} già sul vampiro',

  'polling.lock': `durante la votazione di qualsiasi referendum, puoi impegnare questa carta per avere ${votes}`,
  'polling.lock-for-titled': `durante la votazione di un’azione politica, puoi impegnare questa carta per dare ${votes} a ogni vampiro {sect} titolato che controlli`,
  'polling.discard': `una volta durante la votazione di qualsiasi referendum, {this} può scartare una carta che richiede {discipline} {symbol} per avere ${votes}`,

  'needs.edge': 'se hai il Vantaggio',
  'needs.locked': 'se {this} è impegnato',
  'needs.notBlocking': 'se {this} non sta bloccando',
  'needs.torpor': 'se {this} è in torpore',

  'cost.lock': 'impegnare questa carta',
  'cost.burn': 'bruciare {what, select, ally {questo alleato} other {questa carta}}',
  'cost.pool': 'bruciare {pool}',
  'cost.blood': 'bruciare {blood}',
  'cost.transfers': 'usare {transfers}',
  'cost.discard': 'scartare una carta che richiede {discipline} {symbol}',
  'cost.either': 'bruciare {pool}, oppure {blood} da {minion},',

  'ability.you': 'puoi {do}',
  'ability.this': '{this} può {do}',
  'ability.it': 'può {do}',
  'ability.controller': 'il controllore {ofThis} può {do}',
  'ability.paid': '{cost} per {effects}',
  'ability.action':
    '{performer} può {effects} con un’azione{directed, select, yes { Ⓓ} other {}}{stealth, select, none {} other { a {stealth} furtività}}{lesser}',
  'ability.stealth-of': '; un {clan} ha {signed} furtività in quell’azione',

  'performer.any': 'qualsiasi servitore',
  'performer.vampire': 'qualsiasi vampiro',
  'performer.host': '{this}',
  'performer.others': 'qualsiasi altro servitore',
};
