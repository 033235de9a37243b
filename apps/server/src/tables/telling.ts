// What each seat is told, as text ready to be sent. What several seats see alike is written once.

import {
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
import { isBot, type Live, questions, stepsSince, type Told } from './live.ts';
import { NO_STEP, type Step, toldTo } from './steps.ts';

/** Whoever looks at a table: from a seat, or from nowhere. */
export interface Watcher {
  readonly seat: Seat | null;
  /** Makes a text ready, and sends it when the result is called. */
  readonly ready: (text: string) => () => void;
}

/** The question as its seat gets it. */
export function questionText<T extends GameTypes>(
  { game }: ServerGame<T>,
  state: State<T>,
  seat: Seat | null,
): string {
  const open = seat === null ? undefined : openFor(state, seat);
  if (open === undefined) return 'null';
  return JSON.stringify({ notation: notations(game, state, open), ...open, seat: undefined });
}

/** The words of what is answered for a seat whose time is up; none if a bot decides. */
function atZero<T extends GameTypes>({ entry: { game }, state, setup }: Live<T>, seat: Seat): string | null {
  const open = openFor(state, seat);
  const passive = open === undefined || setup.botAtZero ? undefined : game.passive?.(open);
  return passive === undefined ? null : notationOf(game, state, open!, passive);
}

/** Where things stand: who is known to decide, the question of the one who is told, and what they see of the clocks. */
function standingTexts<T extends GameTypes>(live: Live<T>): (seat: Seat | null) => string {
  const { entry, state, setup, clocks } = live;
  const known = waiting(entry.game, state);
  const people = known.map(({ seat }) => seat).filter((seat) => !isBot(live, seat));
  const clock = clockTexts(setup.clock, clocks, people, (seat) => atZero(live, seat));
  const waits = JSON.stringify(known);
  const text = (question: string, time: string): string =>
    `"question":${question},"waiting":${waits},"clock":${time}`;
  // the same text for all who are not asked, unless each has a clock of their own
  const common = text('null', clock(null));
  return (seat) => {
    const [question, time] = [questionText(entry, state, seat), clock(seat)];
    return question === 'null' && time === 'null' ? common : text(question, time);
  };
}

/** What one step brought about; where things stand is told with the last of several. */
const eventsText = (table: string, at: number, events: string, stands?: string): string =>
  `{"type":"events","table":"${table}","at":${at},"events":[${events}]${stands === undefined ? '' : `,${stands}`}}`;

/** What a seat is told of a step, if anything; made when it is first wanted. */
function stepTexts<T extends GameTypes>(
  live: Live<T>,
  step: Step,
  asked: Told['asked'],
): (seat: Seat | null) => string | undefined {
  const { table, shown: at, told: before } = live;
  const standing = standingTexts(live);
  const common = { events: step.told, stands: standing(null) };
  const texts = new Map<Seat | null, string | undefined>();
  let written: string | undefined;
  function textFor(seat: Seat | null): string | undefined {
    if (step === NO_STEP && (seat === null || asked[seat] === before.asked[seat])) return undefined;
    const [events, stands] = [toldTo(step, seat), standing(seat)];
    if (events !== common.events || stands !== common.stands) return eventsText(table, at, events, stands);
    return (written ??= eventsText(table, at, events, stands));
  }
  return (seat) => {
    if (!texts.has(seat)) texts.set(seat, textFor(seat));
    return texts.get(seat);
  };
}

/**
 * Makes ready what those who watch are told of an entry; they are told when the result is called. An answer to a secret
 * question may bring about nothing that others may know of: they are told nothing, and what they count (`shown`) does not
 * count it.
 */
export function readyStep<T extends GameTypes>(
  live: Live<T>,
  step: Step,
  watchers: Iterable<Watcher>,
): () => void {
  const { shown } = live;
  const asked = questions(live.state);
  const textFor = stepTexts(live, step, asked);
  const sends: (() => void)[] = [];
  for (const { seat, ready } of watchers) {
    const text = textFor(seat);
    if (text !== undefined) sends.push(ready(text));
  }
  return () => {
    live.told = { shown, asked };
    for (const send of sends) send();
  };
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
  const last = steps.pop() ?? NO_STEP;
  return [
    ...steps.map((step, i) => eventsText(live.table, from + 1 + i, toldTo(step, seat))),
    // without any step there may still be another question: it may have been answered in secret
    eventsText(live.table, live.shown, toldTo(last, seat), standingTexts(live)(seat)),
  ];
}

/** Tells those who watch what they missed. Who has missed nothing is not told that others have. */
export function tellMissed<T extends GameTypes>(
  live: Live<T>,
  { shown, asked }: Told,
  watchers: Iterable<Watcher>,
): void {
  const isNews = (seat: Seat | null): boolean =>
    shown !== live.shown || (seat !== null && asked[seat] !== live.told.asked[seat]);
  for (const { seat, ready } of watchers)
    if (isNews(seat))
      for (const text of missedTexts(live, seat, shown) ?? [tableText(live, seat, 'null')]) ready(text)();
}

/** The whole of it to all who watch, who know the rest. */
export function tellTable<T extends GameTypes>(live: Live<T>, watchers: Iterable<Watcher>): void {
  live.told = { shown: live.shown, asked: questions(live.state) };
  for (const { seat, ready } of watchers) ready(tableText(live, seat, 'null'))();
}
