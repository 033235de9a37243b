// V-17.16: who has burned a Red List minion.

import type { State } from '@nocturne/kernel';
import type { Id, Permanent, Vtes } from './types.ts';

const NOBODY: Id = 0;

/** The diablerist, the opponent in combat, or who acts against it; the action is not over yet. */
function burnerOf({ board: { action, combat }, stack }: State<Vtes>, { id }: Permanent): Id {
  const frame = stack.at(-1);
  if (frame?.proc === 'diablerie') return frame.diablerist;
  if (combat !== null) {
    const other = combat.sides.find(({ minion }) => minion !== id);
    return combat.sides.some(({ minion }) => minion === id) ? other!.minion : NOBODY;
  }
  const against = action?.outcome === 'successful' && action.state !== 'over' && action.aim.seats.length > 0;
  return against && action.minion !== id ? action.minion : NOBODY;
}

/** The reward is given before the next step, or when the diablerie has come to it (V-12.10). */
export function noteBurned(state: State<Vtes>, card: Permanent): void {
  const burner = burnerOf(state, card);
  const vampire = state.board.cards.some(({ id, sect }) => id === burner && sect !== null);
  if (vampire) state.board.awards.push(burner);
}
