// What each seat is told, as text ready to be sent. What several seats see alike is written once.

import {
  type Event,
  type GameTypes,
  notationOf,
  notations,
  openFor,
  type Seat,
  type State,
  view,
  waiting,
} from '@nocturne/kernel';
import type { ServerGame } from '../games.ts';
import { clockTexts } from './clocks.ts';
import { isBot, type Live, questions, type Step, stepsSince } from './live.ts';

/** Whoever looks at a table: from a seat, or from nowhere. */
export interface Watcher {
  readonly seat: Seat | null;
  readonly send: (text: string) => void;
}

/** The question as its seat gets it. */
export function questionText<T extends GameTypes>(
  { game }: ServerGame<T>,
  state: State<T>,
  seat: Seat | null,
): string {
  const open = seat === null ? undefined : openFor(state, seat);
  if (open === undefined) return 'null';
  const { seat: _seat, ...rest } = open;
  return JSON.stringify({ ...rest, notation: notations(game, state, open) });
}

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

/** Who is known to decide, the question of the one who is told, and what they see of the clocks. */
function standingTexts<T extends GameTypes>(live: Live<T>): (seat: Seat | null) => string {
  const { entry, state } = live;
  const [waits, clock] = standing(live);
  return (seat) => `"question":${questionText(entry, state, seat)},"waiting":${waits},"clock":${clock(seat)}`;
}

/** What one step brought about; where things stand is told with the last of several. */
const eventsText = (table: string, at: number, events: string, stands?: string): string =>
  `{"type":"events","table":"${table}","at":${at},"events":[${events}]${stands === undefined ? '' : `,${stands}`}}`;

/**
 * Tells those who watch what an entry brought about. An answer to a secret question may bring about nothing that others
 * may know of: they are told nothing, and what they count (`shown`) does not count it.
 */
export function tellStep<T extends GameTypes>(
  live: Live<T>,
  { events }: Step<T>,
  watchers: Iterable<Watcher>,
): void {
  const { table, state, shown: at, asked: before } = live;
  const asked = (live.asked = questions(state));
  const eventsFor = eventTexts(events);
  const stands = standingTexts(live);
  const written = new Map<Seat | null, string>();
  for (const { seat, send } of watchers) {
    if (events.length === 0 && (seat === null || asked[seat] === before[seat])) continue;
    let message = written.get(seat);
    if (message === undefined) {
      message = eventsText(table, at, eventsFor(seat), stands(seat));
      written.set(seat, message);
    }
    send(message);
  }
}

/** The whole of a table, for somebody who has just come. */
export function tableText<T extends GameTypes>(live: Live<T>, seat: Seat | null, about: string): string {
  const { table, entry, state, shown: at } = live;
  const seen = JSON.stringify(view(entry.game, state, seat));
  const stands = standingTexts(live);
  return `{"type":"table","table":"${table}","at":${at},"seat":${seat ?? 'null'},"about":${about},"view":${seen},${stands(seat)}}`;
}

/** What somebody missed who knows the steps up to `from`, one by one; nothing, if that cannot be told any more. */
export function missedTexts<T extends GameTypes>(
  live: Live<T>,
  seat: Seat | null,
  from: number,
): string[] | undefined {
  const steps = stepsSince(live, from);
  if (steps === undefined) return undefined;
  const last = steps.pop() ?? [];
  return [
    ...steps.map((events, i) => eventsText(live.table, from + 1 + i, eventTexts(events)(seat))),
    // without any step there may still be another question: it may have been answered in secret
    eventsText(live.table, live.shown, eventTexts(last)(seat), standingTexts(live)(seat)),
  ];
}

/** What those who watch a game have been told of it. */
export type Told = Pick<Live<GameTypes>, 'shown' | 'asked'>;

/** Tells those who watch what they missed. Who has missed nothing is not told that others have. */
export function tellMissed<T extends GameTypes>(
  live: Live<T>,
  { shown, asked }: Told,
  watchers: Iterable<Watcher>,
): void {
  const isNews = (seat: Seat | null): boolean =>
    shown !== live.shown || (seat !== null && asked[seat] !== live.asked[seat]);
  for (const { seat, send } of watchers)
    if (isNews(seat)) (missedTexts(live, seat, shown) ?? [tableText(live, seat, 'null')]).forEach(send);
}

/** The whole of it to all who watch, who know the rest. */
export function tellTable<T extends GameTypes>(live: Live<T>, watchers: Iterable<Watcher>): void {
  live.asked = questions(live.state);
  for (const { seat, send } of watchers) send(tableText(live, seat, 'null'));
}
