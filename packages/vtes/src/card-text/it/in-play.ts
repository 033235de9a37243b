import type { InPlayKey } from '../messages.ts';

const damage = (amount: string): string => `{${amount}, plural, one {# danno} other {# danni}}`;

export const inPlay: Readonly<Record<InPlayKey, string>> = {
  'constant.bleed': '{this} ha {signed} a dissanguare{when}{if}',
  'constant.strength': '{this} ha {signed} forza{when}{if}',
  'constant.intercept': '{this} ha {signed} intercetto{when}{if}',
  'constant.stealth': '{this} ha {signed} furtività{when}{if}',
  'constant.votes': '{this} ha {amount, plural, one {+# voto} other {+# voti}}{when}{if}',
  'constant.rescue':
    '{this} brucia {amount, plural, one {# punto sangue} other {# punti sangue}} in meno quando risveglia un vampiro dal torpore{if}',
  'constant.cannot-diablerize': '{this} non può commettere diablerie{if}',
  'while.control': 'finché controlli {minion}',
  'while.outnumbered': 'finché controlli meno servitori attivi del tuo predatore',
  'constant.hand-size':
    '{ready, select, yes {finché {this} è attivo, } other {}}hai {signed} alla capacità di mano{each}',
  'constant.transfers': 'hai {amount, plural, one {+# trasferimento} other {+# trasferimenti}}',
  'constant.master-actions':
    'finché {this} è attivo, hai {amount, plural, one {# azione} other {# azioni}} di fase dominus in più in ogni fase dominus',
  'constant.cannot-block': '{this} non può bloccare{when}{if}',
  'constant.per-counter': 'per ogni segnalino su questa carta',

  'does.strikes':
    '{label}: {strike}{once, select, yes { (una volta per combattimento)} round { (una volta per round)} other {}}{maneuver, select, yes {, con 1 manovra opzionale per combattimento} other {}}',
  'does.strikes.round': 'questa carta può essere usata per attaccare una sola volta per round',
  'does.striking.first': 'gli attacchi {ofThis} sono attacchi fulminei{against}',
  'does.striking.aggravatedHands': 'i danni degli attacchi a mani nude {ofThis} sono aggravati{against}',
  'does.immune': '{this} è immune ai danni non aggravati',
  'does.press.combat': '{this} ha 1 inseguimento opzionale per combattimento',
  'needs.opponent':
    '{notReady, select, yes {se il {kind, select, vampire {vampiro} other {servitore}} avversario non è attivo} other {se {this} è in combattimento{kind, select, vampire { con un vampiro} other {}}}}',
  'does.prevents': `una volta per combattimento, {this} può prevenire {gun, select, none {} other {${damage('gun')} da arma da fuoco o }}${damage('amount')}{gun, select, none {} other { di altra origine}}`,
  'does.damageEachRound':
    'in ogni round di combattimento, durante la normale risoluzione degli attacchi, il servitore avversario subisce {amount, plural, one {# danno ambientale} other {# danni ambientali}} a qualsiasi distanza',
  'does.press': '{this} può bruciare 1 punto vita per dare 1 inseguimento a un servitore che controlli',
  'does.called':
    'i vampiri devono bruciare {blood} per dichiarare voti contro i referendum indetti da {this}',
  'does.burnedInCombat': 'guadagni {pool} quando {this} viene bruciato in combattimento',
  'does.redirectsCost':
    'le carte servitore che scelgono un altro bersaglio per un dissanguamento costano {blood} in più (o altrettanta vita, per un alleato)',
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
  'does.title':
    '{this} ha il titolo{unique, select, yes { unico} other {}}{sect, select, none {} other { {sect}}} di {title}, con {votes, plural, one {# voto} other {# voti}}',
  'does.oldest':
    'non utilizzabile se c’è un {clan} {sect} attivo senza titoli più anziano. Non appena ce n’è uno, o {this} non è più un {clan} {sect} attivo, questa carta passa al più anziano dei {clan} {sect} attivi senza titoli, se ce n’è',
  'does.inherited':
    'se un vampiro {sect} diablerizza {this}, questa carta passa al diablerista prima di ogni caccia di sangue',
  'does.reduces':
    'se hai il Vantaggio, puoi impegnare questa carta per pagare {amount, plural, one {# punto risorsa o sangue} other {# punti risorsa o sangue}} in meno per una carta che giochi',
  'does.playsAsVampire':
    '{this} può giocare, come un vampiro, carte che richiedono il livello base della Disciplina della carta che ha su di sé',
  'does.bare': '{this} non può avere equipaggiamento né seguaci',
  'does.makes.level': '{this} ha 1 livello in più di {discipline}',
  'does.makes.level-chosen': '{this} ha 1 livello in più della Disciplina scelta',
  'does.makes.capacity': '{this} ha +{amount} capacità',
  'does.makes.clan': '{this} è del clan scelto invece che del proprio',
  'does.dearerAgain': '{card} ti costa {pool} in più per ogni {card} già sul vampiro',

  'needs.edge': 'se hai il Vantaggio',
  'needs.influencePhase': 'durante la tua fase di influenza',
  'needs.ready': 'se {this} è attivo',
  'needs.locked': 'se {this} è impegnato',
  'needs.ownLocked': 'se controlli un servitore impegnato',
  'needs.notBlocking': 'se {this} non sta bloccando',
  'needs.torpor': 'se {this} è in torpore',

  'cost.lock': 'impegnare questa carta',
  'cost.burn': 'bruciare {what, select, ally {questo alleato} other {questa carta}}',
  'cost.pool': 'bruciare {pool}',
  'cost.blood': 'bruciare {blood}{of, select, yes { da {minion}} other {}}',
  'cost.transfers': 'usare {transfers}',
  'cost.remove': 'rimuovere questa carta dal gioco',
  'cost.discardAction': 'usare un’azione di fase di scarto',
  'cost.poolPerOther': 'bruciare {pool} per ogni altra {type} in gioco',
  'cost.discard': 'scartare una carta che richiede {discipline} {symbol}',
  'cost.either': 'bruciare {pool}, oppure {blood} da {minion},',

  'ability.you': 'puoi {do}',
  'ability.this': '{this} può {do}',
  'ability.it': 'può {do}',
  'ability.that': 'quel Matusalemme può {do}',
  'ability.controller': 'il controllore {ofThis} può {do}',
  'ability.paid': '{cost} per {effects}',
  'ability.action':
    'con un’azione{directed, select, yes { Ⓓ} other {}}{stealth, select, none {} other { a {stealth} furtività}}{cost, select, none {} other { che costa {cost}}}, {performer} {must, select, yes {deve} other {può}} {effects}{must, select, yes {, a meno che non debba cacciare} other {}}{lesser}',
  'ability.bleed': 'dissanguare ({signed} a dissanguare)',
  'ability.stealth-of': '; un {clan} ha {signed} furtività in quell’azione',

  'performer.any': 'qualsiasi servitore',
  'performer.vampire': 'qualsiasi vampiro',
  'performer.host': '{this}',
  'performer.others': 'qualsiasi altro servitore',
};
