// What an event says to whoever receives it.

import type { EventName, Seat, SeatEvent } from '@nocturne/kernel';
import { cardNamed, libraryCard } from '../cards/book.ts';
import type { Card } from '../cards/printed.ts';
import type { Permanent, Vtes } from '../types.ts';
import {
  aimParts,
  at,
  byPart,
  cardSeen,
  cardValue,
  effectPart,
  named,
  type Seen,
  superiorPart,
  term,
  told,
  yesOrNo,
} from './seen.ts';
import { actionNews } from './tell-action.ts';
import { changedNews } from './tell-changed.ts';
import { combatNews } from './tell-combat.ts';
import { bledTold, countersTold, damagedTold, poolTold } from './tell-counters.ts';
import { referendumNews } from './tell-referendum.ts';
import type { Told, Value } from './told.ts';

type Tellers = {
  readonly [N in EventName<Vtes>]: (event: SeatEvent<Vtes, N>, before: Seen) => readonly Told[];
};

const silent = (): readonly Told[] => [];

const handValue = (hand: readonly string[]): Value => (hand.length === 0 ? term('nothing') : hand.map(named));

/** A card that goes where it was played needs no second word. */
function isTold(card: Card, mode: number): boolean {
  if (card.kind === 'crypt') return false;
  const { put, action } = card.modes[mode] ?? {};
  return action === undefined && put !== undefined && put !== 'minion';
}

/** Library cards in the ready region: allies, and cards that became vampires; not every ally is recruited. */
function minionTold(
  { table }: Seen,
  { name, sect }: Permanent,
): 'vampire' | 'imbued' | 'created' | 'ally' | 'table' {
  const card = cardNamed(name);
  if (card.kind === 'crypt') return card.imbued === true ? 'imbued' : 'vampire';
  if (sect !== null) return 'created';
  return table.action?.kind === 'recruit' ? 'ally' : 'table';
}

function enteredTold(view: Seen, entered: Permanent): Told[] {
  const { name, region, controller, on, counters, mode } = entered;
  const card = cardNamed(name);
  if (isTold(card, mode)) return [];
  const values = { seat: at(controller), card: named(name), counters };
  if (region === 'table') return [told('event.entered.table', values)];
  if (region !== 'attached' || card.kind === 'crypt')
    return [told(`event.entered.${minionTold(view, entered)}`, values)];
  const kind = card.types.find((type) => type === 'equipment' || type === 'retainer') ?? 'attached';
  return [told(`event.entered.${kind}`, { ...values, host: cardValue(view, on) })];
}

/** Hands are told of when they open and when they close. */
function openHandTold(view: Seen, seat: number, hand: readonly string[] | null): Told[] {
  const wasOpen = view.table.methuselahs[seat]!.open !== null;
  if (wasOpen === (hand !== null)) return [];
  const values = { seat: at(seat), open: yesOrNo(hand !== null), hand: handValue(hand ?? []) };
  return [told('event.openHand', values)];
}

/** Burned; whoever leaves the game takes along what they had, and removals are told by themselves. */
function leftTold(view: Seen, id: number, removed: boolean): Told[] {
  const card = cardSeen(view, id);
  const quiet =
    card === undefined || card.region === 'uncontrolled' || view.table.methuselahs[card.controller]!.out;
  return quiet ? [] : [told(removed ? 'event.left.removed' : 'event.left', { card: cardValue(view, id) })];
}

function usedTold(view: Seen, { seat, card, ability, minion, target }: Vtes['Events']['used']['data']): Told {
  const name = cardSeen(view, card)?.name ?? null;
  const used = name === null ? undefined : cardNamed(name).does?.abilities?.[ability];
  const takesPart = used?.minion !== undefined && minion !== 0;
  return told('event.used', {
    seat: at(seat),
    card: cardValue(view, card),
    by: takesPart ? byPart(view, minion) : '',
    effect: effectPart(used?.effects ?? []),
    ...aimParts(view, target),
  });
}

/** Nobody expects a block of those whose minions are all locked, and none of them awake. */
function declinedTold({ table: { action, cards } }: Seen, seat: number): Told[] {
  const able = cards.some(
    ({ id, controller, region, locked }) =>
      controller === seat && region === 'ready' && (!locked || action?.awake.includes(id)),
  );
  return able ? [told('event.declined', { seat: at(seat) })] : [];
}

/** The predator, among those who are still there. Of several who leave at once that is seen only before the first. */
function ousterOf({ table: { order, methuselahs } }: Seen, seat: Seat): Seat | undefined {
  const ousted = methuselahs.filter(({ out, pool }) => out && pool === 0).length;
  const rewarded = methuselahs.reduce((sum, { points }) => sum + Math.floor(points), 0);
  if (rewarded < ousted) return undefined;
  const place = order.indexOf(seat);
  const before = [...order.slice(place + 1), ...order.slice(0, place)];
  return before.findLast((one) => !methuselahs[one]!.out);
}

function outTold(view: Seen, seat: Seat, how: 'ousted' | 'withdrawn'): Told {
  const by = how === 'ousted' ? ousterOf(view, seat) : undefined;
  return told(
    'event.out',
    by === undefined ? { seat: at(seat), how, by: '' } : { seat: at(seat), how: 'oustedBy', by: at(by) },
  );
}

const tellers: Tellers = {
  turn: ({ data: { turn, seat } }, { table }) => [
    told('event.turn', { turn, seat: at(seat), pool: table.methuselahs[seat]!.pool }),
  ],
  phase: ({ data: { phase } }, { table }) => [
    told('event.phase', { phase: term(`phase.${phase}`), seat: at(table.whose) }),
  ],
  drew: ({ data: { seat }, secret }) =>
    secret === undefined ? [] : [told('event.drew.secret', { seat: at(seat), card: named(secret.name) })],
  uncontrolled: ({ data: { seat }, secret }) => [
    secret === undefined
      ? told('event.uncontrolled', { seat: at(seat) })
      : told('event.uncontrolled.secret', { seat: at(seat), card: named(secret.name) }),
  ],
  discarded: ({ data: { seat, name } }) => [told('event.discarded', { seat: at(seat), card: named(name) })],
  // cards that begin an action are named when it is announced
  played: ({ data: { seat, name, mode, minion, target } }, view) =>
    libraryCard(name).modes[mode]?.action !== undefined
      ? []
      : [
          told('event.played', {
            seat: at(seat),
            card: named(name),
            superior: superiorPart(name, mode),
            by: byPart(view, minion),
            ...aimParts(view, target),
          }),
        ],
  cancelled: ({ data: { seat, name } }) => [told('event.cancelled', { seat: at(seat), card: named(name) })],
  ahead: silent,
  used: ({ data }, view) => [usedTold(view, data)],
  searched: ({ data: { seat, found } }) => [
    told('event.searched', {
      seat: at(seat),
      any: yesOrNo(found !== null),
      card: found === null ? '' : named(found),
    }),
  ],
  marked: ({ data: { seat, card } }, view) => [
    told('event.marked', { seat: at(seat), card: cardValue(view, card) }),
  ],
  fromHand: ({ data: { seat, name } }) => [told('event.fromHand', { seat: at(seat), card: named(name) })],
  looked: ({ data: { seat, victim }, secret }) => [
    secret === undefined
      ? told('event.looked', { seat: at(seat), victim: at(victim) })
      : told('event.looked.secret', { seat: at(seat), victim: at(victim), hand: handValue(secret.hand) }),
  ],
  banished: ({ data: { seat, card } }, view) => [
    told('event.banished', { seat: at(seat), card: cardValue(view, card) }),
  ],
  removed: ({ data: { seat, name } }) => [told('event.removed', { seat: at(seat), card: named(name) })],
  openHand: ({ data: { seat, hand } }, view) => openHandTold(view, seat, hand),
  handSize: ({ data: { seat, size } }) => [told('event.handSize', { seat: at(seat), size })],
  ash: silent,
  fromAsh: ({ data: { seat, name, removed } }) => [
    told('event.fromAsh', { seat: at(seat), card: named(name), removed: yesOrNo(removed) }),
  ],
  entered: ({ data: { card } }, view) => enteredTold(view, card),
  left: ({ data: { card, removed } }, view) => leftTold(view, card, removed),
  changed: ({ data: { card, fields } }, view) => changedNews(view, cardSeen(view, card), fields),
  counters: ({ data }, view) => countersTold(view, data),
  pool: ({ data }, view) => poolTold(view, data),
  // burned for a vote, which is told
  edge: ({ data: { seat } }, { table }) =>
    seat < 0 && table.referendum?.result === 'polling'
      ? []
      : [told('event.edge', { seat: at(seat), held: yesOrNo(seat >= 0) })],
  points: ({ data: { seat, points } }) => [told('event.points', { seat: at(seat), points })],
  withdrawing: ({ data: { seat, withdrawing } }) => [
    told('event.withdrawing', { seat: at(seat), withdrawing: yesOrNo(withdrawing) }),
  ],
  out: ({ data: { seat, how } }, view) => [outTold(view, seat, how)],
  transfers: silent,
  transferred: ({ data: { seat, card, amount, pool, counters } }, view) => [
    told(amount > 0 ? 'event.transferred.to' : 'event.transferred.back', {
      seat: at(seat),
      card: cardValue(view, card),
      amount: Math.abs(amount),
      total: counters,
      pool,
    }),
  ],
  actions: silent,
  action: ({ data: { action } }, view) => actionNews(view, action),
  declined: ({ data: { seat } }, view) => declinedTold(view, seat),
  bled: ({ data }, view) => bledTold(view, data),
  noEffect: ({ data: { card } }, view) => [told('event.noEffect', { card: cardValue(view, card) })],
  diablerized: ({ data: { minion, card } }, view) => [
    told('event.diablerized', { minion: cardValue(view, minion), card: cardValue(view, card) }),
  ],
  combat: ({ data: { combat } }, view) => combatNews(view, combat),
  prevented: ({ data: { card, amount } }, view) => [
    told('event.prevented', { card: cardValue(view, card), amount }),
  ],
  unhurt: ({ data: { card, amount } }, view) => [
    told('event.unhurt', { card: cardValue(view, card), amount }),
  ],
  damaged: ({ data }, view) => damagedTold(view, data),
  referendum: ({ data: { referendum } }, view) => referendumNews(view, referendum),
  timeCalled: () => [told('event.timeCalled')],
  ended: ({ data: { points, winner } }) => [
    told('event.ended', {
      won: yesOrNo(winner !== null),
      winner: at(winner ?? -1),
      scores: points.map((score, seat) => told('share.points', { seat: at(seat), points: score })),
    }),
  ],
};

/**
 * What an event says, in the order in which it should be read, given the view before it; nothing if it only keeps the
 * view up to date or repeats what is known.
 */
export const tell = (event: SeatEvent<Vtes>, before: Seen): readonly Told[] =>
  (tellers[event.type] as (event: SeatEvent<Vtes>, before: Seen) => readonly Told[])(event, before);
