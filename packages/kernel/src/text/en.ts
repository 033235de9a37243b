import type { KernelMessages } from './messages.ts';

export const en: KernelMessages = {
  'why.over': 'The game is over.',
  'why.stale': 'This answer comes too late: another question is open by now, or none.',
  'why.not-asked':
    '{seat} has nothing to decide now.{waiting, select, none {} other { The table waits for {waiting}.}}',
  'why.unknown-move':
    '“{move}” is not one of your moves now.{nearest, select, none {} other { Close to it: {nearest}.}}',
  'why.unknown-call':
    '“{call}” is nothing that can be called at this table.{nearest, select, none {} other { Close to it: {nearest}.}}',
  'why.not-an-option': 'That is not among the choices offered.',
  'why.wrong-number': 'At least {min} and at most {max} are needed.',
  'why.out-of-range': 'The number must lie between {min} and {max}.',
  'why.not-an-order': 'All {count} must be put in order, each exactly once.',
  'why.bad-seats':
    '{problem, select, empty {A player has no name.} long {A name is too long.} characters {A name may hold only letters, digits, single spaces and these signs: . - _ ’} twice {Two players have the same name.} other {A name cannot be used: {problem}.}}',
  'why.record-line': 'Line {line} of the record cannot be read.',
  'why.record-seal': 'The seal does not match: the record was changed after it was written.',
  'why.record-game': 'This is the record of another game: {game}.',
  'why.record-version':
    'This record follows version {version} of the rules, which is not the one played here.',
  'why.record-commitment':
    'The seed is not the one that was promised before the game: its hash is not {commitment}.',
  'why.record-move': 'Move {number} of the record, “{move}”, cannot be made. {because}',
  'why.record-state': 'Played again, the record does not lead to the position it names.',
};
