// The board is changed here. Every change tells its event, so that nothing moves in silence.

import { emit, type Seat } from '@nocturne/kernel';
import { cardsOn, findCard, isActive, isMinion, isOpen, isVampire, NOTHING, type Vt } from './board.ts';
import { cardNamed, isRedList, isTitleCard, partsOf } from './cards/book.ts';
import { changesHandSize, changesIdentity, opensHand } from './cards/by-name.ts';
import type { Card } from './cards/printed.ts';
import { identityOf } from './identity.ts';
import { noteBurned } from './red-list.ts';
import type { Cause, Id, Permanent, Phase } from './types.ts';

const printed = ({ name }: Permanent): Card => cardNamed(name);

/** Tells of a hand that everyone sees. */
export function tellHand(state: Vt, seat: Seat): void {
  if (isOpen(state.board, seat))
    emit(state, 'openHand', { seat, hand: [...state.board.methuselahs[seat]!.hand] });
}

/** Tells which hands are open, when that may have changed. */
export function tellOpenHands(state: Vt): void {
  for (const [seat, { hand }] of state.board.methuselahs.entries())
    emit(state, 'openHand', { seat, hand: isOpen(state.board, seat) ? [...hand] : null });
}

/** V-4.7: whoever's hand size may have changed draws up or discards down before the next step. */
export function resize({ board }: Vt, { name, controller, owner }: Permanent): void {
  if (!changesHandSize(name)) return;
  for (const seat of [controller, owner])
    if (!board.methuselahs[seat]!.out && !board.resized.includes(seat)) board.resized.push(seat);
}

/** What cards that see to themselves may depend on. */
const STIRRING: ReadonlySet<string> = new Set<keyof Permanent>([
  'region',
  'controller',
  'contested',
  'on',
  'sect',
  'clan',
  'capacity',
  'title',
  'titleContested',
]);

function stir({ board }: Vt, fields: Partial<Permanent>): void {
  for (const field in fields) if (STIRRING.has(field)) board.stirred = true;
}

/** V-6.13, V-6.14: what a minion is may have changed; blood above its capacity goes to the bank. */
export function reidentify(state: Vt, id: Id): void {
  const minion = findCard(state.board, id);
  if (minion === undefined || minion.region === 'uncontrolled') return;
  change(state, minion, identityOf(state.board, minion));
  setCounters(state, minion, minion.counters);
}

export function change(state: Vt, card: Permanent, fields: Partial<Permanent>): void {
  const host = card.on;
  resize(state, card);
  Object.assign(card, fields);
  resize(state, card);
  stir(state, fields);
  emit(state, 'changed', { card: card.id, fields });
  if (opensHand(card.name)) tellOpenHands(state);
  if (changesIdentity(card.name)) for (const id of new Set([host, card.on])) reidentify(state, id);
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
  // allies have no capacity
  const most = card.region !== 'uncontrolled' && card.capacity > 0 ? card.capacity : Infinity;
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

/** Into play, or out of the game. */
export function leaveAsh(state: Vt, seat: Seat, name: string, removed: boolean): void {
  const methuselah = state.board.methuselahs[seat]!;
  const at = methuselah.ash.lastIndexOf(name);
  methuselah.ash = methuselah.ash.filter((_, i) => i !== at);
  if (removed) methuselah.removed = [...methuselah.removed, name];
  emit(state, 'fromAsh', { seat, name, removed });
}

function remove(state: Vt, card: Permanent, removed = false): void {
  resize(state, card);
  state.board.cards = state.board.cards.filter((one) => one !== card);
  state.board.stirred = true;
  emit(state, 'left', { card: card.id, removed });
  if (opensHand(card.name)) tellOpenHands(state);
  if (changesIdentity(card.name)) reidentify(state, card.on);
}

/** V-16.11: the vampire that stays has no title without the card that stood for it. */
function untitle(state: Vt, card: Permanent): void {
  const host = findCard(state.board, card.on);
  if (host === undefined || host.title === null || state.board.methuselahs[host.controller]!.out) return;
  if (isTitleCard(card.name)) change(state, host, { title: null, titleContested: false });
}

/** V-3.3, V-3.5: to its owner's ash heap, with every card on it; the counters go to the bank. */
export function burn(state: Vt, card: Permanent, along = false): void {
  for (const attached of cardsOn(state.board, card.id)) burn(state, attached, true);
  if (!along) untitle(state, card);
  if (isMinion(card) && card.counters > 0) failWithdrawal(state, card.controller);
  if (isMinion(card) && isRedList(card.name)) noteBurned(state, card);
  remove(state, card);
  for (const name of partsOf(card.name)) putInAsh(state, card.owner, name);
  const { burnedInCombat = 0 } = printed(card).does ?? {};
  if (burnedInCombat > 0 && state.board.combat?.sides.some(({ minion }) => minion === card.id))
    changePool(state, card.controller, burnedInCombat);
}

/** V-13.14: it becomes part of another card; what is on it is burned. */
export function absorb(state: Vt, card: Permanent): void {
  for (const attached of cardsOn(state.board, card.id)) burn(state, attached, true);
  remove(state, card);
}

/** V-3.5, V-3.6: cards on it are burned. */
export function removeFromGame(state: Vt, card: Permanent): void {
  for (const attached of cardsOn(state.board, card.id)) burn(state, attached, true);
  untitle(state, card);
  remove(state, card, true);
  const owner = state.board.methuselahs[card.owner]!;
  owner.removed = [...owner.removed, ...partsOf(card.name)];
}

/** V-7.33, V-7.37: out of torpor; it is no longer wounded. */
export const goReady = (state: Vt, card: Permanent): void => change(state, card, { region: 'ready' });

/** V-12.1: with all cards and counters on it, locked or not. Some cards on it take note. */
export function goToTorpor(state: Vt, card: Permanent): void {
  // V-4.41: no torpor for an ally
  if (!isVampire(card)) return burn(state, card);
  change(state, card, { region: 'torpor' });
  for (const attached of cardsOn(state.board, card.id)) {
    const { burned, pool = 0 } = printed(attached).does?.atTorpor ?? {};
    if (!isActive(state.board, attached)) continue;
    changePool(state, card.controller, -pool, 'effect', attached.id);
    if (burned) burn(state, attached);
  }
}

export function enterPhase(state: Vt, phase: Phase): void {
  state.board.phase = phase;
  state.board.used = [];
  emit(state, 'phase', { phase });
}
