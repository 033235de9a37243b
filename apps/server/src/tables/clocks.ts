// How long each seat may think, and what is left. Times are kept in memory and made from the log: an entry says when it
// was made, so whoever takes over a table finds the same clocks.

import type { Clock } from '@nocturne/protocol';

/** The clocks of a table. */
export interface Clocks {
  /** Milliseconds left in reserve, by seat. */
  readonly reserve: number[];
  /** Since when each seat has been asked, and which question; `null` for seats that are not asked. */
  readonly since: ({ readonly serial: number; readonly from: number } | null)[];
}

export const newClocks = (clock: Clock, seats: number): Clocks => ({
  reserve: Array.from({ length: seats }, () => (clock.kind === 'live' ? clock.reserve * 1000 : 0)),
  since: Array.from({ length: seats }, () => null),
});

const perDecision = (clock: Clock): number => {
  switch (clock.kind) {
    case 'none':
      return Infinity;
    case 'live':
      return clock.perDecision * 1000;
    case 'slow':
      return clock.hours * 3_600_000;
  }
};

/** What was taken from whose reserve. */
export type Spent = readonly (readonly [seat: number, milliseconds: number])[];

/**
 * After a move at this time: whoever is no longer asked pays from the reserve what the decision took too long, and whoever
 * is asked begins to think. The time of bots costs nothing.
 */
export function tick(
  clock: Clock,
  { reserve, since }: Clocks,
  asked: readonly { seat: number; serial: number }[],
  now: number,
  isBot: (seat: number) => boolean,
): Spent {
  const spent: [number, number][] = [];
  for (const [seat, open] of since.entries()) {
    const question = asked.find((one) => one.seat === seat);
    if (open?.serial === question?.serial) continue;
    const over = open === null || isBot(seat) ? 0 : now - open.from - perDecision(clock);
    const pays = Math.min(reserve[seat]!, Math.max(0, over));
    if (pays > 0) spent.push([seat, pays]);
    reserve[seat]! -= pays;
    since[seat] = question === undefined ? null : { serial: question.serial, from: now };
  }
  return spent;
}

/** Whoever plays the seat from now on has the whole time for what it is asked. */
export function handOver({ since }: Clocks, seat: number, now: number): void {
  const open = since[seat];
  if (open) since[seat] = { ...open, from: now };
}

/** As it was before some moves; the time for what is asked begins anew. */
export function giveBack({ reserve, since }: Clocks, spent: Spent): void {
  since.fill(null);
  for (const [seat, milliseconds] of spent) reserve[seat]! += milliseconds;
}

/** When the time of a seat that a person plays is up; never, without a clock. */
export function dueOf(clock: Clock, { reserve, since }: Clocks, seat: number): number {
  const asked = since[seat];
  return asked === undefined || asked === null ? Infinity : asked.from + perDecision(clock) + reserve[seat]!;
}

/**
 * What a seat may see of it: when the time of those is up who are known to decide, its own reserve, and what is then
 * answered for it.
 */
export function clockTexts(
  clock: Clock,
  clocks: Clocks,
  known: readonly number[],
  atZero: (seat: number) => string | null,
): (seat: number | null) => string {
  if (clock.kind === 'none') return () => 'null';
  const due: Record<string, number> = {};
  for (const seat of known) due[seat] = dueOf(clock, clocks, seat);
  return (seat) =>
    seat === null
      ? JSON.stringify({ due, reserve: null, atZero: null })
      : JSON.stringify({ due, reserve: clocks.reserve[seat]!, atZero: atZero(seat) });
}
