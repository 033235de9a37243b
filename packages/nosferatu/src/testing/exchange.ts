// The account of secrecy in N-10.1, told a second time and without the views: what a seat cannot know may be
// anything else that fits.

import { copy, pick, type Random, type Seat, shuffle, split, type State } from '@nocturne/kernel';
import type { Made } from '@nocturne/testkit';
import { activeSeats } from '../board.ts';
import { cardsOf, emptyTally, type Kind, KINDS, type Tally } from '../cards.ts';
import { nosferatu } from '../game.ts';
import type { Nosferatu } from '../types.ts';

type Nos = State<Nosferatu>;

/** Who the Vampire is, is known to Renfield, to himself, and to all once it is turned up. */
function exchangeVampire(twin: Nos, seat: Seat | null, random: Random): void {
  const { board } = twin;
  if (board.vampire < 0 || seat === board.renfield || seat === board.vampire || board.faceUp[board.vampire])
    return;
  board.vampire = pick(
    random,
    activeSeats(twin).filter((one) => one !== seat && !board.faceUp[one]),
  );
}

/** Cards that lie hidden: each place is emptied into the pool, and filled again after shuffling. */
interface Place {
  size: number;
  fill(cards: Kind[]): void;
}

const pour = (tally: Tally, cards: readonly Kind[]): void => {
  for (const card of cards) tally[card] += 1;
};

function libraryPlace({ board }: Nos, keep: number, pool: Kind[]): Place {
  const top = keep === 0 ? [] : board.library.slice(-keep);
  const hidden = board.library.slice(0, board.library.length - top.length);
  pool.push(...hidden);
  return {
    size: hidden.length,
    fill: (cards) => {
      board.library = [...cards, ...top];
    },
  };
}

function tallyPlace(tally: Tally, except: Kind | null, pool: Kind[]): Place {
  if (except !== null) tally[except] -= 1;
  const cards = cardsOf(tally);
  pool.push(...cards);
  for (const kind of KINDS) tally[kind] = 0;
  if (except !== null) tally[except] += 1;
  return { size: cards.length, fill: (drawn) => pour(tally, drawn) };
}

/** Cards given by others this turn, while nothing has been announced about them. */
function givenPlaces(twin: Nos, seat: Seat | null, pool: Kind[]): Place[] {
  const { board, options } = twin;
  if (board.phase !== 'round' || (seat === board.renfield && options.renfield_sees_giver)) return [];
  return board.given.flatMap((gift, index) => {
    if (gift.seat === seat) return [];
    pool.push(gift.card);
    board.actionDeck[gift.card] -= 1;
    return [
      {
        size: 1,
        fill: ([card]: Kind[]) => {
          board.given[index] = { seat: gift.seat, card: card! };
          board.actionDeck[card!] += 1;
        },
      },
    ];
  });
}

/**
 * Once the case is announced, Rumours and Components of the Action deck may still be others, as long as the case
 * stays what it is: in case 3 a Rumour is among them, in case 2 all are Components.
 */
function exchangeDeck(twin: Nos, seat: Seat | null, random: Random, made?: Made<Nosferatu>): void {
  const { board } = twin;
  const announced = board.phase === 'round' ? made?.after.board.given : board.given;
  if (announced === undefined || seat === board.renfield) return;
  const harmful = announced.some(({ card }) => card === 'bite' || card === 'night');
  const rumours = announced.filter(({ card }) => card === 'rumour').length;
  const from = pick(random, ['rumour', 'component'] as const);
  if (!harmful && (rumours === 0 || (from === 'rumour' && rumours < 2))) return;
  const to = from === 'rumour' ? 'component' : 'rumour';
  const gift = board.given.findIndex((one) => one.card === from && one.seat !== seat);
  const drawn = made === undefined ? 0 : board.library.length - made.after.board.library.length;
  const at = board.library.slice(0, board.library.length - Math.max(0, drawn)).indexOf(to);
  if (gift < 0 || at < 0 || board.actionDeck[from] === 0) return;
  board.given[gift] = { seat: board.given[gift]!.seat, card: to };
  board.actionDeck[from] -= 1;
  board.actionDeck[to] += 1;
  board.library[at] = from;
}

function exchangeCards(twin: Nos, seat: Seat | null, random: Random, made?: Made<Nosferatu>): void {
  const { board } = twin;
  const pool: Kind[] = [];
  const places: Place[] = [
    // Cards drawn in the move may be the seat's own.
    libraryPlace(twin, made === undefined ? 0 : board.library.length - made.after.board.library.length, pool),
    tallyPlace(board.discard, board.top, pool),
  ];
  for (const one of activeSeats(twin)) {
    // Whoever moves must still be able to make the move.
    if (one !== seat && one !== made?.seat) places.push(tallyPlace(board.reserves[one]!, null, pool));
  }
  // With the last card of the round, the Action deck is announced.
  if (made === undefined || made.after.board.phase === 'round') places.push(...givenPlaces(twin, seat, pool));
  shuffle(random, pool);
  for (const place of places) place.fill(pool.splice(0, place.size));
}

/** A move that looks the same to the seat: another card given or lost, another Vampire named. */
function sameLookingMove(twin: Nos, seat: Seat | null, random: Random, made: Made<Nosferatu>): string {
  const { board, options, seats } = twin;
  const [verb, ...words] = made.move.split(' ');
  if (made.seat === null || made.seat === seat) return made.move;
  const reserve = board.reserves[made.seat]!;
  const watches = seat === board.renfield;
  if (verb === 'discard' && made.after.board.phase === 'round' && !(watches && options.renfield_sees_giver)) {
    const discarded = words[0]!.replace(',', '') as Kind;
    const left = { ...emptyTally(), ...reserve, [discarded]: reserve[discarded] - 1 };
    return `discard ${discarded}, give ${pick(random, cardsOf(left))}`;
  }
  if (verb === 'lose' && !(watches && options.bite_discard_visible === 'renfield')) {
    return `lose ${pick(random, cardsOf(reserve))}`;
  }
  if (verb === 'vampire' && seats[seat ?? -1] !== words.join(' ')) {
    return `vampire ${pick(
      random,
      activeSeats(twin)
        .filter((one) => one !== seat)
        .map((one) => seats[one]!),
    )}`;
  }
  return made.move;
}

/** In these moves something unknown is shown or shuffled in: cards stay where they are. */
function showsCards({ after }: Made<Nosferatu>): boolean {
  return after.result !== null || after.events.some(({ type }) => type === 'reshuffled');
}

function showsCharacter(before: Nos, { after }: Made<Nosferatu>): boolean {
  return after.result !== null || after.board.faceUp.some((up, seat) => up !== before.board.faceUp[seat]);
}

export function exchange(
  state: Nos,
  seat: Seat | null,
  random: Random,
  made?: Made<Nosferatu>,
): { state: Nos; move: string } | undefined {
  if (state.result !== null) return undefined;
  const twin = copy(nosferatu, state);
  if (made === undefined) {
    exchangeVampire(twin, seat, random);
    exchangeDeck(twin, seat, random);
    exchangeCards(twin, seat, random);
    shuffle(random, twin.board.clock);
    twin.random = split(random);
    return { state: twin, move: '' };
  }
  if (!showsCharacter(state, made)) exchangeVampire(twin, seat, random);
  if (!showsCards(made)) {
    if (made.after.board.phase !== 'round') exchangeDeck(twin, seat, random, made);
    exchangeCards(twin, seat, random, made);
  }
  return { state: twin, move: sameLookingMove(twin, seat, random, made) };
}
