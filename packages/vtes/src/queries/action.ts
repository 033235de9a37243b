// Numbers of an action, computed from what is in play and what was played; never stored twice.

import type { Seat } from '@nocturne/kernel';
import { cardAt, isActive, isReady, isVampire, predatorOf, preyOf, type Vt } from '../board.ts';
import { cardNamed } from '../cards/book.ts';
import { isGivenToAll, servesAll, servesOne } from '../cards/by-name.ts';
import type { Constant } from '../cards/printed.ts';
import { thoseWhere } from '../in-play.ts';
import type { Action, Change, Permanent } from '../types.ts';
import { fitsAction, isAlly, isDirected, isKind } from './kinds.ts';
import { fitsTable } from './table.ts';

type Giving = 'constant' | 'all';

/** What a card in play always gives a minion: the one it is on, or itself; or all minions. */
function constantOf(
  state: Vt,
  card: Permanent,
  minion: Permanent,
  what: Constant['what'],
  to: Giving = 'constant',
): number {
  const constants = cardNamed(card.name).does?.[to];
  if (constants === undefined) return 0;
  let sum = 0;
  for (const one of constants) {
    const holds =
      one.what === what &&
      (one.superior !== true || card.mode > 0) &&
      (one.is === undefined || isKind(minion, one.is)) &&
      (one.during === undefined || fitsAction(state, one.during, card.controller)) &&
      (one.while === undefined || fitsTable(state.board, one.while, card.controller));
    if (holds) sum += one.amount;
  }
  return sum;
}

const giving = thoseWhere(servesOne);
const serving = thoseWhere(servesAll);

/** What a minion's own text, the cards on it and those for all minions give. */
export function bonus(state: Vt, minion: Permanent, what: Constant['what']): number {
  const { board } = state;
  let sum = 0;
  for (const card of giving(board))
    if (card.id === minion.id || (card.on === minion.id && !card.contested))
      sum += constantOf(state, card, minion, what);
  if (!isGivenToAll(what)) return sum;
  for (const card of serving(board))
    if (card.on !== minion.id && isActive(board, card)) sum += constantOf(state, card, minion, what, 'all');
  return sum;
}

/** Whether a change counts for this minion: its own, or one for all that are lesser than somebody. */
const concerns = ({ who, below }: Change, minion: Permanent): boolean => {
  if (below === undefined) return who === minion.id;
  return isVampire(minion) ? minion.capacity < below : isAlly(minion);
};

function changesOf(action: Action, what: Change['what'], minion: Permanent): number {
  let sum = 0;
  for (const change of action.changes)
    if (change.what === what && concerns(change, minion)) sum += change.amount;
  return sum;
}

/** V-8.13. */
export function stealthOf(state: Vt): number {
  const action = state.board.action!;
  const minion = cardAt(state.board, action.minion);
  return action.stealth + changesOf(action, 'stealth', minion) + bonus(state, minion, 'stealth');
}

export function interceptOf(state: Vt, minion: Permanent): number {
  return changesOf(state.board.action!, 'intercept', minion) + bonus(state, minion, 'intercept');
}

/** A bonus that depends on the target's pool may be dormant (V-19.42). */
function isInForce({ board }: Vt, { ifPool }: Change): boolean {
  return ifPool === undefined || board.methuselahs[board.action!.aim.seats[0]!]!.pool <= ifPool;
}

/** V-7.16: vampires bleed for 1, allies as printed; and what cards give them. */
export function ownBleed(state: Vt, minion: Permanent): number {
  const card = cardNamed(minion.name);
  const printed = card.kind === 'crypt' || isVampire(minion) ? 1 : (card.bleed ?? 0);
  return printed + bonus(state, minion, 'bleed');
}

export function bleedOf(state: Vt): number {
  const action = state.board.action!;
  let sum = ownBleed(state, cardAt(state.board, action.minion)) + action.bleed;
  for (const change of action.changes)
    if (change.what === 'bleed' && isInForce(state, change)) sum += change.amount;
  return sum;
}

/** V-7.18: whether a modifier is raising the bleed now. */
export const bleedIsRaised = (state: Vt): boolean =>
  state.board.action!.changes.some(
    (change) => change.what === 'bleed' && change.limited && change.amount > 0 && isInForce(state, change),
  );

/** V-8.5, V-8.6: who may block, in the order in which they are asked. */
export function mayBlock({ board }: Vt, action: Action): Seat[] {
  if (isDirected(action)) return action.aim.seats.filter((seat) => !board.methuselahs[seat]!.out);
  const [prey, predator] = [preyOf(board, action.by), predatorOf(board, action.by)];
  return prey === predator ? [prey] : [prey, predator];
}

const isAwake = (action: Action, minion: Permanent): boolean => action.awake.includes(minion.id);

/** V-4.27, V-4.29: unlocked, or awake. */
export const mayReact = (action: Action, minion: Permanent): boolean =>
  isReady(minion) && (!minion.locked || isAwake(action, minion));
