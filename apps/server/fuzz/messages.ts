// Messages over the socket, and what is none.

import * as fc from 'fast-check';
import { WHO, type Who } from './requests.ts';
import { written } from './values.ts';

export interface Said {
  readonly kind: 'message';
  readonly who: Exclude<Who, 'nobody'>;
  readonly text: string;
  /** As text, as bytes, as text that is no UTF-8, or in pieces. */
  readonly as: 'text' | 'binary' | 'invalid' | 'pieces';
}

const TABLES = ['@vtes', '@nosferatu', '@open', 'aaaaaaaaaaaa'];

/** Questions are numbered by seat: these are those of others, too. */
const at = (table: string): object[] => [
  { type: 'watch', table },
  { type: 'watch', table, invite: '@invite', from: 0 },
  { type: 'leave', table },
  { type: 'chat', table, text: 'good evening' },
  { type: 'chat', table, text: 'just for you', to: 1 },
  { type: 'mute', table, whom: { seat: 1 }, everyone: false, muted: true },
  { type: 'mute', table, whom: { chat: 1 }, everyone: true, muted: false },
  { type: 'take-back', table },
  { type: 'consent', table, agrees: true },
  { type: 'consent', table, agrees: false },
  { type: 'stand-in', table, bot: false },
  { type: 'replace', table, seat: 1 },
  { type: 'why-not', table, move: 'pass' },
  { type: 'standings', table },
  ...[0, 1, 2, 3].map((serial) => ({ type: 'move', table, serial, choice: 0 })),
  { type: 'move', table, serial: 1, choice: [0, 1] },
  { type: 'move', table, serial: 2, choice: 'pass' },
];

const messages = [{ type: 'ping' }, ...TABLES.flatMap(at)];

/** Names are used again: an old request once more. Those who play honestly afterwards have other names for theirs. */
const request = fc.integer({ min: 0, max: 30 }).map((number) => `siege${number}`);

export const anyMessage: fc.Arbitrary<Said> = fc
  .tuple(fc.constantFrom(...messages), request)
  .chain(([message, name]) =>
    fc.record({
      kind: fc.constant('message' as const),
      who: fc.constantFrom(...WHO.filter((who) => who !== 'nobody')),
      text: written({ ...message, request: name }),
      as: fc.oneof(
        { weight: 20, arbitrary: fc.constant('text' as const) },
        { weight: 1, arbitrary: fc.constantFrom('binary', 'invalid', 'pieces' as const) },
      ),
    }),
  );
