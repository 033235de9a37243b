// What can be wrong with a state at a decision.

import {
  canonical,
  copy,
  eventFor,
  type GameRecord,
  type GameTypes,
  notationOf,
  notations,
  type Open,
  type Random,
  read,
  readRecord,
  sealed,
  seeded,
  type State,
  verify,
  view,
  whyNotAnswer,
  writeRecord,
} from '@nocturne/kernel';
import { difference } from './information.ts';
import { randomChoice, randomMove } from './random-play.ts';
import type { Subject } from './subject.ts';

/** Every option has a notation of its own that leads back to it. */
function notationProblems<T extends GameTypes>(
  subject: Subject<T>,
  state: State<T>,
  decision: Open<T>,
): string[] {
  const { game } = subject;
  const listed = notations(game, state, decision);
  if (new Set(listed).size < listed.length && decision.kind === 'one') {
    return [`two options of ${decision.name} have one notation: ${listed.join(' · ')}`];
  }
  const choice = randomChoice(decision, seeded(listed.join()));
  const back = read(game, state, decision.seat, notationOf(game, state, decision, choice));
  if ('reason' in back) return [`a notation is not understood: ${JSON.stringify(back.reason)}`];
  const again = notationOf(game, state, decision, back.choice);
  return again === notationOf(game, state, decision, choice)
    ? []
    : [`a notation leads to another option: ${again}`];
}

/** What is answered for a seat that says nothing is legal. */
function passiveProblems<T extends GameTypes>(
  { game }: Subject<T>,
  state: State<T>,
  decision: Open<T>,
): string[] {
  const choice = game.passive?.(decision);
  if (choice === undefined) return [];
  const { name, seat } = decision;
  const why = whyNotAnswer(game, state, { seat, choice })?.why;
  return why === undefined ? [] : [`the passive answer to ${name} is not legal: ${why}`];
}

export function optionProblems<T extends GameTypes>(subject: Subject<T>, state: State<T>): string[] {
  return state.open.flatMap((decision) => {
    const { name, kind, options, min, max } = decision as unknown as Record<string, unknown> & {
      options?: unknown[];
    };
    const count = options?.length ?? 0;
    if ((kind === 'one' || kind === 'order') && count === 0) return [`${String(name)} has no option`];
    if (
      kind === 'some' &&
      !((min as number) >= 0 && (min as number) <= (max as number) && (max as number) <= count)
    ) {
      return [`${String(name)} asks for ${String(min)} to ${String(max)} of ${count}`];
    }
    if (kind === 'amount' && !((min as number) >= 0 && (min as number) <= (max as number))) {
      return [`${String(name)} asks for ${String(min)} to ${String(max)}`];
    }
    return [...notationProblems(subject, state, decision), ...passiveProblems(subject, state, decision)];
  });
}

/** Data that JSON keeps as it is. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value === 'object' && value !== null) {
    return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
  }
  return typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value !== 'function' && typeof value !== 'symbol';
}

export const load = <T extends GameTypes>(state: State<T>): State<T> =>
  JSON.parse(JSON.stringify(state)) as State<T>;

const allViews = <T extends GameTypes>({ game }: Subject<T>, state: State<T>): string =>
  JSON.stringify([null, ...state.seats.keys()].map((seat) => view(game, state, seat)));

export const sameThing = <T extends GameTypes>(
  subject: Subject<T>,
  one: State<T>,
  other: State<T>,
): boolean =>
  isPlain(one) &&
  canonical(one) === canonical(other) &&
  JSON.stringify(one.open) === JSON.stringify(other.open) &&
  allViews(subject, one) === allViews(subject, other);

/** What the events of a move give, and what each seat sees after it. */
export function followProblems<T extends GameTypes>(
  { game }: Subject<T>,
  before: State<T>,
  state: State<T>,
): string[] {
  for (const seat of [null, ...state.seats.keys()]) {
    let seen = view(game, before, seat);
    for (const event of state.events) seen = game.follow(seen, eventFor(event, seat), seat);
    const [followed, now] = [canonical(seen), canonical(view(game, state, seat))];
    if (followed !== now)
      return [`seat ${seat}: what the events give is not the view: ${difference(followed, now)}`];
  }
  return [];
}

/** The record, written as text and read again, leads to this state. */
export function recordProblems<T extends GameTypes>(
  { game }: Subject<T>,
  record: GameRecord,
  state: State<T>,
): string[] {
  const again = readRecord(writeRecord(sealed(record, state)));
  if ('reason' in again) return [`the record's text is refused: ${JSON.stringify(again.reason)}`];
  const verified = verify(game, again.record);
  return 'reason' in verified ? [`the record does not replay: ${JSON.stringify(verified.reason)}`] : [];
}

export function copyProblems<T extends GameTypes>(
  subject: Subject<T>,
  state: State<T>,
  random: Random,
): string[] {
  const { game } = subject;
  const before = canonical(state);
  const twin = copy(game, state);
  if (canonical(twin) !== before) return ['a copy is not the same'];
  for (let i = 0; i < 6 && twin.result === null; i++) randomMove(game, twin, random);
  if (canonical(state) !== before) return ['moves on a copy changed the original'];
  const third = copy(game, state);
  const fourth = copy(game, third);
  for (let i = 0; i < 6 && third.result === null; i++) randomMove(game, third, random);
  return canonical(fourth) === before ? [] : ['moves on the original changed a copy'];
}
