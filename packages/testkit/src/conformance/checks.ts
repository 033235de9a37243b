// What is true of any game on this kernel. Each check plays a game by seed and says what it found wrong.

import {
  answer,
  canonical,
  type Choice,
  copy,
  eventFor,
  type GameRecord,
  type GameTypes,
  hash,
  newRecord,
  notationOf,
  notations,
  type Open,
  play,
  type Random,
  read,
  readRecord,
  seeded,
  type Setup,
  split,
  start,
  type State,
  verify,
  view,
  waiting,
  writeRecord,
} from '@nocturne/kernel';
import { leaksInMove, leaksNow } from './information.ts';
import { randomChoice, randomDecision, randomMove } from './random-play.ts';
import type { Subject } from './subject.ts';

/** A game under way, as the checks see it: before each move, and after it. */
interface Watcher<T extends GameTypes> {
  before?(state: State<T>, random: Random): readonly string[];
  after?(
    before: State<T>,
    state: State<T>,
    move: { seat: number; move: string; choice: Choice },
  ): readonly string[];
}

function setupOf<T extends GameTypes>(subject: Subject<T>, seed: number): Setup {
  return { ...subject.tables[seed % subject.tables.length]!, seed: `conformance ${seed}` };
}

function begin<T extends GameTypes>(subject: Subject<T>, seed: number): State<T> {
  const started = start(subject.game, setupOf(subject, seed));
  if ('problems' in started) throw new Error(`the table is refused: ${JSON.stringify(started.problems)}`);
  return started.state;
}

/** Plays one random game to its end, stopping at the first problem. */
function watch<T extends GameTypes>(
  subject: Subject<T>,
  seed: number,
  watcher: Watcher<T>,
): readonly string[] {
  const { game } = subject;
  const random = seeded(`play ${seed}`);
  const state = begin(subject, seed);
  for (let moves = 0; state.result === null; moves++) {
    if (moves >= subject.longest) return [`the game is not over after ${moves} moves`];
    if (state.open.length === 0) return ['nobody is asked, and the game is not over'];
    const problems = watcher.before?.(state, split(random)) ?? [];
    if (problems.length > 0) return problems;
    const decision = randomDecision(state, random);
    const choice = randomChoice(decision, random);
    const earlier = watcher.after === undefined ? state : structuredClone(state);
    const move = { seat: decision.seat, move: notationOf(game, state, decision, choice), choice };
    const outcome = answer(game, state, { seat: decision.seat, choice });
    if (!outcome.ok) return [`a legal choice was refused: ${JSON.stringify(outcome.reason)}`];
    const found = watcher.after?.(earlier, state, move) ?? [];
    if (found.length > 0) return found;
  }
  return [];
}

/** Every option has a notation of its own that leads back to it. */
function notationProblems<T extends GameTypes>(
  subject: Subject<T>,
  state: State<T>,
  decision: Open<T>,
): string[] {
  const { game } = subject;
  const listed = notations(game, state, decision);
  if (new Set(listed).size < listed.length && decision.kind === 'one') {
    return [`two options of ${String(decision.name)} have one notation: ${listed.join(' · ')}`];
  }
  const choice = randomChoice(decision, seeded(listed.join()));
  const back = read(game, state, decision.seat, notationOf(game, state, decision, choice));
  if ('reason' in back) return [`a notation is not understood: ${JSON.stringify(back.reason)}`];
  const again = notationOf(game, state, decision, back.choice);
  return again === notationOf(game, state, decision, choice)
    ? []
    : [`a notation leads to another option: ${again}`];
}

function optionProblems<T extends GameTypes>(subject: Subject<T>, state: State<T>): string[] {
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
    return notationProblems(subject, state, decision);
  });
}

const NONSENSE: readonly unknown[] = [
  -1,
  1e9,
  0.5,
  NaN,
  '0',
  null,
  undefined,
  {},
  [],
  [0, 0],
  [-1],
  ['0'],
  true,
];

function refusalProblems<T extends GameTypes>(subject: Subject<T>, state: State<T>): string[] {
  const { game } = subject;
  const before = canonical(state);
  const decision = state.open[0]!;
  const legal = randomChoice(decision, seeded('any'));
  const asked = new Set(state.open.map(({ seat }) => seat));
  const accepts = (choice: unknown): boolean =>
    decision.kind === 'some' && Array.isArray(choice) && choice.length === 0 && decision.min === 0;
  const tries = [
    ...NONSENSE.filter((choice) => !accepts(choice)).map((choice) => ({
      seat: decision.seat,
      choice: choice as Choice,
    })),
    { seat: decision.seat, choice: legal, at: state.at - 1 },
    { seat: decision.seat, choice: legal, at: state.at + 1 },
    ...[...state.seats.keys(), -1, state.seats.length]
      .filter((seat) => !asked.has(seat))
      .map((seat) => ({ seat, choice: legal })),
  ];
  for (const move of tries) {
    const outcome = answer(game, state, move);
    if (outcome.ok) return [`accepted: ${JSON.stringify(move)} for ${String(decision.name)}`];
  }
  return canonical(state) === before ? [] : ['a refused answer changed the state'];
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

const load = <T extends GameTypes>(state: State<T>): State<T> =>
  JSON.parse(JSON.stringify(state)) as State<T>;

const allViews = <T extends GameTypes>({ game }: Subject<T>, state: State<T>): string =>
  JSON.stringify([null, ...state.seats.keys()].map((seat) => view(game, state, seat)));

const sameThing = <T extends GameTypes>(subject: Subject<T>, one: State<T>, other: State<T>): boolean =>
  isPlain(one) &&
  canonical(one) === canonical(other) &&
  JSON.stringify(one.open) === JSON.stringify(other.open) &&
  allViews(subject, one) === allViews(subject, other);

function copyProblems<T extends GameTypes>(subject: Subject<T>, state: State<T>, random: Random): string[] {
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

export interface Check {
  name: string;
  run<T extends GameTypes>(subject: Subject<T>, seed: number): readonly string[];
}

const ends: Check = { name: 'random play comes to an end', run: (subject, seed) => watch(subject, seed, {}) };

const faults: Check = {
  name: 'the game finds no fault with its states',
  run: (subject, seed) => watch(subject, seed, { before: (state) => subject.game.faults(state) }),
};

const options: Check = {
  name: 'every open decision has options, and every option its notation',
  run: (subject, seed) => watch(subject, seed, { before: (state) => optionProblems(subject, state) }),
};

const refusals: Check = {
  name: 'illegal and stale answers are refused and change nothing',
  run: (subject, seed) => watch(subject, seed, { before: (state) => refusalProblems(subject, state) }),
};

const saving: Check = {
  name: 'a saved state is the same after loading, and goes on the same',
  run: (subject, seed) =>
    watch(subject, seed, {
      before: (state) =>
        sameThing(subject, state, load(state)) ? [] : ['loading changed the state, its options or views'],
      after(before, state, { seat, choice }) {
        const loaded = load(before);
        answer(subject.game, loaded, { seat, choice });
        return canonical(loaded) === canonical(state) ? [] : ['a loaded game goes on differently'];
      },
    }),
};

const copying: Check = {
  name: 'a copy is independent of the original',
  run: (subject, seed) =>
    watch(subject, seed, { before: (state, random) => copyProblems(subject, state, random) }),
};

const replaying: Check = {
  name: 'a record replays to the same hash, also from its text',
  run(subject, seed) {
    const { game } = subject;
    const random = seeded(`play ${seed}`);
    const state = begin(subject, seed);
    let record: GameRecord = newRecord(game, state, setupOf(subject, seed).seed);
    for (let moves = 0; state.result === null && moves < subject.longest; moves++) {
      const decision = randomDecision(state, random);
      const played = play(game, state, { seat: decision.seat, choice: randomChoice(decision, random) });
      if ('reason' in played) return [`refused: ${JSON.stringify(played.reason)}`];
      record = { ...record, moves: [...record.moves, played.recorded] };
    }
    const text = writeRecord({ ...record, hash: hash(state) });
    const again = readRecord(text);
    if ('reason' in again) return [`the record's text is refused: ${JSON.stringify(again.reason)}`];
    const verified = verify(game, again.record);
    return 'reason' in verified ? [`the record does not replay: ${JSON.stringify(verified.reason)}`] : [];
  },
};

const following: Check = {
  name: 'events rebuild what a seat may know',
  run(subject, seed) {
    const { game } = subject;
    return watch(subject, seed, {
      after(before, state) {
        for (const seat of [null, ...state.seats.keys()]) {
          let seen = view(game, before, seat);
          for (const event of state.events) seen = game.follow(seen, eventFor(event, seat), seat);
          const now = view(game, state, seat);
          if (canonical(seen) !== canonical(now)) {
            return [`seat ${seat}: events give ${canonical(seen)}, the view is ${canonical(now)}`];
          }
        }
        return [];
      },
    });
  },
};

const secrets: Check = {
  name: 'what a seat cannot know changes nothing it receives',
  run(subject, seed) {
    const { game, exchange } = subject;
    const made: string[] = [];
    let exchanged = 0;
    const random = seeded(`exchange ${seed}`);
    const count = (leaks: { problems: string[]; exchanged: number }): string[] => {
      exchanged += leaks.exchanged;
      return leaks.problems;
    };
    const problems = watch(subject, seed, {
      before: (state) => count(leaksNow(game, exchange, state, random, made.slice(-20))),
      after(before, state, { seat, move }) {
        made.push(move);
        return count(leaksInMove(game, exchange, before, { seat, move, after: state }, random));
      },
    });
    return problems.length === 0 && exchanged === 0 ? ['nothing was exchanged'] : problems;
  },
};

const repeating: Check = {
  name: 'the same seed and moves give the same game, whatever is played beside it',
  run(subject, seed) {
    const [one, other] = [begin(subject, seed), begin(subject, seed)];
    const beside = begin(subject, seed + 1);
    const [first, second, third] = [seeded(`play ${seed}`), seeded(`play ${seed}`), seeded('beside')];
    for (let moves = 0; one.result === null && moves < subject.longest; moves++) {
      randomMove(subject.game, one, first);
      if (beside.result === null) randomMove(subject.game, beside, third);
      randomMove(subject.game, other, second);
      if (canonical(one) !== canonical(other)) return [`two games differ after ${moves + 1} moves`];
      if (waiting(subject.game, one).length > one.open.length)
        return ['more seats are waited for than asked'];
    }
    return [];
  },
};

export const checks: readonly Check[] = [
  ends,
  faults,
  options,
  refusals,
  saving,
  copying,
  replaying,
  following,
  secrets,
  repeating,
];
