// What a card costs, and what makes it cheaper (V-4.13 … V-4.17).

import type { Offer, Seat } from '@nocturne/kernel';
import { cardAt, cardsOf, cardsOn, findCard, isActive, type Vt } from '../board.ts';
import { lock } from '../changes.ts';
import { cardNamed, libraryCard } from '../cards/book.ts';
import { reducesCost, raisesCost } from '../cards/by-name.ts';
import type { Cost, LibraryCard, Mode } from '../cards/printed.ts';
import type { Why } from '../effects/operation.ts';
import type { Id, Permanent, Price, ReduceOption, Vtes } from '../types.ts';

/** Some cards in play make others dearer. */
function surcharge({ board }: Vt, { type, effects }: Mode): number {
  if (type === 'master' || !effects.some(({ op }) => op === 'redirect')) return 0;
  let more = 0;
  for (const card of board.cards)
    if (raisesCost(card.name) && isActive(board, card)) more += cardNamed(card.name).does!.redirectsCost!;
  return more;
}

/** More pool for each copy that the target has. */
function dearer({ board }: Vt, { name, does }: LibraryCard, on: Id): number {
  const more = does?.dearerAgain ?? 0;
  return more === 0 ? 0 : more * cardsOn(board, on).filter((card) => card.name === name).length;
}

/** The cost of a card as this Methuselah would play it now, on this target. */
export function costOf(state: Vt, card: LibraryCard, mode: Mode, seat: Seat, on: Id = 0): Price {
  const { blood = 0, pool = 0 }: Cost = card.cost ?? {};
  const printed =
    blood === 'copies'
      ? state.board.cards.filter(({ name, controller }) => name === card.name && controller === seat).length
      : blood;
  return {
    blood: printed + (mode.blood ?? 0) + surcharge(state, mode),
    pool: pool + dearer(state, card, on),
  };
}

/** V-4.17: cards that could make something cheaper now. */
function reducersOf({ board }: Vt, seat: Seat): Permanent[] {
  if (board.edge !== seat) return [];
  return cardsOf(board, seat, 'table').filter(
    (card) => reducesCost(card.name) && !card.locked && isActive(board, card),
  );
}

type Reduction = Extract<ReduceOption, { do: 'reduce' }>;

const reductionBy = ({ name }: Permanent): number => cardNamed(name).does!.reduces!;

const lowered = (cost: Price, what: keyof Price, by: number): Price => ({
  ...cost,
  [what]: Math.max(0, cost[what] - by),
});

/** V-4.13, V-4.14: one of the two, if any, may be made cheaper. */
export function whyNotPayable(state: Vt, seat: Seat, minion: Permanent | undefined, cost: Price): Why {
  const why = whyNotAsItIs(state, seat, minion, cost);
  if (why === undefined) return undefined;
  const less = Math.max(0, ...reducersOf(state, seat).map(reductionBy));
  const enough = (['blood', 'pool'] as const).some(
    (what) => whyNotAsItIs(state, seat, minion, lowered(cost, what, less)) === undefined,
  );
  return enough ? undefined : why;
}

/** Without any help. */
function whyNotAsItIs({ board }: Vt, seat: Seat, minion: Permanent | undefined, { blood, pool }: Price): Why {
  if (minion !== undefined && minion.counters < blood)
    return { why: 'no-blood', card: minion.id, needed: blood };
  return board.methuselahs[seat]!.pool < pool ? { why: 'no-pool', needed: pool } : undefined;
}

/** V-4.16, V-8.23: not for an action, which is paid for when it succeeds, as far as it can be. */
function mustBePaid({ stack }: Vt): boolean {
  const frame = stack.at(-1);
  return frame?.proc === 'play' && libraryCard(frame.play.name).modes[frame.play.mode]!.action === undefined;
}

/** V-4.17: each way to make it cheaper, and to pay it as it is. */
export function offerReductions(
  state: Vt,
  seat: Seat,
  minion: Permanent | undefined,
  cost: Price,
  offer: Offer<Vtes, ReduceOption>,
): void {
  const due = mustBePaid(state);
  const whyNot = (price: Price): Why => (due ? whyNotAsItIs(state, seat, minion, price) : undefined);
  for (const card of reducersOf(state, seat))
    for (const what of ['pool', 'blood'] as const)
      if (cost[what] > 0)
        offer({ do: 'reduce', card: card.id, what }, whyNot(lowered(cost, what, reductionBy(card))));
  offer({ do: 'pay' }, whyNot(cost));
}

export const mayReduce = (state: Vt, seat: Seat, { blood, pool }: Price): boolean =>
  blood + pool > 0 && reducersOf(state, seat).length > 0;

/** The card is locked for it. */
export function reduceBy(state: Vt, cost: Price, { card: id, what }: Reduction): Price {
  const card = cardAt(state.board, id);
  lock(state, card);
  return lowered(cost, what, reductionBy(card));
}

/** The minion that pays for the card whose price is asked for: the one that plays it, or that acts. */
export function payerOf({ board, stack }: Vt): Permanent | undefined {
  const frame = stack.at(-1);
  const id = frame?.proc === 'play' ? frame.play.minion : (board.action?.minion ?? 0);
  return findCard(board, id);
}
