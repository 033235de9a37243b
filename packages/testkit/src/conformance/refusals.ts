// What must be refused at any decision, whoever sends it, and changes nothing.

import {
  answer,
  canonical,
  type Choice,
  type GameTypes,
  type Move,
  type Open,
  read,
  seeded,
  type State,
} from '@nocturne/kernel';
import { randomChoice } from './random-play.ts';
import type { Subject } from './subject.ts';

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

/** Words that are no move of any game, some of them with a meaning to the machine. */
const HOSTILE = [
  'constructor',
  '__proto__ x',
  'toString',
  '',
  ' ',
  '🧛',
  '+',
  '>',
  ',',
  '\u0000',
  '\u202Ekill',
];
const ENDLESS = 'x'.repeat(10_000);

const acceptsNothing = <T extends GameTypes>(decision: Open<T>): boolean =>
  decision.kind === 'some' && decision.min === 0;

function badAnswers<T extends GameTypes>(state: State<T>, decision: Open<T>): Move[] {
  const { seat, serial } = decision;
  const choice = randomChoice(decision, seeded('any'));
  const asked = new Set(state.open.map((one) => one.seat));
  const nonsense = NONSENSE.filter(
    (one) => !(acceptsNothing(decision) && Array.isArray(one) && one.length === 0),
  );
  return [
    ...nonsense.map((one) => ({ seat, choice: one as Choice })),
    { seat, choice, serial: serial - 1 },
    { seat, choice, serial: serial + 1 },
    ...[...state.seats.keys(), -1, state.seats.length]
      .filter((one) => !asked.has(one))
      .map((one) => ({ seat: one, choice })),
  ];
}

export function refusalProblems<T extends GameTypes>({ game }: Subject<T>, state: State<T>): string[] {
  const before = canonical(state);
  for (const decision of state.open) {
    for (const move of badAnswers(state, decision)) {
      if (answer(game, state, move).ok) return [`accepted: ${JSON.stringify(move)} for ${decision.name}`];
    }
  }
  // To measure an endless word against every offer takes its time: once in a while is enough.
  const words = state.at % 16 === 0 ? [...HOSTILE, ENDLESS] : HOSTILE;
  for (const seat of state.seats.keys()) {
    const understood = words.find((word) => 'choice' in read(game, state, seat, word));
    if (understood !== undefined) return [`understood: ${JSON.stringify(understood.slice(0, 40))}`];
  }
  return canonical(state) === before ? [] : ['a refused answer changed the state'];
}
