// The languages, and the texts that each must have: one missing or one too many does not compile.

import type * as z from 'zod';
import type { language } from '../words.ts';
import { wordReasons } from './word-reasons.ts';

export type Language = z.infer<typeof language>;

/** Why the server itself refuses something; games have reasons of their own, with texts of their own. */
export const serverReasons = [
  'no-table',
  'no-replay',
  'not-found',
  'not-signed-in',
  'signed-out',
  'name-taken',
  'wrong-name-or-password',
  'not-invited',
  'not-seated',
  'not-host',
  'not-watching',
  'not-begun',
  'begun-already',
  'not-over',
  'not-playing',
  'unknown-game',
  'no-seat',
  'table-full',
  'chair-taken',
  'chairs-free',
  'wrong-number',
  'no-decks',
  'deck-unknown',
  'deck-line',
  'no-deck',
  'account-needed',
  'guest-needed',
  'too-many-decks',
  'no-time-limit',
  'other-version',
  'changed-meanwhile',
  'nothing-to-take-back',
  'secret-came-to-light',
  'take-back-pending',
  'moved-on',
  'not-a-player',
  'player-is-here',
  'too-early',
  'muted',
  'nobody-there',
  'own-voice',
  'too-many-mutes',
  'possible',
  'foreign-page',
  'bad-request',
  'bad-message',
  'not-json',
  'too-many-requests',
  'too-many-sign-ins',
  'too-many-messages',
  'too-many-chats',
  'too-many-tables',
  'too-many-sockets',
  'stopping',
  'no-database',
  'fault',
  ...wordReasons,
] as const;

/** ICU messages. Their arguments are those of the reason; `detail` is `none` if it has none, times are written out. */
export type ServerMessages = Readonly<Record<`why.${(typeof serverReasons)[number]}`, string>>;
