// What is true of any game on this kernel. Each check plays a game by seed and says what it found wrong.

import { answer, canonical, type GameTypes, seeded, waiting } from '@nocturne/kernel';
import { callProblems } from './calls.ts';
import { leaksInMove, leaksNow } from './information.ts';
import { copyProblems, followProblems, load, optionProblems, recordProblems, sameThing } from './problems.ts';
import { randomMove } from './random-play.ts';
import { refusalProblems } from './refusals.ts';
import type { Subject } from './subject.ts';
import { together } from './together.ts';
import { begin, record, watch } from './watch.ts';

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

const simultaneous: Check = {
  name: 'seats that are asked at once answer without regard to each other',
  run: (subject, seed) => watch(subject, seed, together(subject)),
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
    const recorded = record(subject, seed);
    return 'problems' in recorded
      ? recorded.problems
      : recordProblems(subject, recorded.record, recorded.state);
  },
};

const calling: Check = {
  name: 'a call is refused and changes nothing, or is recorded and goes on like a move',
  run(subject, seed) {
    // A record that is replayed from every position would take for ever: from ever later ones is enough.
    let moment = seed % 4;
    const recorded = record(subject, seed, (state, kept, random) => {
      if (state.at < moment) return [];
      moment = 2 * state.at + 1;
      return callProblems(subject, state, kept, random);
    });
    return 'problems' in recorded
      ? recorded.problems
      : callProblems(subject, recorded.state, recorded.record);
  },
};

const following: Check = {
  name: 'events rebuild what a seat may know',
  run: (subject, seed) =>
    watch(subject, seed, { after: (before, state) => followProblems(subject, before, state) }),
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
  simultaneous,
  saving,
  copying,
  replaying,
  calling,
  following,
  secrets,
  repeating,
];
