// V-2.9, told a second time and without the views: hands, libraries, crypts and uncontrolled cards of others may be
// any that their owners' decks allow.

import { copy, type Random, type Seat, shuffle, split, type State } from '@nocturne/kernel';
import type { Made } from '@nocturne/testkit';
import { isOpen } from '../board.ts';
import { isCard } from '../cards/book.ts';
import { vtes } from '../game.ts';
import type { Vtes } from '../types.ts';

type Vt = State<Vtes>;

/** The cards of a hand and a library, dealt anew. The top of the library may be drawn in the move to come. */
function exchangeLibrary(
  twin: Vt,
  owner: Seat,
  seat: Seat | null,
  random: Random,
  keep: number,
  hands: boolean,
): void {
  const one = twin.board.methuselahs[owner]!;
  const top = keep === 0 ? [] : one.library.slice(-keep);
  const rest = one.library.slice(0, one.library.length - top.length);
  const hand = hands && owner !== seat && !isOpen(twin.board, owner) ? one.hand : [];
  const pool = shuffle(random, [...rest, ...hand]);
  one.library = [...pool.splice(0, rest.length), ...top];
  if (hand.length > 0) one.hand = pool;
}

/** Crypt cards of an owner who is not the seat; those brought into play in the move stay what they are. */
function exchangeCrypt(
  twin: Vt,
  owner: Seat,
  seat: Seat | null,
  random: Random,
  stays: (id: number) => boolean,
): void {
  const { methuselahs, cards } = twin.board;
  const one = methuselahs[owner]!;
  const hidden =
    owner === seat
      ? []
      : cards.filter(
          // everyone knows of a merged vampire who it is: no crypt holds one (V-13.15)
          ({ name, region, id, controller }) =>
            region === 'uncontrolled' && controller === owner && isCard(name) && stays(id),
        );
  const pool = shuffle(random, [...one.crypt, ...hidden.map(({ name }) => name)]);
  one.crypt = pool.splice(0, one.crypt.length);
  for (const [i, card] of hidden.entries()) card.name = pool[i]!;
  twin.board.cards = [...cards];
}

export function exchange(
  state: Vt,
  seat: Seat | null,
  random: Random,
  made?: Made<Vtes>,
): { state: Vt; move: string } | undefined {
  if (state.result !== null) return undefined;
  const twin = copy(vtes, state);
  for (const owner of twin.seats.keys()) {
    const drawn =
      made === undefined
        ? 0
        : state.board.methuselahs[owner]!.library.length -
          made.after.board.methuselahs[owner]!.library.length;
    exchangeLibrary(twin, owner, seat, random, Math.max(0, drawn), made === undefined);
    if (made === undefined) exchangeCrypt(twin, owner, seat, random, () => true);
  }
  if (made === undefined) twin.random = split(random);
  return { state: twin, move: made?.move ?? '' };
}
