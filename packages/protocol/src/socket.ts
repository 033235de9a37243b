// What is said over the socket, both ways. One socket serves any number of tables.

import * as z from 'zod';
import { chatText, ID, id, reason, seat } from './words.ts';

/** Named by the client; an answer to a request repeats it. */
const request = z.string().min(1).max(40);

/** A choice: the place of an option (one), places (some, order), a number (amount), or the move in its notation. */
const choice = z.union([z.int(), z.array(z.int()).max(200), z.string().max(300)]);

export const clientMessage = z.discriminatedUnion('type', [
  /**
   * Sits down before a table, as the seat that is one's own or as a spectator. Whoever was there before says what they
   * have: `from`, the last `at`, and `chat`, the number of the last line.
   */
  z.object({
    type: z.literal('watch'),
    request,
    table: id,
    invite: z.string().max(64).optional(),
    from: z.int().min(0).optional(),
    chat: z.int().min(0).optional(),
  }),
  z.object({ type: z.literal('leave'), request, table: id }),
  /** Answers the question `serial`. Sent again with the same `request`, it is the same move. */
  z.object({ type: z.literal('move'), request, table: id, serial: z.int().min(0), choice }),
  z.object({ type: z.literal('chat'), request, table: id, text: chatText, to: seat.optional() }),
  /**
   * Does not hear somebody any more, or hears them again: whoever sits there, or said that. For everyone, if the host
   * says so.
   */
  z.object({
    type: z.literal('mute'),
    request,
    table: id,
    whom: z.union([z.object({ seat }), z.object({ chat: z.int().min(1) })]),
    everyone: z.boolean().default(false),
    muted: z.boolean(),
  }),
  /** Asks to take back one's last move; others consent or not. */
  z.object({ type: z.literal('take-back'), request, table: id }),
  z.object({ type: z.literal('consent'), request, table: id, agrees: z.boolean() }),
  /** A bot plays the own seat until it is taken again. */
  z.object({ type: z.literal('stand-in'), request, table: id, bot: z.boolean() }),
  /** A bot for somebody who is gone: at once if the host asks, else when all others who are there have asked. */
  z.object({ type: z.literal('replace'), request, table: id, seat }),
  /** Why this move cannot be made now. */
  z.object({ type: z.literal('why-not'), request, table: id, move: z.string().max(300) }),
  /** How the own cards stand: what can be done with each now, or why nothing, and when its moment comes. */
  z.object({ type: z.literal('standings'), request, table: id }),
  z.object({ type: z.literal('ping'), request }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;
type MoveMessage = Extract<ClientMessage, { type: 'move' }>;

/**
 * A move as most are, read by hand: nearly all that is said to a server are moves, and whoever made one waits. Nothing if it
 * is none, or one that only the schema tells apart from what is wrong.
 */
export function plainMove(data: unknown): MoveMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, request: name, table, serial, choice: place } = data as Record<string, unknown>;
  const isPlain =
    type === 'move' &&
    typeof name === 'string' &&
    name.length >= 1 &&
    name.length <= 40 &&
    typeof table === 'string' &&
    ID.test(table) &&
    Number.isSafeInteger(serial) &&
    (serial as number) >= 0 &&
    Number.isSafeInteger(place);
  return isPlain
    ? { type, request: name, table, serial: serial as number, choice: place as number }
    : undefined;
}

const event = z.looseObject({ type: z.string() });
/** A question to the seat that is told of it. `notation` has the words of each option. */
export const question = z.looseObject({
  serial: z.int(),
  name: z.string(),
  kind: z.enum(['one', 'some', 'order', 'amount']),
  options: z.array(z.unknown()).optional(),
  notation: z.array(z.string()).optional(),
  min: z.int().optional(),
  max: z.int().optional(),
});
export type Question = z.infer<typeof question>;

const clockState = z.object({
  /**
   * Of each seat that is known to decide: when its time is up, in milliseconds since 1970. Of the own reserve: what is
   * left; that of others would tell who was asked in secret.
   */
  due: z.record(z.string(), z.int()),
  reserve: z.int().nullable(),
  /** What is answered for the own seat when its time is up, in words; `null`: a bot decides. */
  atZero: z.string().nullable(),
});

export const serverMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    protocol: z.int(),
    person: z.object({ id, name: z.string() }),
    now: z.int(),
  }),
  z.object({ type: z.literal('done'), request }),
  /** `request` is empty if it could not be read. A move that is refused is told what is asked now. */
  z.object({
    type: z.literal('refused'),
    request: z.string().max(40),
    reason,
    question: question.nullable().optional(),
  }),
  /** The whole of a table as the seat sees it: at first, and whenever the thread was lost. */
  z.object({
    type: z.literal('table'),
    table: id,
    at: z.int(),
    seat: seat.nullable(),
    about: z.unknown(),
    view: z.unknown(),
    question: question.nullable(),
    waiting: z.array(z.object({ seat, name: z.string() })),
    clock: clockState.nullable(),
  }),
  /**
   * What one move brought about, for this seat. Of several that were missed, only the last tells where things stand:
   * `question`, `waiting` and `clock`.
   */
  z.object({
    type: z.literal('events'),
    table: id,
    at: z.int(),
    events: z.array(event),
    question: question.nullable().optional(),
    waiting: z.array(z.object({ seat, name: z.string() })).optional(),
    clock: clockState.nullable().optional(),
  }),
  /** The table before or after the game changed: who sits where, what was chosen, whether it has begun. */
  z.object({ type: z.literal('about'), table: id, about: z.unknown() }),
  z.object({
    type: z.literal('chat'),
    table: id,
    number: z.int(),
    from: z.string(),
    seat: seat.nullable(),
    to: seat.nullable(),
    text: z.string(),
    when: z.int(),
  }),
  /** Those who sit at the table and look at it, through whichever process. */
  z.object({ type: z.literal('presence'), table: id, seats: z.array(seat) }),
  z.object({ type: z.literal('why-not'), request, table: id, reason }),
  /** Of the own seat; null in games that do not tell it. */
  z.object({ type: z.literal('standings'), request, table: id, standings: z.unknown() }),
  z.object({ type: z.literal('pong'), request, now: z.int() }),
  /** Nothing more will be said on this socket. */
  z.object({ type: z.literal('closing'), reason }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
