// What is true of any game on this kernel. Each check plays a game by seed and says what it found wrong.

import {
  answer,
  canonical,
  eventFor,
  type GameRecord,
  type GameTypes,
  hash,
  newRecord,
  play,
  readRecord,
  seeded,
  verify,
  view,
  waiting,
  writeRecord,
} from '@nocturne/kernel';
import { difference, leaksInMove, leaksNow } from './information.ts';
import { copyProblems, load, optionProblems, sameThing } from './problems.ts';
import { randomChoice, randomDecision, randomMove } from './random-play.ts';
import { refusalProblems } from './refusals.ts';
import type { Subject } from './subject.ts';
import { together } from './together.ts';
import { begin, setupOf, watch } from './watch.ts';

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
            return [
              `seat ${seat}: what the events give is not the view: ${difference(canonical(seen), canonical(now))}`,
            ];
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
  simultaneous,
  saving,
  copying,
  replaying,
  following,
  secrets,
  repeating,
];
