import type { PlayingKey } from '../messages.ts';

const who = '{who, select, vampire {vampire} other {minion}}';
const counters = '{counters, select, none {} other { with {counters}}}';

export const playing: Readonly<Record<PlayingKey, string>> = {
  usable: 'playable only {when}',
  'by.locked': `by a locked ${who}`,
  'by.other': `by a ready ${who} that is not the acting minion`,
  'by.blocker': `by a locked ${who} that has blocked`,
  'by.vampire': 'by a ready vampire',

  'limit.round': `at most one {card} for each ${who} in a round`,
  'limit.combat': `at most one {card} for each ${who} in a combat`,
  'limit.unlock': `at most one {card} for each ${who} from one of its unlock phases to the next`,
  'limit.only': `at most one {what, select, name {{card}} other {{trait}}} on each ${who}`,
  'limit.per-turn':
    'no vampire gains blood from more than one {what, select, huntingGround {hunting ground} other {such card}} in a turn',

  'replace.unlock': 'this card is replaced only in your next unlock phase',
  'replace.discard': 'this card is replaced only in your next discard phase',

  'requires.clan': 'playable only by a {clan}',
  'requires.own-clan': 'playable only if you control a ready {clan}',
  'requires.title': '{rank, select, innerCircle {an {title}} other {a {title}}}',
  'requires.titles': 'playable only by {titles}',
  'x.copies': 'X is how many copies of this card you control already',

  'put.table': `this card comes into play${counters}`,
  'put.target': `attach this card to {target}${counters}`,
  'put.minion': `attach this card to {this}${counters}`,

  'mode.action':
    '{stealth, select, none {} other {{stealth} stealth }}{directed, select, yes {Ⓓ } other {}}action',
  'mode.bleed': 'Ⓓ bleed action{stealth, select, none {} other { at {stealth} stealth}}: {signed} bleed',
  'stats.strength': '{amount} strength',
  'stats.bleed': '{amount} bleed',

  'head.capacity': 'capacity {amount}',
  'head.group': 'group {group, select, any {ANY} other {{group}}}',
  'line.type': '{type}: {text}',
};
