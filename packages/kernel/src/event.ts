// Events: what happened, in the form everyone may see, and what only some seats may see of it.

import type { Event, EventName, GameTypes, Seat, SeatEvent, State } from './types.ts';

type EmitArguments<E> = E extends { data: infer Data; secret: infer Hidden }
  ? Hidden extends undefined
    ? [data: Data]
    : [data: Data, secret: Hidden, to: readonly Seat[]]
  : never;

/** Tells what happened. An event with a private form cannot be told without it. */
export function emit<T extends GameTypes, N extends EventName<T>>(
  state: State<T>,
  type: N,
  ...[data, secret, to]: EmitArguments<T['Events'][N]>
): void {
  const event = to === undefined ? { type, data } : { type, data, secret, to };
  state.events.push(event);
}

/** The event as a seat receives it; `null` is a spectator. */
export function eventFor<T extends GameTypes>(event: Event<T>, seat: Seat | null): SeatEvent<T> {
  const { type, data, secret, to } = event;
  const told = seat !== null && to !== undefined && to.includes(seat);
  return told ? { type, data, secret } : { type, data };
}
