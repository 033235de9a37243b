// What a minion could still do about the action under way, if it may react: generously counted, for nothing of it is
// certain before it is tried.

import type { Seat } from '@nocturne/kernel';
import { cardNamed, libraryCard } from '../cards/book.ts';
import type { Effect, Mode } from '../cards/printed.ts';
import { whyUnable } from '../queries/blocking.ts';
import { fitsAction } from '../queries/kinds.ts';
import type { Id, PublicCard, Table } from '../types.ts';
import { cardIn } from './gain.ts';
import { gainsOfPlay } from './options.ts';
import { asPermanent, asState, waysFor } from './table.ts';

/** The Methuselah who would react. */
export interface Reacting {
  readonly table: Table;
  readonly seat: Seat;
  readonly hand: readonly string[];
}

/** Lets a minion react or block, and is of no use by itself. */
const MEANS: readonly Effect['op'][] = ['wake', 'unlock', 'attempt-block', 'intercept', 'if-blocks'];

/** What a minion can play of the hand in the windows of this action. */
function waysToReact({ table, seat, hand }: Reacting, minion: PublicCard): { name: string; mode: Mode }[] {
  return [...new Set(hand)].flatMap((name) => {
    const { modes } = libraryCard(name);
    return waysFor(table, seat, name, minion)
      .map((index) => modes[index]!)
      .filter(({ type, moments }) => type === 'reaction' && moments.includes('action'))
      .map((mode) => ({ name, mode }));
  });
}

/** The conditions of a card, except that an attempt to block or the end of all blocks may still come. */
function mayFit({ table, seat }: Reacting, { during }: Mode): boolean {
  if (during === undefined) return true;
  const { attempt: _attempt, blocksDeclined: _declined, ...always } = during;
  return fitsAction(asState(table), always, seat);
}

/** Whether this minion could attempt to block the action under way, once it is awake. */
export const isAbleToBlock = (table: Table, minion: PublicCard): boolean =>
  table.action !== null && whyUnable(asState(table), asPermanent(minion)) === undefined;

/** Between two there is nobody else to be bled. */
const isOfUse = ({ table }: Reacting, { op }: Effect): boolean =>
  !MEANS.includes(op) && (op !== 'redirect' || table.methuselahs.filter(({ out }) => !out).length > 2);

/** Whether it could play something that does more than let it block. */
export function hasReaction(reacting: Reacting, id: Id): boolean {
  const minion = cardIn(reacting.table, id);
  return (
    minion !== undefined &&
    waysToReact(reacting, minion).some(
      ({ mode }) => mayFit(reacting, mode) && mode.effects.some((effect) => isOfUse(reacting, effect)),
    )
  );
}

/** Intercept that cards in play give when they are used, to whomever. */
export function interceptInPlay({ table, seat }: Reacting): number {
  let sum = 0;
  for (const { name, controller, locked } of table.cards) {
    if (name === null || controller !== seat || locked) continue;
    for (const { effects } of cardNamed(name).does?.abilities ?? [])
      for (const effect of effects) if (effect.op === 'intercept') sum += effect.amount;
  }
  return sum;
}

/** A card of the hand that would give a minion intercept. */
export interface InterceptWay {
  readonly name: string;
  readonly mode: number;
  readonly amount: number;
  /** It costs no pool. */
  readonly free: boolean;
  /** It is an attempt to block by itself. */
  readonly attempts: boolean;
}

/** All the ways in which the hand could add to the intercept of a minion. */
export function interceptWays(reacting: Reacting, id: Id): InterceptWay[] {
  const { table, seat } = reacting;
  const minion = cardIn(table, id);
  if (minion === undefined) return [];
  return waysToReact(reacting, minion).flatMap(({ name, mode }) => {
    if (!mayFit(reacting, mode)) return [];
    const index = libraryCard(name).modes.indexOf(mode);
    const gains = gainsOfPlay(table, seat, { do: 'play', name, mode: index, minion: id });
    const amount = gains.reduce((sum, gain) => sum + (gain.good === 'intercept' ? gain.amount : 0), 0);
    if (amount <= 0) return [];
    const free = !gains.some(({ good, amount: paid }) => good === 'pool' && paid < 0);
    const attempts = mode.effects.some(({ op }) => op === 'attempt-block');
    return [{ name, mode: index, amount, free, attempts }];
  });
}

/** V-4.26: intercept that it could get, of each card of the hand once. */
export function interceptWithin(reacting: Reacting, id: Id): number {
  const most = new Map<string, number>();
  for (const { name, amount } of interceptWays(reacting, id))
    most.set(name, Math.max(amount, most.get(name) ?? 0));
  return [...most.values()].reduce((sum, amount) => sum + amount, 0) + interceptInPlay(reacting);
}
