// What each seat is told, as text ready to be sent. What several seats see alike is written once.

import {
  type Event,
  type GameTypes,
  notationOf,
  notations,
  type Open,
  openFor,
  type Seat,
  type State,
  view,
  waiting,
} from '@nocturne/kernel';
import type { ServerGame } from '../games.ts';
import { clockTexts } from './clocks.ts';
import { isBot, type Live, type Step } from './live.ts';

/** Whoever looks at a table: from a seat, or from nowhere. */
export interface Watcher {
  readonly seat: Seat | null;
  readonly send: (text: string) => void;
}

/** The question as its seat gets it. */
function questionText<T extends GameTypes>({ game }: ServerGame<T>, state: State<T>, open: Open<T>): string {
  const { seat: _seat, ...rest } = open;
  return JSON.stringify({ ...rest, notation: notations(game, state, open) });
}

const openText = <T extends GameTypes>(entry: ServerGame<T>, state: State<T>, seat: Seat | null): string => {
  const open = seat === null ? undefined : openFor(state, seat);
  return open === undefined ? 'null' : questionText(entry, state, open);
};

const text = <T extends GameTypes>({ type, data }: Event<T>): string => JSON.stringify({ type, data });

/** The events as each seat receives them, joined by commas: `null` is a spectator. */
function eventTexts<T extends GameTypes>(events: readonly Event<T>[]): (seat: Seat | null) => string {
  const open = events.map((event) => text(event));
  const secret = events.some(({ to }) => to !== undefined);
  const all = open.join(',');
  if (!secret) return () => all;
  return (seat) => {
    if (seat === null) return all;
    return events
      .map((event, i) =>
        event.to?.includes(seat) === true
          ? JSON.stringify({ type: event.type, data: event.data, secret: event.secret })
          : open[i]!,
      )
      .join(',');
  };
}

/** The words of what is answered for a seat whose time is up; none if a bot decides. */
function atZero<T extends GameTypes>({ entry: { game }, state, setup }: Live<T>, seat: Seat): string | null {
  const open = openFor(state, seat);
  const passive = open === undefined || setup.botAtZero ? undefined : game.passive?.(open);
  return passive === undefined ? null : notationOf(game, state, open!, passive);
}

/** Who is known to decide, and the clocks of those who are people. */
function standing<T extends GameTypes>(live: Live<T>): [string, (seat: Seat | null) => string] {
  const { entry, state, setup, clocks } = live;
  const known = waiting(entry.game, state);
  const people = known.map(({ seat }) => seat).filter((seat) => !isBot(live, seat));
  return [JSON.stringify(known), clockTexts(setup.clock, clocks, people, (seat) => atZero(live, seat))];
}

/** Which question each seat has, as far as it was told. */
const serials = <T extends GameTypes>({ state }: Live<T>): (number | undefined)[] =>
  state.seats.map((_, seat) => openFor(state, seat)?.serial);

/**
 * Tells those who watch what an entry brought about. An answer to a secret question may bring about nothing that others
 * may know of: they are told nothing, and what they count (`shown`) does not count it.
 */
export function tellStep<T extends GameTypes>(
  live: Live<T>,
  { events }: Step<T>,
  watchers: Iterable<Watcher>,
): void {
  const { table, entry, state, shown: at, asked: before } = live;
  const asked = (live.asked = serials(live));
  const eventsFor = eventTexts(events);
  const [waits, clock] = standing(live);
  const written = new Map<Seat | null, string>();
  for (const { seat, send } of watchers) {
    if (events.length === 0 && (seat === null || asked[seat] === before[seat])) continue;
    let message = written.get(seat);
    if (message === undefined) {
      message = `{"type":"events","table":"${table}","at":${at},"events":[${eventsFor(seat)}],"question":${openText(entry, state, seat)},"waiting":${waits},"clock":${clock(seat)}}`;
      written.set(seat, message);
    }
    send(message);
  }
}

/** The whole of a table, for somebody who has just come. */
export function tableText<T extends GameTypes>(live: Live<T>, seat: Seat | null, about: string): string {
  const { table, entry, state, shown: at } = live;
  const seen = JSON.stringify(view(entry.game, state, seat));
  const [waits, clock] = standing(live);
  return `{"type":"table","table":"${table}","at":${at},"seat":${seat ?? 'null'},"about":${about},"view":${seen},"question":${openText(entry, state, seat)},"waiting":${waits},"clock":${clock(seat)}}`;
}

/** The whole of it to all who watch, who know the rest. */
export function tellTable<T extends GameTypes>(live: Live<T>, watchers: Iterable<Watcher>): void {
  live.asked = serials(live);
  for (const { seat, send } of watchers) send(tableText(live, seat, 'null'));
}
