import type { DeckListMessages } from './messages.ts';

export const en: DeckListMessages = {
  'problem.crypt-size': 'A crypt has at least 12 cards; this one has {size}.',
  'problem.library-size': 'A library has 60 to 90 cards; this one has {size}.',
  'problem.groups':
    'The vampires of a crypt are of one group, or of two that follow each other; these are of groups {groups}.',
  'problem.unknown-card': '“{card}” is not among the cards of the game.',
  'problem.wrong-pile': '{card} is in the wrong part of the deck.',
  'problem.banned': '{card} is banned.',
  'problem.not-in-format': '{card} is not among the cards of this format.',
  'problem.bad-count': 'The number of copies of {card} is not a whole number above zero.',

  'line.unplayable': '{card} is known, but the game cannot be played with it yet.',
  'line.unknown':
    'There is no card “{name}”: {count, plural, one {# copy is left out} other {# copies are left out}}.{nearest, select, none {} other { Close to it: {nearest}.}}',
  'line.ambiguous':
    '“{name}” may be any of these: {candidates}. {count, plural, one {# copy is left out} other {# copies are left out}}.',
  'line.guessed': 'Only the beginning of a name, read as {card}.',
  'line.miscounted':
    'It promises {said, plural, one {# card} other {# cards}}, but {read, plural, =0 {none follows} one {# follows} other {# follow}}.',

  'ignored.link': 'The cards of this deck are not in the link itself: nothing can be read here.',
  'ignored.text': 'Not read as a card.',
  'ignored.no-copies': 'No copies, so it is left out.',

  'verdict.legal': 'This deck is legal.',
  'verdict.doubtful': 'What could be read is a legal deck, but some lines need a look.',
  'verdict.illegal': 'This deck is not legal.',

  'heading.crypt':
    'Crypt: {cards, plural, =0 {no cards} one {# card} other {# cards}}{groupCount, plural, =0 {} one {, group {groups}} other {, groups {groups}}}{cards, plural, =0 {} other {, average capacity {average, number}}}',
  'heading.library': 'Library: {cards, plural, =0 {no cards} one {# card} other {# cards}}',
  'heading.type': '{type} ({cards}{trifles, plural, =0 {} one {; # trifle} other {; # trifles}})',

  'type.master': 'Master cards',
  'type.action': 'Action cards',
  'type.action modifier': 'Action modifiers',
  'type.reaction': 'Reaction cards',
  'type.combat': 'Combat cards',
  'type.political action': 'Political action cards',
  'type.equipment': 'Equipment',
  'type.retainer': 'Retainers',
  'type.ally': 'Allies',
  'type.event': 'Event cards',
};
