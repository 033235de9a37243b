// What a scenario may expect of a table, and of what a seat sees of it.

import { type Seat, type State, view } from '@nocturne/kernel';
import { AnyOrder, type Fact, type Facts } from '@nocturne/testkit';
import { bitesOnTable, characterOf, nightsInClock } from '../board.ts';
import { cardsOf, RITUALS, size, type Tally } from '../cards.ts';
import { nosferatu } from '../game.ts';
import type { Nosferatu, Table } from '../types.ts';

type Nos = State<Nosferatu>;

const cards = (tally: Tally): AnyOrder => new AnyOrder(cardsOf(tally));
const named = (state: Nos, seat: Seat | null): Fact =>
  seat === null || seat < 0 ? 'nobody' : state.seats[seat]!;
const sides = (rituals: Table['rituals']): Facts =>
  Object.fromEntries(RITUALS.map((ritual) => [ritual, rituals[ritual] ? 'up' : 'down']));

/** Everything, hidden or not. */
export function factsOf(state: Nos): Facts {
  const { board } = state;
  const perSeat = state.seats.map((name, seat) => [
    name,
    {
      role: board.vampire < 0 && seat !== board.renfield ? 'nobody' : characterOf(state, seat),
      revealed: board.faceUp[seat]!,
      stake: board.stake === seat,
      bites: board.bites[seat]!,
      reserve: cards(board.reserves[seat]!),
      'reserve size': size(board.reserves[seat]!),
      gave: board.given.find((gift) => gift.seat === seat)?.card ?? null,
      discarded: board.shown.findLast((one) => one.seat === seat && one.turn === board.turn)?.card ?? null,
    },
  ]);
  return {
    ...(Object.fromEntries(perSeat) as Facts),
    turn: board.turn,
    phase: board.phase,
    renfield: named(state, board.renfield),
    vampire: named(state, board.vampire),
    stake: named(state, board.stake),
    darkness: board.darkness,
    rituals: sides(board.rituals),
    library: board.library.length,
    'library cards': board.library.toReversed(),
    discard: cards(board.discard),
    'discard size': size(board.discard),
    top: board.top,
    shown: board.shown.map(({ card }) => card),
    clock: board.clock.length,
    'clock cards': board.clock.toReversed(),
    nights: nightsInClock(board),
    turned: board.turned.map(({ card }) => card),
    'action deck': cards(board.actionDeck),
    'action deck size': size(board.actionDeck),
    bites: bitesOnTable(board),
    'bites placed': board.bitesPlaced,
    emptied: board.emptied,
    'nights out': board.removed,
    winner: state.result?.winner ?? 'nobody',
    cause: state.result?.cause ?? null,
  };
}

/** What a seat sees, in the same words; hidden facts are not there. Made from the view alone. */
export function seenBy(state: Nos, seat: Seat | null): Facts {
  const { table, own } = view(nosferatu, state, seat);
  const vampire = table.seats.findIndex(({ character }) => character === 'vampire');
  const known =
    vampire >= 0 ? vampire : (own?.keeper?.vampire ?? (own?.character === 'vampire' ? own.seat : null));
  const perSeat = table.seats.map((one, at) => {
    const mine = own?.seat === at;
    const given = own?.keeper?.given?.find((gift) => gift.seat === at)?.card;
    const reserve = mine ? own.reserve : table.over?.reserves[at];
    const role =
      one.character ??
      (mine ? own.character : known === at ? 'vampire' : own?.keeper && known !== null ? 'hunter' : null);
    const facts: Record<string, Fact> = {
      stake: table.stake === at,
      bites: one.bites,
      'reserve size': one.reserve,
      revealed: one.character !== null,
    };
    if (role !== null) facts['role'] = role;
    if (reserve) facts['reserve'] = cards(reserve);
    const gave = mine ? own.gave : given;
    if (gave) facts['gave'] = gave;
    const discarded = table.discard.shown.findLast((shown) => shown.seat === at && shown.turn === table.turn);
    if (discarded) facts['discarded'] = discarded.card;
    return [state.seats[at]!, facts] as const;
  });
  const facts: Record<string, Fact> = {
    ...Object.fromEntries(perSeat),
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
    nights: table.clock.nights,
    turned: table.clock.turned.map(({ card }) => card),
    'action deck size': table.actionDeck,
    bites: table.seats.reduce((sum, one) => sum + one.bites, 0),
    'bites placed': table.bites.placed,
    winner: table.over?.winner ?? 'nobody',
    cause: table.over?.cause ?? null,
  };
  if (known !== null) facts['vampire'] = named(state, known);
  if (own?.keeper?.actionDeck) facts['action deck'] = cards(own.keeper.actionDeck);
  return facts;
}
