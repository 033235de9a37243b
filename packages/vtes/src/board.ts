// The board: finding things on it, and changing it. Every change tells its event, so that nothing moves in silence.

import { emit, type Seat, type State } from '@nocturne/kernel';
import { cardNamed, cryptCard } from './cards/book.ts';
import type { Card } from './cards/printed.ts';
import type { Board, Id, Permanent, Phase, Region, Vtes } from './types.ts';

export type Vt = State<Vtes>;
export const NOBODY: Seat = -1;
const NOTHING: Id = 0;

export function findCard(board: Board, id: Id): Permanent | undefined {
  for (const card of board.cards) if (card.id === id) return card;
  return undefined;
}

export function cardAt(board: Board, id: Id): Permanent {
  const card = findCard(board, id);
  if (card === undefined) throw new Error(`no card ${id} is in play`);
  return card;
}

const printed = ({ name }: Permanent): Card => cardNamed(name);
export const isVampire = (card: Permanent): boolean => printed(card).kind === 'crypt';
export const isMinion = (card: Permanent): boolean => card.region === 'ready' || card.region === 'torpor';
export const isReady = (card: Permanent): boolean => card.region === 'ready' && !card.contested;
export const inTorpor = (card: Permanent): boolean => card.region === 'torpor' && !card.contested;

export const cardsOn = (board: Board, id: Id): Permanent[] => board.cards.filter((card) => card.on === id);
export const cardsOf = (board: Board, seat: Seat, region: Region): Permanent[] =>
  board.cards.filter((card) => card.controller === seat && card.region === region && !card.contested);

/** V-2.3: the next Methuselah who is still in the game, clockwise. */
export function preyOf({ methuselahs }: Board, seat: Seat): Seat {
  for (let step = 1; step < methuselahs.length; step++) {
    const next = (seat + step) % methuselahs.length;
    if (!methuselahs[next]!.out) return next;
  }
  return seat;
}

export function predatorOf({ methuselahs }: Board, seat: Seat): Seat {
  for (let step = 1; step < methuselahs.length; step++) {
    const next = (seat - step + methuselahs.length) % methuselahs.length;
    if (!methuselahs[next]!.out) return next;
  }
  return seat;
}

/** Everyone still in the game, clockwise from a seat. */
export function clockwise({ methuselahs }: Board, from: Seat): Seat[] {
  const seats = methuselahs.map((_, step) => (from + step) % methuselahs.length);
  return seats.filter((seat) => !methuselahs[seat]!.out);
}

export function change(state: Vt, card: Permanent, fields: Partial<Permanent>): void {
  Object.assign(card, fields);
  emit(state, 'changed', { card: card.id, fields });
}

export function lock(state: Vt, card: Permanent): void {
  if (!card.locked) change(state, card, { locked: true });
}

export function unlock(state: Vt, card: Permanent): void {
  if (card.locked) change(state, card, { locked: false });
}

/** V-3.10: no vampire in play holds more blood than its capacity; the rest goes to the bank. */
export function setCounters(state: Vt, card: Permanent, counters: number): void {
  const most = card.region !== 'uncontrolled' && isVampire(card) ? cryptCard(card.name).capacity : Infinity;
  const held = Math.max(0, Math.min(counters, most));
  if (held < card.counters && isMinion(card)) failWithdrawal(state, card.controller);
  if (held !== card.counters) change(state, card, { counters: held });
}

/** V-15.10: a counter lost, or a combat, and the withdrawal fails. */
export function failWithdrawal(state: Vt, seat: Seat): void {
  if (state.board.methuselahs[seat]!.withdrawing) setWithdrawing(state, seat, false);
}

export function setWithdrawing(state: Vt, seat: Seat, withdrawing: boolean): void {
  state.board.methuselahs[seat]!.withdrawing = withdrawing;
  emit(state, 'withdrawing', { seat, withdrawing });
}

/** V-3.22: takes as much as is there; how much it was. */
export function burnCounters(state: Vt, card: Permanent, amount: number): number {
  const taken = Math.min(card.counters, amount);
  setCounters(state, card, card.counters - taken);
  return taken;
}

/** Whether that ousts is seen after the step (V-15.1). */
export function changePool(state: Vt, seat: Seat, by: number): void {
  const methuselah = state.board.methuselahs[seat]!;
  const pool = Math.max(0, methuselah.pool + by);
  if (pool === methuselah.pool) return;
  const moved = pool - methuselah.pool;
  if (moved < 0) failWithdrawal(state, seat);
  methuselah.pool = pool;
  emit(state, 'pool', { seat, pool, change: moved });
}

export function takeEdge(state: Vt, seat: Seat): void {
  if (state.board.edge === seat) return;
  state.board.edge = seat;
  emit(state, 'edge', { seat });
}

export function putInAsh(state: Vt, seat: Seat, name: string): void {
  state.board.methuselahs[seat]!.ash.push(name);
  emit(state, 'ash', { seat, name });
}

function remove(state: Vt, card: Permanent): void {
  state.board.cards.splice(state.board.cards.indexOf(card), 1);
  emit(state, 'left', { card: card.id });
}

/** V-3.3, V-3.5: to its owner's ash heap, with every card on it; the counters go to the bank. */
export function burn(state: Vt, card: Permanent): void {
  for (const attached of cardsOn(state.board, card.id)) burn(state, attached);
  remove(state, card);
  putInAsh(state, card.owner, card.name);
}

/** V-3.6. */
export function removeFromGame(state: Vt, card: Permanent): void {
  for (const attached of cardsOn(state.board, card.id)) removeFromGame(state, attached);
  remove(state, card);
}

/** A new card in play or in an uncontrolled region. */
export function newPermanent(
  board: Board,
  name: string,
  owner: Seat,
  region: Region,
  on: Id = NOTHING,
): Permanent {
  const card = cardNamed(name);
  const permanent: Permanent = {
    id: board.nextId,
    name,
    owner,
    controller: owner,
    region,
    on,
    locked: false,
    counters: card.kind === 'library' ? (card.life ?? 0) : 0,
    contested: false,
    sect: card.kind === 'crypt' ? card.sect : null,
    title: card.kind === 'crypt' ? (card.title ?? null) : null,
    titleContested: false,
    done: [],
    idle: false,
  };
  board.nextId += 1;
  board.cards.push(permanent);
  return permanent;
}

export function enter(state: Vt, name: string, owner: Seat, region: Region, on: Id = NOTHING): Permanent {
  const card = newPermanent(state.board, name, owner, region, on);
  emit(state, 'entered', { card: { ...card, done: [] } });
  return card;
}

/** V-1.1: the top card of the library goes to the hand. */
export function drawCard(state: Vt, seat: Seat): boolean {
  const { hand, library } = state.board.methuselahs[seat]!;
  const name = library.pop();
  if (name === undefined) return false;
  hand.push(name);
  emit(state, 'drew', { seat }, { name }, [seat]);
  return true;
}

/** V-1.1: the top card of the crypt goes face down to the uncontrolled region. */
export function drawCrypt(state: Vt, seat: Seat): void {
  const name = state.board.methuselahs[seat]!.crypt.pop()!;
  const card = newPermanent(state.board, name, seat, 'uncontrolled');
  emit(state, 'uncontrolled', { seat, card: card.id }, { name }, [seat]);
}

export function leaveHand(state: Vt, seat: Seat, name: string): void {
  const { hand } = state.board.methuselahs[seat]!;
  hand.splice(hand.indexOf(name), 1);
}

export function discard(state: Vt, seat: Seat, name: string): void {
  leaveHand(state, seat, name);
  emit(state, 'discarded', { seat, name });
  putInAsh(state, seat, name);
}

export function enterPhase(state: Vt, phase: Phase): void {
  state.board.phase = phase;
  state.board.used = [];
  emit(state, 'phase', { phase });
}
