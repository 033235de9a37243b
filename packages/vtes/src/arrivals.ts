// Cards that come: into play, into an uncontrolled region, into a hand and out of it.

import { emit, type Seat } from '@nocturne/kernel';
import { NOBODY, NOTHING, type Vt } from './board.ts';
import { cardNamed } from './cards/book.ts';
import { changesIdentity, opensHand } from './cards/by-name.ts';
import { putInAsh, reidentify, resize, tellHand, tellOpenHands } from './changes.ts';
import { printedIdentity } from './identity.ts';
import type { Board, Id, Permanent, Region } from './types.ts';

/** A new card in play or in an uncontrolled region. */
export function newPermanent(
  board: Board,
  name: string,
  owner: Seat,
  region: Region,
  on: Id = NOTHING,
  mode = 0,
  choice = '',
): Permanent {
  const card = cardNamed(name);
  const { clan, capacity, disciplines } = printedIdentity(name);
  const permanent: Permanent = {
    id: board.nextId++,
    name,
    owner,
    controller: owner,
    region,
    on,
    locked: false,
    counters: card.kind === 'library' ? (card.modes[mode]?.counters ?? card.counters ?? 0) : 0,
    contested: false,
    sect: card.kind === 'crypt' ? card.sect : null,
    clan,
    capacity,
    disciplines,
    choice,
    title: card.kind === 'crypt' ? (card.title ?? null) : null,
    titleContested: false,
    done: [],
    idle: false,
    since: [],
    mode,
    chosen: [],
    against: NOBODY,
    marks: 0,
    yielded: [],
  };
  board.cards = [...board.cards, permanent];
  return permanent;
}

export function enter(
  state: Vt,
  name: string,
  owner: Seat,
  region: Region,
  on: Id = NOTHING,
  mode = 0,
  choice = '',
): Permanent {
  const card = newPermanent(state.board, name, owner, region, on, mode, choice);
  tellEntered(state, card);
  return card;
}

export function tellEntered(state: Vt, card: Permanent): void {
  resize(state, card);
  state.board.stirred = true;
  emit(state, 'entered', { card: { ...card } });
  if (opensHand(card.name)) tellOpenHands(state);
  if (changesIdentity(card.name)) reidentify(state, card.on);
}

/** V-1.1: the top card of the library goes to the hand. */
export function drawCard(state: Vt, seat: Seat): boolean {
  const methuselah = state.board.methuselahs[seat]!;
  const name = methuselah.library.at(-1);
  if (name === undefined) return false;
  methuselah.library = methuselah.library.slice(0, -1);
  methuselah.hand = [...methuselah.hand, name];
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
  const methuselah = state.board.methuselahs[seat]!;
  methuselah.hand = methuselah.hand.toSpliced(methuselah.hand.indexOf(name), 1);
  tellHand(state, seat);
}

export function discard(state: Vt, seat: Seat, name: string): void {
  leaveHand(state, seat, name);
  emit(state, 'discarded', { seat, name });
  putInAsh(state, seat, name);
}
