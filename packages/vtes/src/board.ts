// The board: finding things on it, and changing it. Every change tells its event, so that nothing moves in silence.

import { emit, type Seat, type State } from '@nocturne/kernel';
import { cardNamed, changesHandSize, cryptCard, opensHand } from './cards/book.ts';
import type { Card } from './cards/printed.ts';
import type { Board, Cause, Id, Permanent, Phase, Region, Vtes } from './types.ts';

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
/** Only vampires have a sect. */
export const isVampire = ({ sect }: Permanent): boolean => sect !== null;
export const isMinion = (card: Permanent): boolean => card.region === 'ready' || card.region === 'torpor';
export const isReady = (card: Permanent): boolean => card.region === 'ready' && !card.contested;
export const inTorpor = (card: Permanent): boolean => card.region === 'torpor' && !card.contested;

/** V-3.25: neither contested, nor on a card that is; in play. */
export function isActive(board: Board, card: Permanent): boolean {
  if (card.contested || card.region === 'uncontrolled') return false;
  return card.on === NOTHING || isActive(board, cardAt(board, card.on));
}

export const cardsOn = (board: Board, id: Id): Permanent[] => board.cards.filter((card) => card.on === id);
export const cardsOf = (board: Board, seat: Seat, region: Region): Permanent[] =>
  board.cards.filter((card) => card.controller === seat && card.region === region && !card.contested);

/** V-2.3: the next Methuselah who is still in the game, clockwise or the other way. */
function neighbour({ methuselahs, order }: Board, seat: Seat, way: 1 | -1): Seat {
  const { length } = order;
  let at = order.indexOf(seat);
  for (let step = 1; step < length; step++) {
    at = (at + way + length) % length;
    if (!methuselahs[order[at]!]!.out) return order[at]!;
  }
  return seat;
}

export const preyOf = (board: Board, seat: Seat): Seat => neighbour(board, seat, 1);
export const predatorOf = (board: Board, seat: Seat): Seat => neighbour(board, seat, -1);

/** Everyone still in the game, clockwise from a seat. */
export function clockwise({ methuselahs, order }: Board, from: Seat): Seat[] {
  const at = order.indexOf(from);
  const seats: Seat[] = [];
  for (let step = 0; step < order.length; step++) {
    const seat = order[(at + step) % order.length]!;
    if (!methuselahs[seat]!.out) seats.push(seat);
  }
  return seats;
}

/** Whether everyone sees this hand: some card opens that of its controller's prey. */
export const isOpen = (board: Board, seat: Seat): boolean =>
  board.cards.some(
    (card) => opensHand(card.name) && isActive(board, card) && preyOf(board, card.controller) === seat,
  );

/** Tells of a hand that everyone sees. */
function tellHand(state: Vt, seat: Seat): void {
  if (isOpen(state.board, seat))
    emit(state, 'openHand', { seat, hand: [...state.board.methuselahs[seat]!.hand] });
}

/** Tells which hands are open, when that may have changed. */
export function tellOpenHands(state: Vt): void {
  for (const [seat, { hand }] of state.board.methuselahs.entries())
    emit(state, 'openHand', { seat, hand: isOpen(state.board, seat) ? [...hand] : null });
}

/** V-4.7: whoever's hand size may have changed draws up or discards down before the next step. */
function resize({ board }: Vt, card: Permanent): void {
  if (changesHandSize(card.name) && !board.resized.includes(card.controller))
    board.resized.push(card.controller);
}

export function change(state: Vt, card: Permanent, fields: Partial<Permanent>): void {
  resize(state, card);
  Object.assign(card, fields);
  resize(state, card);
  emit(state, 'changed', { card: card.id, fields });
  if (opensHand(card.name)) tellOpenHands(state);
}

export function lock(state: Vt, card: Permanent): void {
  if (!card.locked) change(state, card, { locked: true });
}

export function unlock(state: Vt, card: Permanent): void {
  if (card.locked) change(state, card, { locked: false });
}

/** V-3.10: no vampire in play holds more blood than its capacity; the rest goes to the bank. Some cards burn at a number. */
export function setCounters(
  state: Vt,
  card: Permanent,
  counters: number,
  cause: Cause = 'effect',
  source: Id = NOTHING,
): void {
  const most = card.region !== 'uncontrolled' && isVampire(card) ? cryptCard(card.name).capacity : Infinity;
  const held = Math.max(0, Math.min(counters, most));
  if (held < card.counters && isMinion(card)) failWithdrawal(state, card.controller);
  if (held === card.counters) return;
  card.counters = held;
  resize(state, card);
  emit(state, 'counters', { card: card.id, counters: held, cause, source });
  if (printed(card).does?.burnedAt === held) burn(state, card);
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
export function burnCounters(state: Vt, card: Permanent, amount: number, cause: Cause = 'effect'): number {
  const taken = Math.min(card.counters, amount);
  setCounters(state, card, card.counters - taken, cause);
  return taken;
}

/** Whether that ousts is seen after the step (V-15.1). */
export function changePool(state: Vt, seat: Seat, amount: number, cause: Cause = 'effect', source = 0): void {
  const methuselah = state.board.methuselahs[seat]!;
  const pool = Math.max(0, methuselah.pool + amount);
  if (pool === methuselah.pool) return;
  const moved = pool - methuselah.pool;
  if (moved < 0) failWithdrawal(state, seat);
  methuselah.pool = pool;
  emit(state, 'pool', { seat, pool, change: moved, cause, source });
}

export function spendTransfers(state: Vt, transfers: number): void {
  state.board.transfers -= transfers;
  emit(state, 'transfers', { left: state.board.transfers });
}

/** To somebody, or to nobody. */
export function takeEdge(state: Vt, seat: Seat): void {
  if (state.board.edge === seat) return;
  state.board.edge = seat;
  emit(state, 'edge', { seat });
}

export function putInAsh(state: Vt, seat: Seat, name: string): void {
  const methuselah = state.board.methuselahs[seat]!;
  methuselah.ash = [...methuselah.ash, name];
  emit(state, 'ash', { seat, name });
}

function remove(state: Vt, card: Permanent): void {
  resize(state, card);
  state.board.cards.splice(state.board.cards.indexOf(card), 1);
  emit(state, 'left', { card: card.id });
  if (opensHand(card.name)) tellOpenHands(state);
}

/** V-3.3, V-3.5: to its owner's ash heap, with every card on it; the counters go to the bank. */
export function burn(state: Vt, card: Permanent): void {
  for (const attached of cardsOn(state.board, card.id)) burn(state, attached);
  if (isMinion(card) && card.counters > 0) failWithdrawal(state, card.controller);
  remove(state, card);
  putInAsh(state, card.owner, card.name);
}

/** V-3.5, V-3.6: cards on it are burned. */
export function removeFromGame(state: Vt, card: Permanent): void {
  for (const attached of cardsOn(state.board, card.id)) burn(state, attached);
  remove(state, card);
  const owner = state.board.methuselahs[card.owner]!;
  owner.removed = [...owner.removed, card.name];
}

/** V-7.33, V-7.37: out of torpor; it is no longer wounded. */
export const goReady = (state: Vt, card: Permanent): void => change(state, card, { region: 'ready' });

/** V-12.1: with all cards and counters on it, locked or not. Some cards on it take note. */
export function goToTorpor(state: Vt, card: Permanent): void {
  change(state, card, { region: 'torpor' });
  for (const attached of cardsOn(state.board, card.id)) {
    const { burned, pool = 0 } = printed(attached).does?.atTorpor ?? {};
    if (!isActive(state.board, attached)) continue;
    changePool(state, card.controller, -pool, 'effect', attached.id);
    if (burned) burn(state, attached);
  }
}

/** A new card in play or in an uncontrolled region. */
export function newPermanent(
  board: Board,
  name: string,
  owner: Seat,
  region: Region,
  on: Id = NOTHING,
  mode = 0,
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
    counters: card.kind === 'library' ? (card.modes[mode]?.counters ?? card.counters ?? 0) : 0,
    contested: false,
    sect: card.kind === 'crypt' ? card.sect : null,
    title: card.kind === 'crypt' ? (card.title ?? null) : null,
    titleContested: false,
    done: [],
    idle: false,
    since: [],
    mode,
    chosen: [],
    against: NOBODY,
    yielded: [],
  };
  board.nextId += 1;
  board.cards.push(permanent);
  return permanent;
}

export function enter(
  state: Vt,
  name: string,
  owner: Seat,
  region: Region,
  on: Id = NOTHING,
  mode = 0,
): Permanent {
  const card = newPermanent(state.board, name, owner, region, on, mode);
  tellEntered(state, card);
  return card;
}

export function tellEntered(state: Vt, card: Permanent): void {
  resize(state, card);
  emit(state, 'entered', { card: { ...card } });
  if (opensHand(card.name)) tellOpenHands(state);
}

/** V-1.1: the top card of the library goes to the hand. */
export function drawCard(state: Vt, seat: Seat): boolean {
  const methuselah = state.board.methuselahs[seat]!;
  const name = methuselah.library.at(-1);
  if (name === undefined) return false;
  methuselah.library = methuselah.library.slice(0, -1);
  methuselah.hand.push(name);
  emit(state, 'drew', { seat }, { name }, [seat]);
  tellHand(state, seat);
  return true;
}

/** V-1.1: the top card of the crypt goes face down to the uncontrolled region. */
export function drawCrypt(state: Vt, seat: Seat): void {
  const methuselah = state.board.methuselahs[seat]!;
  const name = methuselah.crypt.at(-1)!;
  methuselah.crypt = methuselah.crypt.slice(0, -1);
  const card = newPermanent(state.board, name, seat, 'uncontrolled');
  emit(state, 'uncontrolled', { seat, card: card.id }, { name }, [seat]);
}

export function leaveHand(state: Vt, seat: Seat, name: string): void {
  const { hand } = state.board.methuselahs[seat]!;
  hand.splice(hand.indexOf(name), 1);
  tellHand(state, seat);
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
