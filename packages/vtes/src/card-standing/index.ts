// How each card stands for a Methuselah: what they can do with it now, or why nothing, and when its moment comes. Only what
// they may know is used, also while they are not asked.

import { type AnyReason, type DecisionName, openFor, type Seat, waiting } from '@nocturne/kernel';
import { cardAt, findCard, isActive, isMinion, type Vt } from '../board.ts';
import { momentsNow } from '../candidates.ts';
import { vtes } from '../game.ts';
import { type Board, type Id, type Permanent, PHASES, type Vtes } from '../types.ts';
import { type Against, reasonsNow, type Way, type Ways, waysNow } from './found.ts';
import { type CardMoment, momentsInHand, momentsOnTable } from './moments.ts';
import { inOrder } from './nearness.ts';

export type { Way } from './found.ts';
export type { CardMoment } from './moments.ts';
export { subjectOf } from './subject.ts';
export { tellStanding } from './tell.ts';

interface Placed {
  readonly name: string;
  /** Its number on the table; 0 in the hand. */
  readonly card: Id;
  /** When something can be done with it. */
  readonly moments: readonly CardMoment[];
}

export interface CardStanding extends Placed {
  /** What can be done with it now. */
  readonly ways: readonly Way[];
  /** Why nothing can, the nearest reason first; none if something can. */
  readonly reasons: readonly AnyReason<Vtes>[];
}

export interface CardStandings {
  readonly asked: boolean;
  /** Whom the table waits for, as far as everyone may know it. */
  readonly waiting: readonly { readonly seat: Seat; readonly name: DecisionName<Vtes> }[];
  /** Each card once. */
  readonly hand: readonly CardStanding[];
  /** The own cards that do something if they are told to, and those of others that the Methuselah can use. */
  readonly table: readonly CardStanding[];
}

const isPhase = ({ moment }: CardMoment): boolean => PHASES.some((phase) => phase === moment);

/** Why nobody can be named who might play or use a card. */
function whyNobody(state: Vt, seat: Seat, moments: readonly CardMoment[]): AnyReason<Vtes> {
  const { board } = state;
  const { action, combat } = board;
  const now = momentsNow(state, seat);
  const isDue = moments.some(
    ({ moment, whose }) =>
      now.includes(moment) && (whose === undefined || (whose === 'own') === (action?.by === seat)),
  );
  if (isDue && combat !== null && combat.sides.every((side) => side.seat !== seat))
    return { why: 'not-fighting' };
  if (isDue && !board.cards.some((card) => card.controller === seat && isMinion(card)))
    return { why: 'no-minion' };
  if (seat !== board.whose) return { why: moments.every(isPhase) ? 'not-your-turn' : 'wrong-moment' };
  const waits = action !== null && moments.some(({ moment }) => moment === board.phase);
  return { why: waits ? 'action-under-way' : 'wrong-moment' };
}

/** V-3.25: the card that is contested, this one or one that it is on, if any. */
function contestedOf(board: Board, id: Id): Id | undefined {
  const card = findCard(board, id);
  if (card === undefined || card.region === 'uncontrolled' || isActive(board, card)) return undefined;
  return card.contested ? id : contestedOf(board, cardAt(board, card.on).id);
}

function whyNot(state: Vt, seat: Seat, against: Against, { name, card, moments }: Placed): AnyReason<Vtes>[] {
  if (state.result !== null) return [{ why: 'over' }];
  const contested = contestedOf(state.board, card);
  if (contested !== undefined) return [{ why: 'contested', card: contested }];
  const known = against.get(card === 0 ? name : card);
  return known === undefined ? [whyNobody(state, seat, moments)] : inOrder([...known.values()]);
}

function standing(state: Vt, seat: Seat, ways: Ways, against: Against, placed: Placed): CardStanding {
  const now = ways.get(placed.card === 0 ? placed.name : placed.card) ?? [];
  return { ...placed, ways: now, reasons: now.length > 0 ? [] : whyNot(state, seat, against, placed) };
}

/** V-2.9: whether a card on the table lies open to this Methuselah. */
const isKnown = ({ region, controller }: Permanent, seat: Seat): boolean =>
  region !== 'uncontrolled' || controller === seat;

/** How the cards in a Methuselah's hand and on the table stand for them. */
export function cardStandings(state: Vt, seat: Seat): CardStandings {
  const { methuselahs, cards } = state.board;
  const decision = openFor(state, seat);
  const ways = waysNow(state, seat, decision);
  const against = reasonsNow(state, seat, decision);
  const held: Placed[] = [...new Set(methuselahs[seat]!.hand)].map((name) => ({
    name,
    card: 0,
    moments: momentsInHand(name),
  }));
  const laid: Placed[] = cards
    .filter((card) => isKnown(card, seat))
    .map((card) => ({ name: card.name, card: card.id, moments: momentsOnTable(state, card, seat) }))
    .filter(({ card, moments }) => moments.length > 0 || ways.has(card));
  const stands = (placed: Placed): CardStanding => standing(state, seat, ways, against, placed);
  return {
    asked: decision !== undefined,
    waiting: waiting(vtes, state) as CardStandings['waiting'],
    hand: held.map(stands),
    table: laid.map(stands),
  };
}
