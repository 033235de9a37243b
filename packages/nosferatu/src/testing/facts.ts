// What a scenario may expect of a table, and of what a seat sees of it.

import { type Seat, type State, type View, view } from '@nocturne/kernel';
import { anyOrder, type AnyOrder, type Fact, type Facts, type Known } from '@nocturne/testkit';
import { bitesOnTable, characterOf, nightsInClock } from '../board.ts';
import { cardsOf, RITUALS, size, type Tally } from '../cards.ts';
import { nosferatu } from '../game.ts';
import type { Nosferatu, Table } from '../types.ts';

type Nos = State<Nosferatu>;

const cards = (tally: Tally): AnyOrder => anyOrder(cardsOf(tally));
const named = (state: Nos, seat: Seat | null): Fact =>
  seat === null || seat < 0 ? 'nobody' : state.seats[seat]!;
const sides = (rituals: Table['rituals']): Facts =>
  Object.fromEntries(RITUALS.map((ritual) => [ritual, rituals[ritual] ? 'up' : 'down']));

/** Everything about a seat, hidden or not. */
function seatFacts(state: Nos, seat: Seat): Facts {
  const { board } = state;
  return {
    role: board.vampire < 0 && seat !== board.renfield ? 'nobody' : characterOf(state, seat),
    revealed: board.faceUp[seat]!,
    stake: board.stake === seat,
    bites: board.bites[seat]!,
    reserve: cards(board.reserves[seat]!),
    'reserve size': size(board.reserves[seat]!),
    gave: board.given.find((gift) => gift.seat === seat)?.card ?? null,
    discarded: board.shown.findLast((one) => one.seat === seat && one.turn === board.turn)?.card ?? null,
  };
}

/** Everything, hidden or not. */
export function factsOf(state: Nos): Known {
  return { table: tableFacts(state), seats: state.seats.map((_, seat) => seatFacts(state, seat)) };
}

function tableFacts(state: Nos): Facts {
  const { board } = state;
  return {
    turn: board.turn,
    phase: board.phase,
    renfield: named(state, board.renfield),
    vampire: named(state, board.vampire),
    stake: named(state, board.stake),
    darkness: board.darkness,
    rituals: sides(board.rituals),
    library: board.library.length,
    'library cards': board.library.toReversed(),
    'library contents': anyOrder(board.library),
    discard: cards(board.discard),
    'discard size': size(board.discard),
    top: board.top,
    shown: board.shown.map(({ card }) => card),
    clock: board.clock.length,
    'clock cards': board.clock.toReversed(),
    nights: nightsInClock(board),
    turned: board.turned.map(({ card }) => card),
    'turned by': board.turned.map(({ seat }) => state.seats[seat]!),
    'action deck': cards(board.actionDeck),
    'action deck size': size(board.actionDeck),
    announced: board.announced,
    bites: bitesOnTable(board),
    'bites placed': board.bitesPlaced,
    emptied: board.emptied,
    'nights out': board.removed,
    winner: state.result?.winner ?? 'nobody',
    cause: state.result?.cause ?? null,
  };
}

/** The Vampire, if this view tells who it is. */
function vampireIn({ table, own }: View<Nosferatu>): Seat | null {
  const shown = table.seats.findIndex(({ character }) => character === 'vampire');
  if (shown >= 0) return shown;
  return own?.keeper?.vampire ?? (own?.character === 'vampire' ? own.seat : null);
}

function roleIn(seen: View<Nosferatu>, at: Seat): Fact {
  const { table, own } = seen;
  const vampire = vampireIn(seen);
  if (own?.seat === at && own.character !== null) return own.character;
  if (vampire === at) return 'vampire';
  // Renfield knows every character; others know the Vampire's at most.
  return table.seats[at]!.character ?? (own?.keeper && vampire !== null ? 'hunter' : null);
}

/** Facts that are not there are hidden. */
const shown = (facts: Record<string, Fact | undefined>): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter(
      (entry): entry is [string, Fact] => entry[1] !== undefined && entry[1] !== null,
    ),
  );

function seenSeat(seen: View<Nosferatu>, at: Seat): Facts {
  const { table, own } = seen;
  const one = table.seats[at]!;
  const reserve = own?.seat === at ? own.reserve : table.over?.reserves[at];
  const gave = own?.seat === at ? own.gave : own?.keeper?.given?.find((gift) => gift.seat === at)?.card;
  const discarded = table.discard.shown.findLast((card) => card.seat === at && card.turn === table.turn);
  return shown({
    role: roleIn(seen, at),
    revealed: one.character !== null,
    stake: table.stake === at,
    bites: one.bites,
    reserve: reserve ? cards(reserve) : undefined,
    'reserve size': one.reserve,
    gave,
    discarded: discarded?.card,
  });
}

/** What a seat sees, in the same words; hidden facts are not there. Made from the view alone. */
export function seenBy(state: Nos, seat: Seat | null): Known {
  const seen = view(nosferatu, state, seat);
  return { table: seenTable(state, seen), seats: state.seats.map((_, at) => seenSeat(seen, at)) };
}

function seenTable(state: Nos, seen: View<Nosferatu>): Facts {
  const { table, own } = seen;
  const vampire = vampireIn(seen);
  const deck = own?.keeper?.actionDeck;
  return {
    turn: table.turn,
    phase: table.phase,
    renfield: named(state, table.renfield),
    stake: named(state, table.stake),
    darkness: table.darkness,
    rituals: sides(table.rituals),
    library: table.library,
    'discard size': table.discard.size,
    top: table.discard.top,
    shown: table.discard.shown.map(({ card }) => card),
    clock: table.clock.nights + 1 - table.clock.turned.length,
    nights: table.clock.nights,
    turned: table.clock.turned.map(({ card }) => card),
    'turned by': table.clock.turned.map((card) => state.seats[card.seat]!),
    emptied: table.emptied,
    'action deck size': table.actionDeck,
    announced: table.announced,
    bites: table.seats.reduce((sum, one) => sum + one.bites, 0),
    'bites placed': table.bites.placed,
    winner: table.over?.winner ?? 'nobody',
    cause: table.over?.cause ?? null,
    ...shown({
      vampire: vampire === null ? undefined : named(state, vampire),
      'action deck': deck ? cards(deck) : undefined,
    }),
  };
}
