import type { InPlayKey } from '../messages.ts';

const damage = (amount: string): string =>
  `{${amount}, plural, one {# point de dégâts} other {# points de dégâts}}`;

export const inPlay: Readonly<Record<InPlayKey, string>> = {
  'constant.bleed': '{this} a {signed} en morsure{when}{if}',
  'constant.strength': '{this} a {signed} en force{when}{if}',
  'constant.intercept': '{this} a {signed} en interception{when}{if}',
  'constant.stealth': '{this} a {signed} en discrétion{when}{if}',
  'constant.votes': '{this} a {amount, plural, other {+# voix}}{when}{if}',
  'constant.rescue':
    '{this} brûle {amount, plural, one {# point de sang} other {# points de sang}} de moins pour secourir un vampire de torpeur{if}',
  'constant.cannot-diablerize': '{this} ne peut pas commettre de diablerie{if}',
  'while.control': 'tant que vous contrôlez {minion}',
  'while.outnumbered': 'tant que vous contrôlez moins de serviteurs disponibles que votre prédateur',
  'constant.hand-size':
    '{ready, select, yes {tant que {this} est disponible, } other {}}vous avez {signed} à la taille de la main{each}',
  'constant.transfers': 'vous avez {amount, plural, one {+# transfert} other {+# transferts}}',
  'constant.master-actions':
    'tant que {this} est disponible, vous avez {amount, plural, one {# action de phase de maître} other {# actions de phase de maître}} de plus à chacune de vos phases de maître',
  'constant.cannot-block': '{this} ne peut pas bloquer{when}{if}',
  'constant.per-counter': 'pour chaque compteur sur cette carte',

  'does.strikes':
    '{label} : {strike}{once, select, yes { (une fois par combat)} round { (une fois par round)} other {}}{maneuver, select, yes {, avec 1 manœuvre optionnelle par combat} other {}}',
  'does.strikes.round': 'cette carte ne peut servir à frapper qu’une fois par round',
  'does.striking.first': '{this} frappe avec l’initiative{against}',
  'does.striking.aggravatedHands': 'les dégâts des frappes à mains nues {ofThis} sont aggravés{against}',
  'does.immune': '{this} est immunisé contre les dégâts non aggravés',
  'does.press.combat': '{this} a 1 poursuite optionnelle par combat',
  'needs.opponent':
    '{notReady, select, yes {si le {kind, select, vampire {vampire} other {serviteur}} adverse n’est pas disponible} other {si {this} est en combat{kind, select, vampire { avec un vampire} other {}}}}',
  'does.prevents': `une fois par combat, {this} peut prévenir {gun, select, none {} other {${damage('gun')} d’arme à feu ou }}${damage('amount')}{gun, select, none {} other { d’une autre source}}`,
  'does.damageEachRound':
    'à chaque round de combat, pendant la résolution normale des frappes, le serviteur adverse subit {amount, plural, one {# point de dégâts environnementaux} other {# points de dégâts environnementaux}} à toute portée',
  'does.press': '{this} peut brûler 1 point de vie pour donner 1 poursuite à un serviteur que vous contrôlez',
  'does.called':
    'les vampires doivent brûler {blood} pour exprimer des voix contre les référendums appelés par {this}',
  'does.burnedInCombat': 'vous gagnez {pool} lorsque {this} est brûlé en combat',
  'does.redirectsCost':
    'les cartes de serviteur qui choisissent une autre cible pour une morsure coûtent {blood} de plus (ou autant de points de vie pour un allié)',
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
  'does.title':
    '{this} est {title}, un titre{sect, select, none {} other { {sect}}}{unique, select, yes { unique} other {}} qui vaut {votes, plural, other {# voix}}',
  'does.oldest':
    'ne peut pas être jouée tant qu’un vampire {clan} {sect} non titré plus vieux est disponible. Dès qu’il y en a un, ou que {this} n’est plus un vampire {clan} {sect} disponible, cette carte passe au plus vieux vampire {clan} {sect} non titré disponible, s’il y en a un',
  'does.inherited':
    'si un vampire {sect} diable {this}, cette carte passe au diaboliste avant toute chasse de sang',
  'does.reduces':
    'si vous avez l’Avantage, vous pouvez incliner cette carte pour payer {amount, plural, one {# point} other {# points}} de réserve ou de sang de moins pour une carte que vous jouez',
  'does.playsAsVampire':
    '{this} peut jouer, comme un vampire, des cartes qui requièrent le niveau inférieur de la Discipline de la carte qui est sur lui',
  'does.bare': '{this} ne peut avoir ni équipement ni compagnon',
  'does.makes.level': '{this} a 1 niveau de plus en {discipline}',
  'does.makes.level-chosen': '{this} a 1 niveau de plus dans la Discipline choisie',
  'does.makes.capacity': '{this} a +{amount} de capacité',
  'does.makes.clan': '{this} est du clan choisi au lieu du sien',
  'does.dearerAgain': '{card} vous coûte {pool} de plus pour chaque {card} déjà sur le vampire',

  'needs.edge': 'si vous avez l’Avantage',
  'needs.influencePhase': 'durant votre phase d’influence',
  'needs.ready': 'si {this} est disponible',
  'needs.locked': 'si {this} est incliné',
  'needs.ownLocked': 'si vous contrôlez un serviteur incliné',
  'needs.notBlocking': 'si {this} ne bloque pas',
  'needs.torpor': 'si {this} est en torpeur',

  'cost.lock': 'incliner cette carte',
  'cost.burn': 'brûler {what, select, ally {cet allié} other {cette carte}}',
  'cost.pool': 'brûler {pool}',
  'cost.blood': 'brûler {blood}{of, select, yes { {ofMinion}} other {}}',
  'cost.transfers': 'utiliser {transfers}',
  'cost.remove': 'retirer cette carte de la partie',
  'cost.discardAction': 'utiliser une action de phase de défausse',
  'cost.poolPerOther': 'brûler {pool} par autre {type} en jeu',
  'cost.discard': 'défausser une carte qui requiert {discipline} {symbol}',
  'cost.either': 'brûler {pool}, ou {blood} {ofMinion},',

  'ability.you': 'vous pouvez {do}',
  'ability.this': '{this} peut {do}',
  'ability.it': 'il peut {do}',
  'ability.that': 'ce Mathusalem peut {do}',
  'ability.controller': 'le contrôleur {ofThis} peut {do}',
  'ability.paid': '{cost} pour {effects}',
  'ability.action':
    'par une action{directed, select, yes { Ⓓ} other {}}{stealth, select, none {} other { à {stealth} en discrétion}}{cost, select, none {} other { qui coûte {cost}}}, {performer} {must, select, yes {doit} other {peut}} {effects}{must, select, yes {, à moins qu’il ne doive chasser} other {}}{lesser}',
  'ability.bleed': 'mordre avec {signed} en morsure',
  'ability.stealth-of': ' ; un vampire {clan} a {signed} en discrétion durant cette action',

  'performer.any': 'n’importe quel serviteur',
  'performer.vampire': 'n’importe quel vampire',
  'performer.host': '{this}',
  'performer.others': 'n’importe quel autre serviteur',
};
