// What must be true between moves.

import type { Seat } from '@nocturne/kernel';
import type { Vt } from './board.ts';
import { partsOf } from './cards/book.ts';
import { identityOf } from './identity.ts';
import { setAside } from './queries/set-aside.ts';
import { DISCIPLINES, type Levels } from './cards/printed.ts';
import type { Deck, Permanent } from './types.ts';

const isSame = (a: Levels, b: Levels): boolean => a === b || DISCIPLINES.every((name) => a[name] === b[name]);

function cardFaults({ board }: Vt, card: Permanent): string[] {
  const faults: string[] = [];
  if (card.counters < 0) faults.push(`${card.name} has ${card.counters} counters`);
  const full = card.region !== 'uncontrolled' && card.capacity > 0 && card.counters > card.capacity;
  if (full) faults.push(`${card.name} holds more blood than its capacity`);
  const { clan, capacity, disciplines } = identityOf(board, card);
  const known = clan === card.clan && capacity === card.capacity && isSame(disciplines, card.disciplines);
  if (!known) faults.push(`${card.name} is not what the cards on it make it`);
  if (card.on !== 0 && !board.cards.some(({ id }) => id === card.on))
    faults.push(`${card.name} is on nothing`);
  if ((card.on !== 0) !== (card.region === 'attached')) faults.push(`${card.name} is at two places`);
  const { controller } = card;
  if (board.methuselahs[controller] === undefined || board.methuselahs[controller].out)
    faults.push(`${card.name} is controlled by nobody who is in the game`);
  return faults;
}

/** The strike of a card whose effects are still going on is counted once. */
const isPlaying = ({ stack }: Vt): boolean => stack.some(({ proc }) => proc === 'play');

const listed = new WeakMap<Deck, readonly [string, number][]>();

/** The cards of a deck and how many of each; looked at after every move, so kept. */
function cardsOfDeck(deck: Deck): readonly [string, number][] {
  const known = listed.get(deck) ?? Object.entries({ ...deck.crypt, ...deck.library });
  listed.set(deck, known);
  return known;
}

/** V-3.2: every card of a deck is somewhere, once. */
function lostCards(state: Vt, seat: Seat): string[] {
  const deck = state.options.decks[seat];
  if (deck === undefined || (isPlaying(state) && state.board.combat !== null)) return [];
  const { hand, library, crypt, ash, removed } = state.board.methuselahs[seat]!;
  const owned = state.board.cards.filter(({ owner }) => owner === seat).flatMap(({ name }) => partsOf(name));
  const counts = new Map<string, number>();
  for (const pile of [hand, library, crypt, ash, removed, owned, setAside(state, seat)])
    for (const name of pile) counts.set(name, (counts.get(name) ?? 0) + 1);
  const wrong = cardsOfDeck(deck).filter(([name, count]) => counts.get(name) !== count);
  return wrong.map(
    ([name, count]) => `${state.seats[seat]} has ${counts.get(name) ?? 0} ${name}, not ${count}`,
  );
}

export function faultsOf(state: Vt): string[] {
  const { board, open, result } = state;
  const faults = board.cards.flatMap((card) => cardFaults(state, card));
  const ids = board.cards.map(({ id }) => id);
  if (new Set(ids).size < ids.length) faults.push('two cards have one id');
  for (const [seat, { pool, out }] of board.methuselahs.entries()) {
    if (pool < 0 || (pool === 0 && !out)) faults.push(`${state.seats[seat]} plays on with ${pool} pool`);
    faults.push(...lostCards(state, seat));
  }
  if (board.edge >= 0 && board.methuselahs[board.edge]!.out)
    faults.push('the Edge is held by somebody who is out');
  if ((result === null) !== open.length > 0) faults.push('a game goes on exactly while somebody decides');
  for (const decision of open)
    if ('options' in decision && decision.options.length === 0) faults.push(`${decision.name} has no option`);
  return faults;
}
