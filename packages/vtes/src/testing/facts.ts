// What a scenario may expect of a table, and of what a seat sees of it.

import { type Seat, type State, view } from '@nocturne/kernel';
import { anyOrder, type Fact, type Facts, type Known } from '@nocturne/testkit';
import { cardsOn, findCard, preyOf, predatorOf } from '../board.ts';
import { vtes } from '../game.ts';
import { nameOf, uncontrolledName } from '../names.ts';
import { bleedOf, interceptOf, stealthOf } from '../queries/action.ts';
import { handSizeOf } from '../queries/hand.ts';
import type { Permanent, PublicCard, Vtes } from '../types.ts';

type Vt = State<Vtes>;

const named = (state: Vt, seat: Seat | null): Fact =>
  seat === null || seat < 0 ? 'nobody' : state.seats[seat]!;

function titleWord({ title, titleContested }: Pick<Permanent, 'title' | 'titleContested'>): string {
  if (title === null) return 'none';
  const word = title.city === undefined ? title.rank : `${title.rank} of ${title.city}`;
  return titleContested ? `${word} (contested)` : word;
}

function cardFacts(state: Vt, card: Permanent): Facts {
  return {
    blood: card.counters,
    life: card.counters,
    counters: card.counters,
    locked: card.locked,
    region: card.region,
    controller: state.seats[card.controller]!,
    owner: state.seats[card.owner]!,
    on: card.on === 0 ? 'nothing' : nameOf(state, card.on),
    cards: anyOrder(cardsOn(state.board, card.id).map(({ name }) => name)),
    contested: card.contested,
    sect: card.sect,
    title: titleWord(card),
  };
}

function seatFacts(state: Vt, seat: Seat): Facts {
  const { board } = state;
  const one = board.methuselahs[seat]!;
  return {
    pool: one.pool,
    hand: anyOrder(one.hand),
    'hand size': handSizeOf(state, seat),
    'cards in hand': one.hand.length,
    library: one.library.length,
    crypt: one.crypt.length,
    ash: anyOrder(one.ash),
    points: one.points,
    out: one.out,
    prey: named(state, preyOf(board, seat)),
    predator: named(state, predatorOf(board, seat)),
    withdrawing: one.withdrawing,
  };
}

function actionFacts(state: Vt): Facts {
  const { board } = state;
  const { action } = board;
  if (action === null) return { action: 'none' };
  const blocker = findCard(board, action.blocker);
  return {
    action: action.kind,
    acting: findCard(board, action.minion) === undefined ? 'nobody' : nameOf(state, action.minion),
    blocker: blocker === undefined ? 'nobody' : nameOf(state, blocker.id),
    stealth: stealthOf(state),
    intercept: blocker === undefined ? 0 : interceptOf(state, blocker),
    bleed: action.kind === 'bleed' ? bleedOf(state) : 0,
    target: anyOrder(action.aim.seats.map((seat) => state.seats[seat]!)),
    outcome: action.outcome,
  };
}

const cardKey = (state: Vt, card: Permanent): string =>
  card.region === 'uncontrolled'
    ? `${uncontrolledName(state, card.id)} (uncontrolled)`
    : nameOf(state, card.id);

/** Everything, hidden or not. */
export function factsOf(state: Vt): Known {
  const { board, result } = state;
  const table: Facts = {
    ...Object.fromEntries(board.cards.map((card) => [cardKey(state, card), cardFacts(state, card)])),
    ...actionFacts(state),
    turn: named(state, board.whose),
    'turn number': board.turn,
    phase: board.phase,
    edge: named(state, board.edge),
    transfers: board.transfers,
    'master actions': board.masterActions,
    over: result !== null,
    winner: result === null || result.winner === null ? 'nobody' : state.seats[result.winner]!,
  };
  return { table, seats: state.seats.map((_, seat) => seatFacts(state, seat)) };
}

/** A card as this view knows it; one that lies face down has no name. */
function seenCard(state: Vt, card: PublicCard, name: string | undefined): [string, Facts][] {
  if (name === undefined) return [];
  const key = card.region === 'uncontrolled' ? `${name} (uncontrolled)` : nameOf(state, card.id);
  return [[key, { blood: card.counters, counters: card.counters, locked: card.locked, region: card.region }]];
}

/** What a seat sees, in the same words. Made from the view alone. */
export function seenBy(state: Vt, seat: Seat | null): Known {
  const { table, own } = view(vtes, state, seat);
  const cards = table.cards.flatMap((card) =>
    seenCard(state, card, card.name ?? own?.uncontrolled[String(card.id)]),
  );
  const seats = table.methuselahs.map((one, at): Facts => {
    const facts: Facts = {
      pool: one.pool,
      'cards in hand': one.hand,
      library: one.library,
      crypt: one.crypt,
      ash: anyOrder(one.ash),
      points: one.points,
      out: one.out,
    };
    return own?.seat === at ? { ...facts, hand: anyOrder(own.hand) } : facts;
  });
  return {
    table: {
      ...Object.fromEntries(cards),
      turn: named(state, table.whose),
      phase: table.phase,
      edge: named(state, table.edge),
      action: table.action?.kind ?? 'none',
    },
    seats,
  };
}
