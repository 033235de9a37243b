import type { PlayingKey } from '../messages.ts';

const who = '{who, select, vampire {vampire} other {serviteur}}';
const counters = '{counters, select, none {} other { avec {counters}}}';
const only = `un ${who} ne peut jouer qu’une carte {card}`;

export const playing: Readonly<Record<PlayingKey, string>> = {
  usable: 'utilisable uniquement {when}',
  'by.locked': `par un ${who} incliné`,
  'by.other': `par un ${who} disponible autre que le serviteur qui agit`,
  'by.blocker': `par un ${who} incliné qui a bloqué`,
  'by.even-locked': `par un ${who} disponible, incliné ou non`,
  'by.anytime': 'durant le tour d’un autre Mathusalem, avec ou sans action en cours',
  'by.vampire': 'par un vampire disponible',
  'by.bystander': `par un ${who} disponible{unlocked, select, yes { et redressé} other {}} qui n’est pas dans le combat`,

  'limit.round': `${only} par round`,
  'limit.combat': `${only} par combat`,
  'limit.unlock': `${only} entre deux de ses phases de redressement`,
  'limit.only': `un ${who} ne peut avoir {what, select, name {qu’une carte {card}} weapon {qu’une arme} gun {qu’une arme à feu} other {qu’un {trait}}}`,
  'limit.most':
    'vous pouvez le faire avec au plus {count, plural, one {# carte} other {# cartes}} {card} par phase',
  'limit.per-turn':
    'un vampire ne peut gagner du sang de cette façon que par {what, select, huntingGround {un seul terrain de chasse} other {une seule carte semblable}} à chaque tour',

  'replace.unlock': 'ne remplacez pas cette carte avant votre prochaine phase de redressement',
  'replace.gone': 'ne remplacez pas cette carte tant qu’elle est en jeu',
  'replace.discard': 'ne remplacez pas cette carte avant votre prochaine phase de défausse',

  'requires.clan': 'requiert un vampire {clan}{sect, select, none {} other { {sect}}}',
  'requires.sect':
    'requiert un vampire {which, select, camarilla {de la Camarilla} sabbat {du Sabbat} other {{sect}}}',
  'requires.capacity': 'requiert une capacité d’au moins {capacity}',
  'requires.trait': 'requiert le trait {trait}',
  'requires.not-sterile': 'ne peut pas être jouée par un vampire {trait}',
  'requires.own-clan': 'requiert un vampire {clan} disponible que vous contrôlez',
  'requires.title': 'un {title}',
  'requires.titles': 'requiert {titles}',
  'x.copies': 'X est le nombre d’exemplaires de cette carte que vous contrôlez',

  'put.ready':
    'mettez cette carte en jeu comme vampire disponible non unique de capacité 1, {clan, select, none {du clan et de la secte {ofThis}} other {du clan {clan} et de la secte {ofThis}}}. Il doit chasser ce tour-ci',
  'put.table': `mettez cette carte en jeu${counters}`,
  'put.target': `mettez cette carte sur {target}${counters}`,
  'put.minion': `mettez cette carte sur {this}${counters}`,

  'mode.action':
    'action{directed, select, yes { Ⓓ} other {}}{stealth, select, none {} other { à {stealth} en discrétion}}',
  'mode.bleed':
    'action Ⓓ de morsure{stealth, select, none {} other { à {stealth} en discrétion}} : {signed} en morsure',
  'stats.strength': 'force {amount}',
  'stats.bleed': 'morsure {amount}',

  'head.capacity': 'capacité {amount}',
  'head.circle': 'cercle {circle}',
  'merged.title': 'tant qu’il est fusionné : {title}',
  'head.slave': 'esclave {clan}',
  'head.group': 'groupe {group, select, any {« tous »} other {{group}}}',
  'line.type': '{type} : {text}',
};
