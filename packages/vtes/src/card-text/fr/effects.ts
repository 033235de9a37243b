import type { EffectKey } from '../messages.ts';

const verb = (infinitive: string, imperative: string): string =>
  `{form, select, to {${infinitive}} other {${imperative}}}`;
const having = '{form, select, to {obtenir } other {}}';
const plus = '{plus, select, none {} other {, ou {plus} {if}}}';
const early = '{early, select, yes {, même si ce n’est pas encore nécessaire} other {}}';
const points = (what: string): string =>
  `{amount, plural, one {# point de ${what}} other {# points de ${what}}}`;
const unpreventable = (kind: string): string =>
  points(`dégâts environnementaux${kind} qui ne peuvent pas être prévenus`);
const votes = '{amount, plural, other {+# voix}}';
const weapon = '{weapon, select, yes {une arme} other {un équipement}}';

export const effects: Readonly<Record<EffectKey, string>> = {
  'effect.stealth': `{form, select, to {donner {signed} en discrétion au serviteur qui agit} other {{giver, select, other {le serviteur qui agit obtient {signed} en discrétion} self {{signed} en discrétion}}}}${early}`,
  'effect.intercept': `${having}{signed} en interception${plus}${early}`,
  'effect.bleed': `${having}{signed} en morsure${plus}{limited, select, yes { (limité)} other {}}{pool, select, none {} other { tant que le Mathusalem ciblé a {pool} ou moins}}`,
  'effect.intercept-of-lesser': verb(
    'donner {signed} en interception aux alliés et aux vampires plus jeunes que {this}',
    'les alliés et les vampires plus jeunes que {this} ont {signed} en interception',
  ),
  'effect.wake': verb(
    'se réveiller',
    '{this} se réveille : jusqu’à la fin de l’action, il peut tenter de bloquer et jouer des cartes de réaction comme s’il était redressé',
  ),
  'effect.wake.allies':
    'si {this} est un allié, il ne se redresse pas normalement durant sa prochaine phase de redressement',
  'effect.redirect': `${verb('choisir', 'choisissez')} un autre Mathusalem, à l’exception du contrôleur du serviteur qui agit, comme cible de la morsure ; ce Mathusalem peut tenter de bloquer`,
  'effect.lock-self': `${verb('incliner', 'inclinez')} {this}`,
  'effect.unlock': verb('se redresser', 'redressez {this}'),
  'effect.unlock-target': `${verb('redresser', 'redressez')} {target}`,
  'effect.attempt-block': verb('tenter aussitôt de bloquer', '{this} tente aussitôt de bloquer'),
  'effect.vampires-cannot-block': verb(
    'empêcher les vampires de bloquer cette action',
    'les vampires ne peuvent pas bloquer cette action',
  ),
  'effect.lock-failed-blockers': verb(
    'incliner, avant la résolution de l’action, chaque serviteur qui tente désormais de bloquer cette action et échoue',
    'désormais, chaque serviteur qui tente de bloquer cette action et échoue s’incline avant la résolution de l’action',
  ),
  'effect.end-action': verb('mettre fin à l’action sans succès', 'l’action prend fin sans être réussie'),
  'effect.end-action.no-repeat': '{this} ne peut pas effectuer de nouveau la même action ce tour-ci',
  'effect.if-blocked-end': verb(
    'incliner le serviteur qui bloque et mettre fin à l’action avant la résolution du blocage, si cette action est bloquée',
    'si cette action est bloquée, le serviteur qui bloque s’incline et l’action prend fin avant la résolution du blocage',
  ),
  'effect.damage-afterwards': verb(
    `subir ${unpreventable(' aggravés')} après la résolution de l’action`,
    `après la résolution de l’action, {this} subit ${unpreventable(' aggravés')}`,
  ),
  'effect.unlock-afterwards': verb(
    'redresser le serviteur qui agit après la résolution de l’action, si celle-ci est réussie',
    'après la résolution de l’action, si celle-ci est réussie, redressez le serviteur qui agit',
  ),
  'effect.spy': verb(
    'faire que la morsure ne brûle aucun point de réserve et ne soit pas réussie',
    'la morsure ne brûle aucun point de réserve et n’est pas réussie',
  ),
  'effect.lock-target': `${verb('incliner', 'inclinez')} {target}`,
  'effect.add-blood': verb('ajouter {blood} à {target}', '{target} gagne {blood}'),
  'effect.gain-pool': `${verb('gagner', 'gagnez')} {pool}`,
  'effect.prey-burns-pool': verb('faire brûler {pool} à votre proie', 'votre proie brûle {pool}'),
  'effect.burn-own-pool': `{user, select, that {ce Mathusalem brûle {pool}} other {${verb('brûler', 'brûlez')} {pool}}}`,
  'effect.blood-to-pool': `${verb('déplacer', 'déplacez')} {blood} {ofTarget} vers {user, select, you {votre} other {sa}} réserve`,
  'effect.pool-to-blood': `${verb('déplacer', 'déplacez')} {pool} de {user, select, you {votre} other {sa}} réserve vers {target}`,
  'effect.pool-to-card': `${verb('déplacer', 'déplacez')} {pool} de votre réserve sur cette carte`,
  'effect.blood-to-card': `${verb('déplacer', 'déplacez')} {blood} {ofMinion} sur cette carte`,
  'effect.card-to-target': `${verb('déplacer', 'déplacez')} tous les compteurs de cette carte sur {target}`,
  'effect.toll': `{user, select, that {pour chaque compteur sur cette carte, ce Mathusalem brûle {pool} ou {blood} d’un vampire qu’il contrôle} other {${verb('brûler', 'brûlez')} {pool} ou {blood} d’un vampire que vous contrôlez pour chaque compteur sur cette carte}}`,
  'effect.hand-size': `${having}{signed} à la taille de la main jusqu’à la fin du tour`,
  'effect.discard-target': `${verb('défausser', 'défaussez')} {target} (puis piochez jusqu’à la taille de votre main)`,
  'effect.leave-torpor': `${verb('déplacer', 'déplacez')} {target} dans la région disponible`,
  'effect.burn-source': `${verb('brûler', 'brûlez')} cette carte`,
  'effect.burn-target': `${verb('brûler', 'brûlez')} {target}`,
  'effect.burn-named': `${verb('brûler', 'vous pouvez brûler')} une carte {card} en jeu`,
  'effect.give-to-prey': `${verb('donner', 'donnez')} à votre proie le contrôle de cette carte`,
  'effect.remember-targets': `${verb('choisir', 'choisissez')} {target} et ${verb('en incliner', 'inclinez-en')} un`,
  'effect.steal-source': `${verb('voler', 'volez')} cette carte`,
  'effect.steal-target': `${verb('voler', 'volez')} {target}`,
  'effect.may-burn-blood': `${verb('brûler', '{this} peut brûler')} {blood} pour {effects}`,
  'effect.choose-discipline': `${verb('choisir', 'choisissez')} une Discipline`,
  'effect.enter-combat': `${verb('entrer', 'entrez')} en combat avec {target}{reversed, select, yes {, qui compte comme le serviteur qui agit durant ce combat} other {}}`,
  'effect.cancel': `${verb('annuler', 'annulez')} {trait, select, none {{of, select, minion {une carte de serviteur} master {une carte de maître} other {une carte de bibliothèque}}} other {une carte de {trait}}}{by, select, others { d’un autre Mathusalem} neighbours { de votre prédateur ou de votre proie} opponent { du serviteur adverse} other {}} lorsqu’elle est jouée{free, select, yes { ; son coût n’est pas payé} other {}}{regains, select, yes {. Ce Mathusalem a 1 action de phase de maître de plus : aussitôt ou, si une carte de maître hors-tour a été annulée, durant sa prochaine phase de maître} other {}}`,
  'effect.burn-acting': `${verb('brûler', 'brûlez')} le serviteur qui agit ; son action n’est pas réussie`,
  'effect.gain-blood': `${verb('gagner', '{this} gagne')} {blood}`,
  'effect.damage-self': `${verb('subir', '{this} subit')} ${unpreventable('')}`,
  'effect.target-cannot-block': verb(
    'empêcher {target} de bloquer cette action',
    'choisissez {target}, qui ne peut pas bloquer cette action',
  ),
  'effect.torpor-afterwards': verb(
    'aller en torpeur après la résolution de l’action',
    'après la résolution de l’action, {this} va en torpeur',
  ),
  'effect.choose-clan': `${verb('choisir', 'choisissez')} un clan`,
  'effect.fetch-discipline': `{burn, select, yes {${verb('mettre', 'mettez')} une carte de maître de Discipline de votre main sur {this}, ou ${verb('le brûler', 'brûlez-le')}} other {${verb('mettre', 'vous pouvez mettre')} sur lui une carte de maître de Discipline de {from, select, hand {votre main} ash {votre tas de cendres} library {votre bibliothèque (mélangez-la ensuite)} other {votre bibliothèque (mélangez-la ensuite), de votre main ou de votre tas de cendres}}}}`,
  'effect.consume-ally': `${verb('retirer', 'retirez')} de la partie un allié de n’importe quel tas de cendres ; {this} gagne {blood}, ou un allié {trait} que vous contrôlez gagne {life}`,
  'effect.burn-counter': `${verb('brûler', 'brûlez')} {counters} de cette carte`,
  'effect.raise-ally-if-empty': `ensuite, s’il n’en reste aucun, ${verb('la brûler et mettre', 'brûlez-la et mettez')} en jeu un allié {traits} de votre tas de cendres, disponible et avec ses points de vie de départ`,
  'effect.raise-retainer': `${verb('mettre', 'mettez')} un compagnon de votre tas de cendres sur un vampire disponible que vous contrôlez, avec {counters} en plus de ses points de vie`,
  'effect.fade-marked': `${verb('brûler', 'brûlez')} 1 de ces compteurs de chacun de ces compagnons et ${verb('retirer', 'retirez')} de la partie ceux qui n’en ont plus`,
  'effect.search-equipment': `${verb('chercher', 'cherchez')} une carte d’équipement dans votre bibliothèque et ${verb('en équiper', 'équipez-en')} {this}, en respectant ses prérequis et en payant son coût comme d’habitude ; mélangez ensuite votre bibliothèque`,
  'effect.look-and-discard': `${verb('regarder', 'regardez')} la main de votre proie et ${verb('y choisir', 'choisissez-y')} une carte, qui est défaussée`,
  'effect.draw-crypt': `${verb('piocher', 'piochez')} une carte de votre crypte`,
  'effect.choose-circle': `${verb('choisir', 'choisissez')} n’importe quel cercle pour {this}`,
  'effect.discard-actions': `${verb('vous donner', 'vous avez')} {amount, plural, one {# action de phase de défausse} other {# actions de phase de défausse}} de plus`,
  'effect.burn-random': `${verb('brûler', 'brûlez')} au hasard une autre {type}`,
  'effect.draw-crypt-and-remove': `${verb('piocher', 'piochez')} une carte de votre crypte, puis ${verb('retirer', 'retirez')} de la partie une carte de crypte de votre région incontrôlée`,
  'effect.votes': `${verb('obtenir', '{this} obtient')} ${votes}{against, select, yes { contre le référendum} other {}}`,
  'effect.cast-votes': `${verb('obtenir', 'obtenez')} ${votes}`,
  'effect.votes-of-titled': `${verb('donner', 'donnez')} ${votes} à chaque vampire {sect} titré que vous contrôlez`,
  'effect.join-sect': `${verb('rendre {sect} {target}', '{target} devient {sect}')} (son clan ne change pas)`,
  'effect.silence': `${verb('choisir', 'choisissez')} un vampire qui a exprimé des voix dans ce référendum : il s’incline{burns, select, yes {, brûle {blood}} other {}} et s’abstient, et ses voix sont annulées`,
  'effect.captivate': `${verb('gagner', '{this} gagne')} 1 point de sang pour chaque voix d’écart avec laquelle le référendum est passé{most, select, 0 {} other { ; jusqu’à {most} de ces points vont à votre réserve à la place}}`,
  'effect.strike': '{label} : {strike}',
  'effect.weapon-strike': '{label} : frappe avec une arme {trait} à {signed} en dégâts',
  'effect.additional-strikes': `{eachRound, select, yes {{target} obtient } other {${having}}}{amount, plural, one {# frappe additionnelle} other {# frappes additionnelles}} (limité){eachRound, select, yes { à chaque round de ce combat} other {}}`,
  'effect.aggravated-hands': verb(
    'infliger des dégâts aggravés avec ses frappes à mains nues ce round-ci',
    'ce round-ci, les dégâts des frappes à mains nues {ofThis} sont aggravés',
  ),
  'effect.be-immune': `${verb('rendre {this} immunisé', '{this} est immunisé')} contre les dégâts non aggravés d’une frappe ou d’un autre effet`,
  'effect.protect': `{x, select, yes {${verb('brûler', 'brûlez')} X points de sang pour prévenir} other {${verb('prévenir', 'prévenez')}}} {damage} infligés à un combattant ou au compagnon d’un combattant`,
  'effect.maneuver': verb('faire une manœuvre', 'manœuvre'),
  'effect.press': `${verb('faire une poursuite', 'poursuite')}{only, select, continue {, utilisable uniquement pour continuer le combat} other {}}`,
  'effect.optional-press':
    '{form, select, to {obtenir } other {{alone, select, yes {{this} obtient } other {}}}}1 poursuite optionnelle ce round-ci',
  'effect.prevent': `${verb('prévenir', 'prévenez')} {damage}`,
  'effect.damage-each-round': verb(
    `infliger ${points('dégâts environnementaux')} au serviteur adverse à chaque round de ce combat, à toute portée`,
    `à chaque round de ce combat, pendant la résolution normale des frappes, le serviteur adverse subit ${points('dégâts environnementaux')} à toute portée`,
  ),
  'effect.only-hand-strikes': verb(
    'empêcher ce round-ci les frappes qui ne sont pas à mains nues',
    'ce round-ci, aucun des deux combattants ne peut utiliser de frappe qui ne soit pas à mains nues',
  ),
  'effect.close-next-round':
    's’il y a un autre round de combat, il se déroule au contact, sans étape de manœuvre',
  'effect.gain-blood-lost': `${verb('gagner', '{this} gagne')} autant de points de sang que le vampire adverse en a perdu par des dégâts ce round-ci`,
  'effect.if-blocks':
    'si {this} bloque, il {gives, select, maneuver {obtient 1 manœuvre optionnelle dans le combat qui en résulte} other {peut prévenir 1 point de dégâts au premier round du combat qui en résulte}}',

  'predicate.list': '{this} {predicates}',
  'predicate.blood': 'brûle {blood}',
  'predicate.unlock': 'se redresse',
  'predicate.attempt-block': 'tente aussitôt de bloquer',

  'strike.label': '{ranged, select, yes {frappe à toute portée} other {frappe}}',
  'strike.hand': 'frappe à mains nues à {signed} en dégâts',
  'strike.damage': `${points('dégâts')}{aggravated, select, yes { aggravés} other {}}`,
  'strike.dodge': 'esquive',
  'strike.combat-ends': 'fin de combat{unlocks, select, yes {, mais avant cela {this} se redresse} other {}}',
  'strike.steal-blood':
    'voler {amount, plural, one {# point de sang ou de vie} other {# points de sang ou de vie}}',
  'strike.destroy-equipment': `détruire ${weapon}`,
  'strike.steal-equipment': `voler ${weapon}`,
  'strike.first': '{strike} avec l’initiative',

  'proposal.burn-allocated':
    'allouez {points} points entre au moins {among} Mathusalems. Si le référendum passe, chacun d’eux brûle 1 point de réserve pour chaque point reçu',
  'proposal.shift-pool':
    'choisissez un Mathusalem qui a plus de points de réserve que vous et allouez {points} de ces points à un ou plusieurs autres Mathusalems, vous compris. Si le référendum passe, ces points leur reviennent',
  'proposal.clan-boon':
    'choisissez un clan. Si le référendum passe, chaque Mathusalem gagne {pool} pour chaque vampire de ce clan qu’il contrôle',
  'proposal.burn-per-minion':
    'si le référendum passe, chaque Mathusalem brûle {pool} pour chaque serviteur qu’il contrôle',
  'proposal.banish':
    'choisissez un vampire plus jeune disponible. Si le référendum passe, ce vampire va dans la région incontrôlée de son contrôleur (tout contrôle temporaire de ce vampire prend fin). Les cartes et les compteurs qui sont sur lui y restent et sont hors du jeu tant qu’il est incontrôlé',
  'proposal.commission':
    'choisissez un vampire {sect} disponible. Si le référendum passe, mettez cette carte sur ce vampire et cherchez dans votre bibliothèque un équipement à mettre sur lui, quels que soient ses prérequis, pour la moitié de son coût, arrondie à l’inférieur (ce vampire paie le coût en points de sang) ; mélangez ensuite votre bibliothèque',
  'proposal.grant-title':
    'choisissez un vampire {clan} disponible. Si le référendum passe, mettez cette carte sur ce vampire, qui obtient le titre unique {sect} de {title}. Dans ce référendum, chaque vampire {clan} disponible obtient {votes, plural, other {+# voix}}',
};
