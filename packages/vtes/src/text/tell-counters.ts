// What is told of pool, blood, life and other counters: who gains and who loses them, and why.

import { cardNamed } from '../cards/book.ts';
import type { Cause, PublicCard, Vtes } from '../types.ts';
import { at, cardSeen, cardValue, type Seen, told, yesOrNo } from './seen.ts';
import type { Told, Values } from './told.ts';

type Data<Event extends keyof Vtes['Events']> = Vtes['Events'][Event]['data'];

/** How an amount comes or goes: costs are paid, effects burn, and what goes elsewhere is lost. */
function verbOf(change: number, cause: Cause): string {
  if (change > 0) return 'gains';
  if (cause === 'cost') return 'pays';
  return cause === 'effect' ? 'burns' : 'loses';
}

/** The card that did it of itself, if one did. */
const sourceTold = (view: Seen, source: number): Told[] =>
  source === 0 ? [] : [told('event.takes-effect', { card: cardValue(view, source) })];

/** The pool that a bleed burns is told with the bleed. */
export function poolTold(view: Seen, { seat, pool, change, cause, source }: Data<'pool'>): Told[] {
  const values = { seat: at(seat), amount: Math.abs(change), total: pool };
  if (cause === 'bleed') return [];
  if (cause === 'edge') return [told('event.pool.edge', values)];
  if (cause === 'contest') return [told('event.pool.contest', { ...values, card: cardValue(view, source) })];
  return [...sourceTold(view, source), told('event.pool.change', { ...values, verb: verbOf(change, cause) })];
}

/** What its counters are. */
function countersOf({ name, sect }: PublicCard): 'blood' | 'life' | 'card' {
  if (name === null || sect !== null) return 'blood';
  const card = cardNamed(name);
  if (card.kind === 'crypt') return card.imbued === true ? 'life' : 'blood';
  const living = card.types.some((type) => type === 'ally' || type === 'retainer');
  return living ? 'life' : 'card';
}

function changeTold(before: PublicCard, change: number, cause: Cause, values: Values): Told {
  if (before.region === 'uncontrolled')
    return told('event.counters.uncontrolled', { ...values, seat: at(before.controller) });
  if (cause === 'hunt') return told('event.counters.hunt', values);
  if (cause === 'contest') return told('event.counters.title', values);
  return told(`event.counters.${countersOf(before)}`, { ...values, verb: verbOf(change, cause) });
}

/** What damage costs is told with the damage, and what a victim of diablerie loses goes to the diablerist. */
export function countersTold(view: Seen, { card, counters, cause, source }: Data<'counters'>): Told[] {
  const before = cardSeen(view, card);
  if (before === undefined) return [];
  const change = counters - before.counters;
  if (cause === 'damage' || (cause === 'diablerie' && change < 0)) return [];
  const values = { card: cardValue(view, card), amount: Math.abs(change), total: counters };
  return [...sourceTold(view, source), changeTold(before, change, cause, values)];
}

/** Told when it has been mended, or paid for with life. */
export function damagedTold(view: Seen, { card, amount, aggravated, lost }: Data<'damaged'>): Told[] {
  const victim = cardSeen(view, card);
  if (victim === undefined) return [];
  const values = { card: cardValue(view, card), amount, lost, total: victim.counters };
  if (countersOf(victim) === 'life') return [told('event.damaged.life', values)];
  if (aggravated > 0) {
    const all = yesOrNo(aggravated === amount);
    return [told('event.damaged.aggravated', { ...values, aggravated, all })];
  }
  const all = yesOrNo(lost === amount);
  return [
    lost > 0 ? told('event.damaged.mended', { ...values, all }) : told('event.damaged.unmended', values),
  ];
}

/** Told when the pool has been burned. */
export function bledTold(view: Seen, { seat, amount }: Data<'bled'>): Told[] {
  const { action, methuselahs } = view.table;
  if (action === null) return [];
  const minion = cardValue(view, action.minion);
  return [told('event.bled', { minion, seat: at(seat), amount, pool: methuselahs[seat]!.pool })];
}
