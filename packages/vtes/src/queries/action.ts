// Numbers of an action, computed from what is in play and what was played; never stored twice.

import type { Seat } from '@nocturne/kernel';
import { cardAt, cardsOn, isReady, type Vt } from '../board.ts';
import { cardNamed } from '../cards/book.ts';
import type { Constant } from '../cards/printed.ts';
import { predatorOf, preyOf } from '../board.ts';
import type { Action, Change, Id, Permanent } from '../types.ts';

/** What a card in play always gives. */
function constantOf(card: Permanent, what: Constant['what']): number {
  let sum = 0;
  for (const one of cardNamed(card.name).does?.constant ?? []) if (one.what === what) sum += one.amount;
  return sum;
}

/** What a minion's own text and the cards on it give. */
export function bonus({ board }: Vt, minion: Permanent, what: Constant['what']): number {
  let sum = constantOf(minion, what);
  for (const card of cardsOn(board, minion.id)) if (!card.contested) sum += constantOf(card, what);
  return sum;
}

function changes(action: Action, what: Change['what'], who: Id): number {
  let sum = 0;
  for (const change of action.changes) if (change.what === what && change.who === who) sum += change.amount;
  return sum;
}

/** V-8.13. */
export function stealthOf(state: Vt): number {
  const action = state.board.action!;
  const minion = cardAt(state.board, action.minion);
  return action.stealth + changes(action, 'stealth', minion.id) + bonus(state, minion, 'stealth');
}

export function interceptOf(state: Vt, minion: Permanent): number {
  return changes(state.board.action!, 'intercept', minion.id) + bonus(state, minion, 'intercept');
}

/** V-7.16: vampires bleed for 1, allies as printed. */
export function bleedOf(state: Vt): number {
  const action = state.board.action!;
  const minion = cardAt(state.board, action.minion);
  const card = cardNamed(minion.name);
  const own = card.kind === 'crypt' ? 1 : (card.bleed ?? 0);
  return own + action.bleed + changes(action, 'bleed', 0) + bonus(state, minion, 'bleed');
}

/** V-7.18: whether a modifier is raising the bleed now. */
export const bleedIsRaised = (action: Action): boolean =>
  action.changes.some(({ what, limited, amount }) => what === 'bleed' && limited && amount > 0);

/** V-7.8. */
export const isDirected = (action: Action): boolean => action.aim.seats.length > 0;

/** V-8.5, V-8.6: who may block, in the order in which they are asked. */
export function mayBlock({ board }: Vt, action: Action): Seat[] {
  if (isDirected(action)) return action.aim.seats.filter((seat) => !board.methuselahs[seat]!.out);
  const [prey, predator] = [preyOf(board, action.by), predatorOf(board, action.by)];
  return prey === predator ? [prey] : [prey, predator];
}

export const isAwake = (action: Action, minion: Permanent): boolean => action.awake.includes(minion.id);

/** V-4.27, V-4.29: unlocked, or awake. */
export const mayReact = (action: Action, minion: Permanent): boolean =>
  isReady(minion) && (!minion.locked || isAwake(action, minion));
