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

/** After a move at this time: who has answered pays from the reserve what the decision took too long. */
export function tick(
  clock: Clock,
  { reserve, since }: Clocks,
  asked: readonly { seat: number; serial: number }[],
  now: number,
): void {
  for (const [seat, open] of since.entries()) {
    const question = asked.find((one) => one.seat === seat);
    if (open?.serial === question?.serial) continue;
    const over = open === null ? 0 : now - open.from - perDecision(clock);
    if (over > 0) reserve[seat] = Math.max(0, reserve[seat]! - over);
    since[seat] = question === undefined ? null : { serial: question.serial, from: now };
  }
}

/** When a seat's time is up; never, without a clock. */
export function dueOf(clock: Clock, { reserve, since }: Clocks, seat: number): number {
  const asked = since[seat];
  return asked === undefined || asked === null ? Infinity : asked.from + perDecision(clock) + reserve[seat]!;
}

/** What a seat may see of it: when the time of those is up who are known to decide, and its own reserve. */
export function clockTexts(
  clock: Clock,
  clocks: Clocks,
  known: readonly number[],
): (seat: number | null) => string {
  if (clock.kind === 'none') return () => 'null';
  const times = known.map((seat) => [String(seat), dueOf(clock, clocks, seat)] as const);
  const due: Record<string, number> = Object.fromEntries(times.filter(([, at]) => at !== Infinity));
  return (seat) => JSON.stringify({ due, reserve: seat === null ? null : clocks.reserve[seat]! });
}
