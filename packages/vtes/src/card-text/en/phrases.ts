import type { PhraseKey } from '../messages.ts';

const self =
  '{subject, select, vampire {this vampire} ally {this ally} bearer {the bearer} employer {the employer} other {this minion}}';
const that =
  '{what, select, vampire {that vampire} ally {that ally} equipment {that equipment} retainer {that retainer} hand {that card} other {that minion}}';
const kind =
  '{kind, select, bleed {bleed action} hunt {hunt action} political {political action} other {action}}';

const controlled =
  '{whose, select, own { you control} prey { your prey controls} hostsPrey { of the prey of its controller} others { another Methuselah controls} other {}}';
const where = `{circle, select, yes { of the same circle} other {}}{where, select, uncontrolled { in {whose, select, own {your} other {an}} uncontrolled region} torpor { in torpor${controlled}} combat { in the combat${controlled}} other {${controlled}}}`;
const noun =
  '{rank, select, none {{clan, select, none {{what, select, vampire {{count, plural, one {vampire} other {vampires}}} ally {{count, plural, one {ally} other {allies}}} monster {{count, plural, one {monster} other {monsters}}} imbued {imbued} other {{count, plural, one {minion} other {minions}}}}} other {{count, plural, one {{clan}} other {{clan} vampires}}}}} other {{rank}}}';
const quality =
  '{locked, select, yes {locked } other {}}{unlocked, select, yes {unlocked } other {}}{where, select, ready {ready } other {}}{titled, select, yes {titled } other {}}{untitled, select, yes {untitled } other {}}{younger, select, yes {younger } other {}}{trait, select, none {} other {{trait} }}{sect, select, none {} other {{sect} }}{notSect, select, none {} other {non-{notSect} }}';
const target = `{host, select, yes {the bearer} other {{copy, select, yes {a different copy of this ally${controlled}} other {{what, select, hand {a card from your hand} equipment {an equipment on a minion${controlled}} retainer {a retainer of {on, select, vampire {a vampire} other {a minion}}${controlled}} other {{many, select, upTo {up to {count} } exactly {{count} } other {{other, select, yes {another } other {{untitled, select, yes {{where, select, ready {a } other {an }}} other {{what, select, ally {{where, select, ready {a } other {an }}} imbued {{where, select, ready {a } other {an }}} other {a }}}}}}}}${quality}${noun}{with, select, none {} other { with {with}}}{lacks, select, none {} other { without {lacks}}}{capacity, select, none {} other { with capacity {capacity} or more}}${where}}}}}}}`;

export const phrases: Readonly<Record<PhraseKey, string>> = {
  this: self,
  'this.of': `of ${self}`,
  that,
  'that.of': `of ${that}`,
  target,
  'target.of': `of ${target}`,
  each: `each ${quality}${noun}`,
  'each.of': `of each ${quality}${noun}`,
  'points.blood': '{amount} blood',
  'points.blood-range': '{least} to {most} blood',
  'points.blood-x': 'X blood',
  'points.pool': '{amount} pool',
  'points.life': '{amount} life',
  'points.damage': '{amount} damage',
  'points.damage-x': 'X + {amount} damage',
  'points.counters': '{amount, plural, one {# counter} other {# counters}}',
  'points.transfers': '{amount, plural, one {# transfer} other {# transfers}}',
  'list.or': '{first} or {last}',
  against: 'against {target}',

  action: `{directed, select, yes {a directed ${kind}} no {an undirected ${kind}} other {{kind, select, bleed {a bleed action} hunt {a hunt action} political {a political action} other {an action}}}}{at, select, you {{kind, select, bleed { directed at you} other { directed at you (or at a card you control)}}} other {}}{by, select, this { of {this}} predator { of a minion your predator controls} minion { of {minion}} other {}}`,
  'when.phase':
    'in {user, select, you {your {phase}} their {their {phase}} each {the {phase} of each Methuselah} other {the {phase} of each other Methuselah}}',
  'when.entering': 'as {this} enters play',
  'when.as-played': 'as another card is played',
  'when.announced': 'as {minion} announces {action}',
  'when.action': 'during {action}',
  'when.success': 'when {action} is about to succeed',
  'when.blocked': 'if {this} is blocked, before block resolution',
  'when.polling': 'in the polling step of a political action',
  'when.referendum': 'in the polling step of any referendum',
  'when.before-range': 'before range is determined',
  'when.range': 'in the determine range step',
  'when.before-strikes': 'before strikes are chosen',
  'when.strike': 'when strikes are chosen',
  'when.damage': 'during damage resolution',
  'when.additional-strikes': 'when additional strikes are gained',
  'when.press': 'in the press step',
  'when.end-of-round': 'at the end of a round of combat',
  'when.after-combat': 'after combat',
  'when.after-action': 'after action resolution',
  'when.after-resolution': 'after resolution of {action}',
  'when.once': 'once {when}',
  'when.once-round': 'once in a round of combat',
  'when.once-turn': 'once in a turn',

  'condition.attempt': 'while a minion attempts to block',
  'condition.bleed': 'if the bleed is {amount} or more',
  'condition.declined': 'after blocks are declined',
  'condition.successful':
    'if the action succeeded{political, select, yes {, whatever came of the referendum} other {}}',
  'condition.blocked': 'if the action was blocked',
  'condition.passed': 'if the referendum passed',
  'condition.close': 'at close range',
  'condition.vampire': 'against a vampire',
  if: 'if {this} {is}',
  'if.it': 'if it {is}',
  'is.clan': 'is {clan}',
  'is.titled': 'is titled',
  'is.vampire': 'is a vampire',
  'is.disciplines': 'has {symbols}',
};
