// Games that were played, step by step: of a table so far, and of one that is over and was shared by a link.

import * as z from 'zod';
import { reason, seat } from './words.ts';

/** Whatever is no link of a shared game is unknown, of whichever shape it is. */
export const byToken = z.object({ token: z.string().max(64) });
export const shared = z.object({ token: z.string() });

const waiting = z.array(z.object({ seat, name: z.string() }));
const events = z.array(z.looseObject({ type: z.string() }));

export const replayInfo = z.object({
  game: z.string(),
  version: z.int().nullable(),
  seats: z.array(z.object({ name: z.string(), bot: z.boolean() })),
  began: z.int().nullable(),
  ended: z.int().nullable(),
  result: z.unknown(),
  commitment: z.string(),
  /** How many moves there are; `null` if they cannot be shown here, and why. */
  steps: z.int().nullable(),
  stuck: reason.optional(),
});

/** Whose eyes: a seat's, everybody's (`all`), or a spectator's, if it is left out. */
export const replayQuery = z.object({
  from: z.coerce.number().int().min(0).max(1_000_000).default(0),
  most: z.coerce.number().int().min(0).max(200).default(50),
  as: z.union([z.literal('all'), z.coerce.number().pipe(seat)]).optional(),
});

const step = z.object({
  number: z.int(),
  when: z.int(),
  /** Who did what: of others only where all is open. `seat` is null where the table spoke. */
  move: z.object({ seat: seat.nullable(), text: z.string() }).nullable(),
  events,
  waiting,
});

/** The position after `at` moves, what led to it, and the steps that follow it. */
export const replayPage = z.object({
  at: z.int(),
  steps: z.array(step),
  /**
   * As on the socket. With `as=all` there is `all`, what each seat sees beyond the table, and an event with a secret has
   * `to`, the seats that were told.
   */
  view: z.unknown(),
  events,
  waiting,
});

/** The last `most` steps up to the one that the socket calls `until`. */
export const pastQuery = z.object({
  invite: z.string().max(64).optional(),
  until: z.coerce.number().int().min(0).max(1_000_000).optional(),
  most: z.coerce.number().int().min(1).max(200).default(100),
});

/** The view of the own seat, or of a spectator, at step `at`, and the steps that led on from it, as they were told. */
export const pastPage = z.object({
  at: z.int(),
  view: z.unknown(),
  steps: z.array(z.object({ at: z.int(), when: z.int(), events })),
});
