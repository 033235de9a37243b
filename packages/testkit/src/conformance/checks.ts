// What is true of any game on this kernel. Each check plays a game by seed and says what it found wrong.

import { answer, canonical, type GameTypes, seeded, waiting } from '@nocturne/kernel';
import { callProblems } from './calls.ts';
import { leaksInMove, leaksNow } from './information.ts';
import { copyProblems, followProblems, load, optionProblems, recordProblems, sameThing } from './problems.ts';
import { randomMove } from './random-play.ts';
import { refusalProblems } from './refusals.ts';
import type { Subject } from './subject.ts';
import { together } from './together.ts';
import { begin, setupOf, watch, type Watcher } from './watch.ts';

export interface Check {
  name: string;
  run<T extends GameTypes>(subject: Subject<T>, seed: number): readonly string[];
}

/** A check of every position of one game. */
export interface Watch {
  name: string;
  watcher<T extends GameTypes>(subject: Subject<T>, seed: number): Watcher<T>;
}

const sound: Watch = {
  name: 'random play comes to an end, and the game finds no fault with its states',
  watcher: () => ({}),
};

const options: Watch = {
  name: 'every open decision has options, and every option its notation',
  watcher: (subject) => ({ before: (state) => optionProblems(subject, state) }),
};

const refusals: Watch = {
  name: 'illegal and stale answers are refused and change nothing',
  watcher: (subject) => ({ before: (state) => refusalProblems(subject, state) }),
};

const simultaneous: Watch = {
  name: 'seats that are asked at once answer without regard to each other',
  watcher: together,
};

const saving: Watch = {
  name: 'a saved state is the same after loading, and goes on the same',
  watcher: (subject) => ({
    before: (state) =>
      sameThing(subject, state, load(state)) ? [] : ['loading changed the state, its options or views'],
    after(before, state, { seat, choice }) {
      const loaded = load(before);
      answer(subject.game, loaded, { seat, choice });
      return canonical(loaded) === canonical(state) ? [] : ['a loaded game goes on differently'];
    },
  }),
};

const copying: Watch = {
  name: 'a copy is independent of the original',
  watcher: (subject) => ({ before: (state, random) => copyProblems(subject, state, random) }),
};

const replaying: Watch = {
  name: 'a record replays to the same hash, also from its text',
  watcher: (subject) => ({ over: (state, record) => recordProblems(subject, record, state) }),
};

const calling: Watch = {
  name: 'a call is refused and changes nothing, or is recorded and goes on like a move',
  watcher(subject, seed) {
    // A record that is replayed from every position would take for ever: from ever later ones is enough.
    let moment = seed % 4;
    return {
      before(state, random, record) {
        if (state.at < moment) return [];
        moment = 2 * state.at + 1;
        return callProblems(subject, state, record, random);
      },
      over: (state, record) => callProblems(subject, state, record),
    };
  },
};

const following: Watch = {
  name: 'events rebuild what a seat may know',
  watcher: (subject) => ({ after: (before, state) => followProblems(subject, before, state) }),
};

const secrets: Watch = {
  name: 'what a seat cannot know changes nothing it receives',
  watcher({ game, exchange }, seed) {
    const made: string[] = [];
    let exchanged = 0;
    const random = seeded(`exchange ${seed}`);
    const count = (leaks: { problems: string[]; exchanged: number }): string[] => {
      exchanged += leaks.exchanged;
      return leaks.problems;
    };
    return {
      before: (state) => count(leaksNow(game, exchange, state, random, made.slice(-20))),
      after(before, state, { seat, move }) {
        made.push(move);
        return count(leaksInMove(game, exchange, before, { seat, move, after: state }, random));
      },
      over: () => (exchanged === 0 ? ['nothing was exchanged'] : []),
    };
  },
};

const repeating: Check = {
  name: 'the same seed and moves give the same game, whatever is played beside it',
  run(subject, seed) {
    const setup = setupOf(subject, seed);
    const [one, other] = [begin(subject, setup), begin(subject, setup)];
    const beside = begin(subject, setupOf(subject, seed + 1));
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

export const watches: readonly Watch[] = [
  sound,
  options,
  refusals,
  simultaneous,
  saving,
  copying,
  replaying,
  calling,
  following,
  secrets,
];

export const checks: readonly Check[] = [
  ...watches.map((one): Check => ({
    name: one.name,
    run: (subject, seed) => watch(subject, setupOf(subject, seed), one.watcher(subject, seed)).problems,
  })),
  repeating,
];
