// What is asked and answered over HTTP.

import * as z from 'zod';
import { LONGEST_LIST } from './decks.ts';
import { atZero, clock, id, password, personName, reason, seat, strength } from './words.ts';

export const person = z.object({ id, name: z.string(), account: z.string().nullable() });
export type Person = z.infer<typeof person>;

/** Answered to whoever comes as a guest, signs up or signs in. The token is for programs; browsers have a cookie. */
export const signedIn = z.object({ person, token: z.string() });

export const comeAsGuest = z.object({ name: personName });
export const signUp = z.object({ name: personName, password });
export const signIn = z.object({ name: z.string().max(100), password: z.string().max(200) });

const pile = z.record(z.string().max(80), z.int().min(1).max(99));

/** A deck by its name, as piles of cards and how many of each, or as a list in any usual form: a text or a link. */
export const deck = z.union([
  z.string().max(60),
  z.object({ crypt: pile, library: pile }),
  z.object({ list: z.string().max(LONGEST_LIST) }),
]);
export type GivenDeck = z.infer<typeof deck>;

/** A word that somebody adds to the seed, once they have seen what the server promised. */
export const nonce = z.string().regex(/^[0-9A-Za-z]{1,64}$/);

export const newTable = z.object({
  game: z.string().max(20),
  seats: z.int().min(2).max(16).optional(),
  options: z.record(z.string().max(40), z.unknown()).default({}),
  /** Whether it is shown in the lobby; others come by invitation. */
  listed: z.boolean().default(true),
  clock: clock.default({ kind: 'none' }),
  atZero: atZero.default('default'),
  /** Milliseconds that bots take for a weighty move. For a pass they take a quarter, or nothing if nobody knows they were asked. */
  pace: z.int().min(0).max(10_000).default(700),
  /** Minutes after which time is called and the game ends, in games that have a time limit. */
  time: z.int().min(10).max(20_160).nullable().default(null),
  /** Bots of this strength take every chair that is left. */
  bots: strength.nullable().default(null),
  deck: deck.optional(),
  /** Begins at once, if every chair is taken. */
  start: z.boolean().default(false),
});
export type NewTable = z.infer<typeof newTable>;

export const takeSeat = z.object({
  seat: seat.optional(),
  deck: deck.optional(),
  nonce: nonce.optional(),
  invite: z.string().max(64).optional(),
});
/** Null is one that is dealt. */
export const chooseDeck = z.object({ deck: deck.nullable() });
export const addNonce = z.object({ nonce });
export const seatBot = z.object({ strength });

const tableStatus = z.enum(['open', 'playing', 'over']);

/** A table as whoever asks may see it. */
export const tableInfo = z.looseObject({
  id,
  status: tableStatus,
  seat: seat.nullable(),
  about: z.unknown(),
  /** Why the game cannot be gone on with here, if it cannot. */
  stuck: reason.optional(),
});

const most = z.coerce.number().int().min(1).max(50).default(20);
/** Where the page before ended. */
const after = z
  .string()
  .regex(/^\d{1,16}-[0-9a-z]{8,32}$/)
  .optional();

export const lobbyQuery = z.object({
  game: z.string().max(20).optional(),
  status: z.enum(['open', 'playing']).optional(),
  after,
  most,
});
export const myTablesQuery = z.object({ status: tableStatus.optional(), after, most });

/** `next` leads to the following page, if there is one. */
export const tablePage = z.object({ tables: z.array(tableInfo), next: z.string().nullable() });
/** `asked`: the game waits for an answer of mine. `invited`: a chair is kept for me. */
export const myTablePage = z.object({
  tables: z.array(tableInfo.extend({ asked: z.boolean(), invited: z.boolean() })),
  next: z.string().nullable(),
});

export const problem = z.object({
  error: z.looseObject({ why: z.string() }),
  problems: z.array(z.looseObject({ why: z.string() })).optional(),
});
