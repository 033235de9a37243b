import type { PlayingKey } from '../messages.ts';

const who = '{who, select, vampire {vampire} other {serviteur}}';
const counters = '{counters, select, none {} other { avec {counters}}}';
const only = `un ${who} ne peut jouer qu’une carte {card}`;

export const playing: Readonly<Record<PlayingKey, string>> = {
  usable: 'utilisable uniquement {when}',
  'by.locked': `par un ${who} incliné`,
  'by.other': `par un ${who} disponible autre que le serviteur qui agit`,
  'by.blocker': `par un ${who} incliné qui a bloqué`,
  'by.vampire': 'par un vampire disponible',

  'limit.round': `${only} par round`,
  'limit.combat': `${only} par combat`,
  'limit.unlock': `${only} entre deux de ses phases de redressement`,
  'limit.only': `un ${who} ne peut avoir {what, select, name {qu’une carte {card}} weapon {qu’une arme} gun {qu’une arme à feu} other {qu’un {trait}}}`,
  'limit.per-turn':
    'un vampire ne peut gagner du sang de cette façon que par {what, select, huntingGround {un seul terrain de chasse} other {une seule carte semblable}} à chaque tour',

  'replace.unlock': 'ne remplacez pas cette carte avant votre prochaine phase de redressement',
  'replace.discard': 'ne remplacez pas cette carte avant votre prochaine phase de défausse',

  'requires.clan': 'requiert un {clan}',
  'requires.own-clan': 'requiert un {clan} disponible que vous contrôlez',
  'requires.title': 'un {title}',
  'requires.titles': 'requiert {titles}',
  'x.copies': 'X est le nombre d’exemplaires de cette carte que vous contrôlez',

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
  'head.group': 'groupe {group, select, any {« tous »} other {{group}}}',
  'line.type': '{type} : {text}',
};
