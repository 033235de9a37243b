// Games that are over, shared by a link: what is asked and answered.

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
  /** As on the socket; with `as=all` there is `all`: what each seat sees beyond the table. */
  view: z.unknown(),
  events,
  waiting,
});
