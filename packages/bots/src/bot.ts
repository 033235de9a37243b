import type { Choice, GameTypes, Open, Random, Seat, SeatEvent, View } from '@nocturne/kernel';

/**
 * A bot sees what its seat sees: a view, its own events, its decision. What it remembers is plain data, which
 * it replaces and never changes. Its luck is a stream of its own.
 */
export interface Bot<T extends GameTypes, Memory = unknown> {
  readonly name: string;
  begin(view: View<T>, seat: Seat): Memory;
  notice(memory: Memory, event: SeatEvent<T>): Memory;
  choose(memory: Memory, view: View<T>, decision: Open<T>, random: Random): Choice;
}
