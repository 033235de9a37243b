// What the table may call out at a moment, and what comes of it.

import {
  answer,
  canonical,
  copy,
  type GameRecord,
  type GameTypes,
  makeCall,
  play,
  type Random,
  type RecordedMove,
  seeded,
  type State,
  whyNotCall,
} from '@nocturne/kernel';
import { leaksInMove } from './information.ts';
import { followProblems, load, optionProblems, recordProblems } from './problems.ts';
import { randomChoice, randomDecision } from './random-play.ts';
import type { Subject } from './subject.ts';

/** Words that are no call of any game, some of them with a meaning to the machine. */
const HOSTILE = ['constructor', '__proto__', 'toString', '', ' ', '*', 'x'.repeat(1000)];

// So many moves show whether the game goes on as it should.
const MOVES_AFTER = 5;

/** A question that was withdrawn takes no answer any more. */
function openProblems<T extends GameTypes>(
  { game }: Subject<T>,
  before: State<T>,
  after: State<T>,
): string[] {
  const late = before.open.filter((decision) => {
    const { seat, serial } = decision;
    return answer(game, copy(game, after), { seat, choice: randomChoice(decision, seeded('late')), serial })
      .ok;
  });
  return late.map(({ name }) => `${name} is still answered`);
}

/** The call and some moves after it, as a record. */
function goesOn<T extends GameTypes>(
  subject: Subject<T>,
  state: State<T>,
  record: GameRecord,
  random: Random,
): string[] {
  const moves: RecordedMove[] = [];
  while (state.result === null && moves.length < MOVES_AFTER) {
    const problems = [...subject.game.faults(state), ...optionProblems(subject, state)];
    if (problems.length > 0) return problems;
    const decision = randomDecision(state, random);
    const played = play(subject.game, state, { seat: decision.seat, choice: randomChoice(decision, random) });
    if ('reason' in played) return [`refused: ${JSON.stringify(played.reason)}`];
    moves.push(played.recorded);
  }
  return recordProblems(subject, { ...record, moves: [...record.moves, ...moves] }, state);
}

function madeProblems<T extends GameTypes>(
  subject: Subject<T>,
  state: State<T>,
  record: GameRecord,
  word: string,
  random: Random,
): string[] {
  const { game, exchange } = subject;
  const [after, loaded] = [copy(game, state), load(state)];
  if (!makeCall(game, after, word).ok) return ['refused, though nothing is against it'];
  makeCall(game, loaded, word);
  if (canonical(loaded) !== canonical(after)) return ['a loaded game goes on differently'];
  const move = { seat: null, move: word };
  return [
    ...openProblems(subject, state, after),
    ...game.faults(after),
    ...followProblems(subject, state, after),
    ...leaksInMove(game, exchange, state, { ...move, after }, random).problems,
    ...goesOn(subject, after, { ...record, moves: [...record.moves, move] }, random),
  ];
}

/** What is wrong with the calls of a game at this moment. The state is left as it is. */
export function callProblems<T extends GameTypes>(
  subject: Subject<T>,
  state: State<T>,
  record: GameRecord,
  random: Random = seeded('calls'),
): string[] {
  const { game } = subject;
  const before = canonical(state);
  const known = Object.keys(game.calls ?? {});
  const problems = [...known, ...HOSTILE].flatMap((word) => {
    const allowed = whyNotCall(game, state, word) === undefined;
    if (allowed && !known.includes(word)) return [`heard: ${JSON.stringify(word)}`];
    if (!allowed) return makeCall(game, state, word).ok ? [`${word}: made, though it is refused`] : [];
    return madeProblems(subject, state, record, word, random).map((problem) => `${word}: ${problem}`);
  });
  return canonical(state) === before ? problems : [...problems, 'a call that was not made changed the state'];
}
