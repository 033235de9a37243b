import type { TableKey } from '../messages.ts';

export const table: Readonly<Record<TableKey, string>> = {
  'table-option.decks': 'Which deck does each player play?',
  'table-option.format': 'Which cards may the decks hold?',
  'table-value.format.standard': 'All that are known, but for those that are banned',
  'table-value.format.fifth-edition': 'Only cards of the five ready-made decks',
  'table-option.seating': 'Who sits where?',
  'table-value.seating.random': 'Chance decides',
  'table-value.seating.given': 'As listed',
  'table-option.first': 'Who has the first turn?',
  'table-value.first.random': 'Chance decides',
  'table-value.first.given': 'The first who is listed',
  'table-option.timeLimit': 'Does the game have a time limit?',
  'table-value.timeLimit.true': 'Yes: half a victory point for each survivor when time is called',
  'table-value.timeLimit.false': 'No',

  'result.won': '{winner} wins with {points, plural, one {# victory point} other {# victory points}}.',
  'result.shared': 'Nobody wins: the highest score is shared.',
};
