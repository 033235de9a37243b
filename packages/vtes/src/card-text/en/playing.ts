import type { PlayingKey } from '../messages.ts';

const who = '{who, select, vampire {vampire} other {minion}}';
const counters = '{counters, select, none {} other { with {counters}}}';

export const playing: Readonly<Record<PlayingKey, string>> = {
  usable: 'playable only {when}',
  'by.locked': `by a locked ${who}`,
  'by.other': `by a ready ${who} that is not the acting minion`,
  'by.blocker': `by a locked ${who} that has blocked`,
  'by.even-locked': `by a ready ${who}, locked or not`,
  'by.anytime': 'in the turn of another Methuselah, with or without an action',
  'by.vampire': 'by a ready vampire',
  'by.bystander': `by {unlocked, select, yes {an unlocked ready} other {a ready}} ${who} that is not in the combat`,

  'limit.round': `at most one {card} for each ${who} in a round`,
  'limit.combat': `at most one {card} for each ${who} in a combat`,
  'limit.unlock': `at most one {card} for each ${who} from one of its unlock phases to the next`,
  'limit.only': `at most one {what, select, name {{card}} other {{trait}}} on each ${who}`,
  'limit.most': 'you may do so with at most {count} {card} in a phase',
  'limit.per-turn':
    'no vampire gains blood from more than one {what, select, huntingGround {hunting ground} other {such card}} in a turn',

  'replace.unlock': 'this card is replaced only in your next unlock phase',
  'replace.gone': 'this card is not replaced as long as it is in play',
  'replace.discard': 'this card is replaced only in your next discard phase',

  'requires.clan': 'playable only by a {sect, select, none {} other {{sect} }}{clan}',
  'requires.sect': 'playable only by {which, select, anarch {an} independent {an} other {a}} {sect} vampire',
  'requires.capacity': 'requires capacity {capacity} or more',
  'requires.trait': 'requires {trait}',
  'requires.not-sterile': 'not playable by a {trait} vampire',
  'requires.own-clan': 'playable only if you control a ready {clan}',
  'requires.title': '{rank, select, innerCircle {an {title}} other {a {title}}}',
  'requires.titles': 'playable only by {titles}',
  'x.copies': 'X is how many copies of this card you control already',

  'put.ready':
    'this card comes into play as a ready vampire with capacity 1, not unique, of {clan, select, none {the clan and sect of {this}} other {the clan {clan} and the sect of {this}}}. It must hunt this turn',
  'put.table': `this card comes into play${counters}`,
  'put.target': `attach this card to {target}${counters}`,
  'put.minion': `attach this card to {this}${counters}`,

  'mode.action':
    '{stealth, select, none {} other {{stealth} stealth }}{directed, select, yes {Ⓓ } other {}}action',
  'mode.bleed': 'Ⓓ bleed action{stealth, select, none {} other { at {stealth} stealth}}: {signed} bleed',
  'stats.strength': '{amount} strength',
  'stats.bleed': '{amount} bleed',

  'head.capacity': 'capacity {amount}',
  'head.circle': '{circle} circle',
  'merged.title': 'while merged: {title}',
  'head.slave': '{clan} slave',
  'head.group': 'group {group, select, any {ANY} other {{group}}}',
  'line.type': '{type}: {text}',
};
