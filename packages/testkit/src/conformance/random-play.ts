// Random play: any seat that is asked, any legal choice.

import {
  answer,
  below,
  type Choice,
  type Game,
  type GameTypes,
  type Open,
  type Random,
  shuffle,
  type State,
} from '@nocturne/kernel';

type Asked = { kind: string; options: readonly unknown[]; min: number; max: number };

export function randomChoice<T extends GameTypes>(decision: Open<T>, random: Random): Choice {
  const { kind, options, min, max } = decision as unknown as Asked;
  if (kind === 'amount') return min + below(random, max - min + 1);
  if (kind === 'one') return below(random, options.length);
  const order = shuffle(random, [...options.keys()]);
  return kind === 'order' ? order : order.slice(0, min + below(random, max - min + 1));
}

export const randomDecision = <T extends GameTypes>(state: State<T>, random: Random): Open<T> =>
  state.open[below(random, state.open.length)]!;

export function randomPlayer<T extends GameTypes>(
  state: State<T>,
  random: Random,
): { decision: Open<T>; choice: Choice } {
  const decision = randomDecision(state, random);
  return { decision, choice: randomChoice(decision, random) };
}

/** Makes one random move. */
export function randomMove<T extends GameTypes>(game: Game<T>, state: State<T>, random: Random): void {
  const { decision, choice } = randomPlayer(state, random);
  const outcome = answer(game, state, { seat: decision.seat, choice });
  if (!outcome.ok) throw new Error(`a legal choice was refused: ${JSON.stringify(outcome.reason)}`);
}
