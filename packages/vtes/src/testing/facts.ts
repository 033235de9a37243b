// What a scenario may expect of a table, and of what a seat sees of it.

import { type Seat, type State, type View, view } from '@nocturne/kernel';
import { anyOrder, type AnyOrder, type Fact, type Facts, type Known } from '@nocturne/testkit';
import { NOBODY, predatorOf, preyOf } from '../board.ts';
import { vtes } from '../game.ts';
import { handSizeOf } from '../queries/hand.ts';
import type { Board, Permanent, PublicCard, Table, Vtes } from '../types.ts';
import { actionFacts, combatFacts, referendumFacts } from './facts-action.ts';
import { factsByName, regionFacts, uncontrolledFacts } from './facts-cards.ts';
import { anEmptyBoard, aMethuselah, stateOf } from './position.ts';
import { usedWord } from './words.ts';

type Vt = State<Vtes>;

const named = (state: Vt, seat: Seat | null): string =>
  seat === null || seat < 0 ? 'nobody' : state.seats[seat]!;

/** How much lies face down in an uncontrolled region: the number of cards, and the blood on each. */
function faceDown(cards: readonly (Permanent | PublicCard)[], seat: Seat): Facts {
  const own = cards.filter(({ controller, region }) => controller === seat && region === 'uncontrolled');
  return {
    'cards uncontrolled': own.length,
    'uncontrolled blood': anyOrder(own.map(({ counters }) => String(counters))),
  };
}

/** What everyone may know of a Methuselah. */
function openFacts(state: Vt, seat: Seat): Facts {
  const { board } = state;
  const one = board.methuselahs[seat]!;
  return {
    pool: one.pool,
    ash: anyOrder(one.ash),
    points: one.points,
    out: one.out,
    withdrawing: one.withdrawing,
    prey: named(state, preyOf(board, seat)),
    predator: named(state, predatorOf(board, seat)),
    ...regionFacts(state, seat),
  };
}

function seatFacts(state: Vt, seat: Seat): Facts {
  const { methuselahs, cards } = state.board;
  const one = methuselahs[seat]!;
  return {
    ...openFacts(state, seat),
    ...faceDown(cards, seat),
    ...uncontrolledFacts(state, seat),
    hand: anyOrder(one.hand),
    'hand size': handSizeOf(state, seat),
    'cards in hand': one.hand.length,
    library: one.library.length,
    'library cards': one.library.toReversed(),
    crypt: one.crypt.length,
    'crypt cards': one.crypt.toReversed(),
    unreplaced: anyOrder(one.unreplaced),
    'influence phases': one.influenced,
    removed: anyOrder(one.removed),
  };
}

/** What lies open for everyone, besides the Methuselahs. */
function openTable(state: Vt): Facts {
  const { board, result } = state;
  return {
    ...factsByName(state, board.cards),
    ...actionFacts(state),
    ...combatFacts(state),
    ...referendumFacts(state),
    turn: named(state, board.whose),
    'turn number': board.turn,
    phase: board.phase,
    edge: named(state, board.edge),
    transfers: board.transfers,
    'master actions': board.masterActions,
    'discard actions': board.discardActions,
    events: anyOrder(board.events),
    over: result !== null,
    winner: named(state, result?.winner ?? null),
  };
}

/** Who is asked: a name, or several. */
function impulse({ open, seats }: Vt): string | AnyOrder {
  const asked = open.map(({ seat }) => seats[seat]!);
  return asked.length > 1 ? anyOrder(asked) : (asked[0] ?? 'nobody');
}

/** Everything, hidden or not. */
export function factsOf(state: Vt): Known {
  const { board } = state;
  const table: Facts = {
    ...openTable(state),
    first: named(state, board.first),
    'trifle played': board.trifled,
    used: anyOrder(board.used.map((key) => usedWord(state, key))),
    impulse: impulse(state),
  };
  return { table, seats: state.seats.map((_, seat) => seatFacts(state, seat)) };
}

/** A card as this view knows it; one that lies face down has no name. */
function seenCard(card: PublicCard, own: View<Vtes>['own']): Permanent[] {
  const name = card.name ?? own?.uncontrolled[String(card.id)];
  return name === undefined ? [] : [{ ...card, name, done: card.done.slice() }];
}

/** A state of what the view shows, and nothing else, so that the same words are found for it. */
function stateSeen(seats: readonly string[], { table, own }: View<Vtes>): Vt {
  const { turn, whose, phase, edge, transfers, masterActions, discardActions, events } = table;
  const { order, action, combat, referendum } = table;
  const board: Board = {
    ...anEmptyBoard(seats),
    turn,
    whose,
    phase,
    order: order.slice(),
    transfers,
    masterActions,
    discardActions,
    events,
    action,
    combat,
    referendum,
    edge: edge ?? NOBODY,
    cards: table.cards.flatMap((card) => seenCard(card, own)),
  };
  for (const [seat, { pool, ash, points, out, withdrawing, open }] of table.methuselahs.entries()) {
    const hand = own?.seat === seat ? own.hand.slice() : (open ?? []).slice();
    board.methuselahs.push({ ...aMethuselah(), pool, ash: ash.slice(), points, out, withdrawing, hand });
  }
  return { ...stateOf(seats, board, ''), result: table.over };
}

function seenSeat(state: Vt, { methuselahs, cards }: Table, seat: Seat, own: boolean): Facts {
  const { hand, library, crypt, open } = methuselahs[seat]!;
  const secrets: Record<string, Fact> = {
    ...(own || open !== null ? { hand: anyOrder(state.board.methuselahs[seat]!.hand) } : {}),
    ...(own ? uncontrolledFacts(state, seat) : {}),
  };
  return {
    ...openFacts(state, seat),
    ...faceDown(cards, seat),
    'cards in hand': hand,
    library,
    crypt,
    ...secrets,
  };
}

/** What a seat sees, in the same words. Made from the view alone. */
export function seenBy(whole: Vt, seat: Seat | null): Known {
  const seen = view(vtes, whole, seat);
  const state = stateSeen(whole.seats, seen);
  return {
    table: openTable(state),
    seats: state.seats.map((_, at) => seenSeat(state, seen.table, at, seen.own?.seat === at)),
  };
}
