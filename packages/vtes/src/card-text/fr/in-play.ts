import type { InPlayKey } from '../messages.ts';

const votes = '{votes, plural, other {+# voix}}';
const damage = (amount: string): string =>
  `{${amount}, plural, one {# point de dégâts} other {# points de dégâts}}`;

export const inPlay: Readonly<Record<InPlayKey, string>> = {
  'constant.bleed': '{this} a {signed} en morsure{when}{if}',
  'constant.strength': '{this} a {signed} en force{when}{if}',
  'constant.intercept': '{this} a {signed} en interception{when}{if}',
  'constant.stealth': '{this} a {signed} en discrétion{when}{if}',
  'constant.hand-size': 'vous avez {signed} à la taille de la main{each}',
  'constant.transfers': 'vous avez {amount, plural, one {+# transfert} other {+# transferts}}',
  'constant.cannot-block': '{this} ne peut pas bloquer{when}{if}',
  'constant.per-counter': 'pour chaque compteur sur cette carte',

  'does.strike':
    '{label} : {strike}{once, select, yes { (une fois par combat)} other {}}{maneuver, select, yes {, avec 1 manœuvre optionnelle par combat} other {}}',
  'does.prevents': `une fois par combat, {this} peut prévenir {gun, select, none {} other {${damage('gun')} d’arme à feu ou }}${damage('amount')}{gun, select, none {} other { d’une autre source}}`,
  'does.damageEachRound':
    'à chaque round de combat, pendant la résolution normale des frappes, le serviteur adverse subit {amount, plural, one {# point de dégâts environnementaux} other {# points de dégâts environnementaux}} à toute portée',
  'does.press': '{this} peut brûler 1 point de vie pour donner 1 poursuite à un serviteur que vous contrôlez',
  'does.called':
    'les vampires doivent brûler {blood} pour exprimer des voix contre les référendums appelés par {this}',
  'does.burnedAt':
    'brûlez cette carte lorsqu’elle {amount, plural, =0 {n’a aucun compteur} one {a # compteur} other {a # compteurs}}',
  'does.countsLocks': 'chaque fois que vous inclinez cette carte, ajoutez-lui 1 compteur',
  'does.insteadOfReplacing':
    'chaque fois que vous devriez remplacer une autre carte, brûlez 1 compteur de cette carte à la place',
  'does.atTorpor.burned': 'lorsque {this} va en torpeur, brûlez cette carte',
  'does.atTorpor.pool': 'lorsque {this} va en torpeur, son contrôleur brûle {pool}',
  'does.onBlock':
    'une fois par tour, lorsque {this} bloque un vampire titré ou une action politique, il gagne {blood} avant la résolution du blocage',
  'does.pair':
    'le vampire ainsi incliné ne se redresse pas normalement. Les actions de l’autre, sauf les morsures, ne peuvent pas être bloquées',
  'does.atBleed':
    'la prochaine fois que {this} est sur le point de mordre avec succès le même Mathusalem, brûlez cette carte et {this} obtient {signed} en morsure',
  'does.opensHand': 'votre proie joue main visible',
  'does.dearerAgain': '{card} vous coûte {pool} de plus pour chaque {card} déjà sur le vampire',

  'polling.lock': `durant l’étape de vote de tout référendum, vous pouvez incliner cette carte pour obtenir ${votes}`,
  'polling.lock-for-titled': `durant l’étape de vote d’une action politique, vous pouvez incliner cette carte pour donner ${votes} à chaque vampire {sect} titré que vous contrôlez`,
  'polling.discard': `une fois durant l’étape de vote de tout référendum, {this} peut défausser une carte qui requiert {discipline} {symbol} pour obtenir ${votes}`,

  'needs.edge': 'si vous avez l’Avantage',
  'needs.locked': 'si {this} est incliné',
  'needs.notBlocking': 'si {this} ne bloque pas',
  'needs.torpor': 'si {this} est en torpeur',

  'cost.lock': 'incliner cette carte',
  'cost.burn': 'brûler {what, select, ally {cet allié} other {cette carte}}',
  'cost.pool': 'brûler {pool}',
  'cost.blood': 'brûler {blood}',
  'cost.transfers': 'utiliser {transfers}',
  'cost.discard': 'défausser une carte qui requiert {discipline} {symbol}',
  'cost.either': 'brûler {pool}, ou {blood} {ofMinion},',

  'ability.you': 'vous pouvez {do}',
  'ability.this': '{this} peut {do}',
  'ability.it': 'il peut {do}',
  'ability.controller': 'le contrôleur {ofThis} peut {do}',
  'ability.paid': '{cost} pour {effects}',
  'ability.action':
    '{performer} peut {effects} par une action{directed, select, yes { Ⓓ} other {}}{stealth, select, none {} other { à {stealth} en discrétion}}{lesser}',
  'ability.stealth-of': ' ; un {clan} a {signed} en discrétion durant cette action',

  'performer.any': 'n’importe quel serviteur',
  'performer.vampire': 'n’importe quel vampire',
  'performer.host': '{this}',
  'performer.others': 'n’importe quel autre serviteur',
};
