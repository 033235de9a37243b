// Chapter 11: damage, in combat or not: it is prevented, then mended or paid with life (V-11.1).

import { ask, call, done, emit, type Frame, go, type Procedure, type Seat } from '@nocturne/kernel';
import { playsAt, usesAt } from '../cards/book.ts';
import { cardAt, findCard, inTorpor, isReady, isVampire, type Vt } from '../board.ts';
import { burn, burnCounters, goToTorpor } from '../changes.ts';
import { legal } from '../queries/legal.ts';
import { combatantOf, combatSequence, doesOf, isImmuneTo } from '../queries/combat.ts';
import type { Damage, Fate, PreventOption } from '../types-combat.ts';
import type { Id, Permanent, PlayOption, UseOption, Vtes } from '../types.ts';
import { prevent } from './combat-damage.ts';
import { offerPreventions } from './combat-options.ts';
import { tellCombat } from './combat-state.ts';

type Use = Extract<PreventOption<PlayOption, UseOption>, { do: 'prevent' }>;

/** What a card in play prevents once each combat, or an effect this round. */
function preventBy(state: Vt, { victims, at, first }: Frame<Vtes, 'damage'>, { card }: Use): void {
  const { card: victim, damage } = victims[at]!;
  const combatant = combatantOf(state.board.combat, victim)!;
  if (card === 0) {
    combatant.prevents -= 1;
    prevent(state, 1);
  } else {
    combatant.used.push(card);
    const { amount, gun } = doesOf(cardAt(state.board, card)).prevents!;
    const one = damage[first]!;
    prevent(state, one.source === 'gun' ? Math.min(gun ?? amount, one.amount) : amount);
  }
  tellCombat(state);
}

const sum = (damage: readonly Damage[]): number => damage.reduce((total, { amount }) => total + amount, 0);

/** Effects ask for the blood that a combatant lost to damage this round. */
function loseBlood(state: Vt, card: Permanent, amount: number): number {
  const lost = burnCounters(state, card, amount, 'damage');
  const combatant = combatantOf(state.board.combat, card.id);
  if (combatant !== undefined && lost > 0) {
    combatant.bloodLost += lost;
    tellCombat(state);
  }
  return lost;
}

/** V-11.4, V-11.5; then V-11.8, V-11.9: normal damage before aggravated. */
function mend(state: Vt, card: Permanent, normal: number, aggravated: number): Fate {
  const unmended = normal - loseBlood(state, card, normal);
  const wounded = unmended > 0 || inTorpor(card);
  const due = wounded ? aggravated : Math.max(0, aggravated - 1);
  if (loseBlood(state, card, due) < due) return 'burned';
  return wounded || aggravated > 0 ? 'torpor' : null;
}

/** V-11.15. */
function loseLife(state: Vt, card: Permanent, amount: number): Fate {
  burnCounters(state, card, amount, 'damage');
  return card.counters === 0 ? 'burned' : null;
}

/** Who may prevent it: the controller of the victim; in combat, everybody in turn (V-10.5, V-4.32). */
const askedAbout = (state: Vt, { controller }: Permanent): Seat[] =>
  state.board.combat === null ? [controller] : combatSequence(state);

/** Whether this Methuselah has anything to do with it: who is not hit needs a card for it. */
const mayPrevent = ({ board }: Vt, seat: Seat, { controller }: Permanent): boolean =>
  seat === controller ||
  usesAt('damage') !== undefined ||
  board.methuselahs[seat]!.hand.some((name) => playsAt('damage')?.has(name));

/** Who of them has anything to prevent this with, from the one whose word it is. */
function nextPreventer(state: Vt, frame: Frame<Vtes, 'damage'>, card: Permanent): Seat | undefined {
  const { damage: dealt } = frame.victims[frame.at]!;
  if (!dealt.some(({ amount }) => amount > 0)) return undefined;
  const order = askedAbout(state, card);
  for (; frame.asked < order.length; frame.asked++) {
    const seat = order[frame.asked]!;
    if (!mayPrevent(state, seat, card)) continue;
    if (legal<object>((offer) => offerPreventions(state, seat, card.id, dealt, offer)).length > 1)
      return seat;
  }
  return undefined;
}

/** V-11.16: what the victim is immune to is not inflicted. */
function withoutImmunity(state: Vt, victim: Id, dealt: readonly Damage[]): Damage[] {
  const inflicted = dealt.filter((one) => !isImmuneTo(state.board, victim, one));
  const amount = sum(dealt) - sum(inflicted);
  if (amount > 0) emit(state, 'unhurt', { card: victim, amount });
  return inflicted;
}

export const damage: Procedure<Vtes, 'damage'> = {
  // V-11.2: one effect at a time, while there is something left to prevent
  prevention(state, frame) {
    for (; frame.at < frame.victims.length; frame.at++, frame.asked = 0) {
      const { card: victim, damage: dealt } = frame.victims[frame.at]!;
      const card = findCard(state.board, victim);
      const seat = card === undefined ? undefined : nextPreventer(state, frame, card);
      if (seat === undefined) continue;
      const about = { victim, damage: dealt.map((one) => ({ ...one })) };
      return ask('prevent', seat, 'prevented', about);
    }
    return go('mending');
  },
  prevented(state, frame, { seat, chosen }) {
    if (chosen.do === 'pass') {
      frame.asked += 1;
      return go('prevention');
    }
    // V-4.20
    frame.asked = 0;
    if (chosen.do === 'use') return call({ proc: 'use', step: 'announce', seat, use: chosen }, 'prevention');
    const { first, ...option } = chosen;
    frame.first = first;
    if (option.do === 'play') {
      return call({ proc: 'play', step: 'announce', seat, play: option }, 'prevention');
    }
    preventBy(state, frame, { ...option, first });
    return go('prevention');
  },
  // V-11.3 … V-11.9, V-11.15
  mending(state, frame) {
    frame.fates = frame.victims.map(({ card: victim, damage: dealt }) => {
      const card = findCard(state.board, victim);
      if (card === undefined) return null;
      const inflicted = withoutImmunity(state, victim, dealt);
      const aggravated = sum(inflicted.filter((one) => one.aggravated));
      const normal = sum(inflicted) - aggravated;
      if (normal + aggravated === 0) return null;
      const amount = normal + aggravated;
      const held = card.counters;
      const fate = isVampire(card) ? mend(state, card, normal, aggravated) : loseLife(state, card, amount);
      emit(state, 'damaged', { card: victim, amount, aggravated, lost: held - card.counters });
      return fate;
    });
    return go('fates');
  },
  // V-11.5: once all damage has been handled
  fates(state, { victims, fates }) {
    for (const [i, { card: victim }] of victims.entries()) {
      const card = findCard(state.board, victim);
      if (card === undefined) continue;
      if (fates[i] === 'burned') burn(state, card);
      else if (fates[i] === 'torpor' && isReady(card)) goToTorpor(state, card);
    }
    return done();
  },
};
