// The combat under way: who fights, and what they bring to it. Computed, never stored twice.

import { clockwise, cardsOn, findCard, isReady, type Vt } from '../board.ts';
import type { Seat } from '@nocturne/kernel';
import { cardNamed } from '../cards/book.ts';
import type { Behaviour, Strike } from '../cards/printed.ts';
import type { Combat, Combatant, SideIndex } from '../types-combat.ts';
import type { Board, Id, Permanent } from '../types.ts';
import { bonus } from './action.ts';

export const SIDES = [0, 1] as const satisfies readonly SideIndex[];
export const otherSide = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0);

export function combatOf({ board }: Vt): Combat {
  if (board.combat === null) throw new Error('no combat is under way');
  return board.combat;
}

export const sideOf = (combat: Combat, minion: Id): SideIndex | undefined =>
  SIDES.find((side) => combat.sides[side].minion === minion);

export const combatantOf = (combat: Combat | null, minion: Id): Combatant | undefined =>
  combat?.sides.find((one) => one.minion === minion);

/** V-10.4. */
export const opponentOf = (combat: Combat, minion: Id): Combatant =>
  combat.sides[combat.sides[0].minion === minion ? 1 : 0];

/** V-10.7. */
export const isFighting = ({ cards }: Board, { minion }: Combatant): boolean =>
  cards.some((card) => card.id === minion && isReady(card));

/** V-4.19, V-10.5: the acting side, the opposing side, the others clockwise. */
export function combatSequence(state: Vt): Seat[] {
  const [{ seat: acting }, { seat: opposing }] = combatOf(state).sides;
  return [...new Set([acting, opposing, ...clockwise(state.board, acting)])];
}

export const doesOf = (card: Permanent): Behaviour => cardNamed(card.name).does ?? {};

/** A minion and the cards on it, as far as they are not contested. */
export const bearing = (board: Board, minion: Id): Permanent[] =>
  [findCard(board, minion), ...cardsOn(board, minion)].filter(
    (card): card is Permanent => card !== undefined && !card.contested,
  );

export const isRetainer = (card: Permanent): boolean => {
  const facts = cardNamed(card.name);
  return facts.kind === 'library' && facts.types.includes('retainer');
};

/** V-10.37: retainers of a minion that a ranged strike may be aimed at. */
export const exposedRetainers = (
  { cards }: Board,
  { range }: Combat,
  strike: Strike,
  minion: Id,
): Permanent[] =>
  range === 'long' && strike.ranged
    ? cards.filter((card) => card.on === minion && !card.contested && isRetainer(card))
    : [];

/** V-10.23: 1 for vampires, as printed for allies. */
export function strengthOf(state: Vt, minion: Permanent): number {
  const card = cardNamed(minion.name);
  const own = card.kind === 'crypt' ? 1 : (card.modes[minion.mode]?.strength ?? card.strength ?? 0);
  return own + bonus(state, minion, 'strength');
}

/** V-10.19: defensive strikes work at either range. */
export const worksAt = ({ kind, ranged }: Strike, range: Combat['range']): boolean =>
  range === 'close' || ranged || kind === 'dodge' || kind === 'combat-ends';

export const HAND_STRIKE: Strike = { kind: 'hand', amount: 0, ranged: false };
