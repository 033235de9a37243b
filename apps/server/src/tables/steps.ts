// What one entry of the log brought about, as text ready to be sent. It is made once, told to those who watch, and kept for
// those who are away: a text is smaller than what it tells of.

import type { Event, GameTypes, Seat } from '@nocturne/kernel';

/** Events in JSON, joined by commas. */
export interface Step {
  /** For spectators, and for the seats that may know no more than they. */
  readonly told: string;
  /** For the seats that may. */
  readonly secret: Readonly<Record<Seat, string>>;
}

const NO_SECRET: Step['secret'] = {};
/** Nothing that anybody may know of. */
export const NO_STEP: Step = { told: '', secret: NO_SECRET };

const whole = <T extends GameTypes>({ type, data, secret }: Event<T>): string =>
  JSON.stringify({ type, data, secret });

export function stepOf<T extends GameTypes>(events: readonly Event<T>[]): Step {
  if (events.length === 0) return NO_STEP;
  // most steps have no secret, and are written in one go
  if (!events.some(({ to }) => to !== undefined))
    return { told: JSON.stringify(events).slice(1, -1), secret: NO_SECRET };
  const open = events.map(({ type, data }) => JSON.stringify({ type, data }));
  const told = open.join(',');
  const secret: Record<Seat, string> = {};
  for (const seat of new Set(events.flatMap(({ to = [] }) => to)))
    secret[seat] = events
      .map((event, i) => (event.to?.includes(seat) === true ? whole(event) : open[i]!))
      .join(',');
  return { told, secret };
}

/** The step as a seat is told of it; `null` is a spectator. */
export const toldTo = ({ told, secret }: Step, seat: Seat | null): string =>
  seat === null ? told : (secret[seat] ?? told);
