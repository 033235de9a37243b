// Chapter 11: damage, in combat or not: it is prevented, then mended or paid with life (V-11.1).

import { ask, call, done, emit, type Frame, go, type Procedure } from '@nocturne/kernel';
import {
  burn,
  burnCounters,
  cardAt,
  findCard,
  goToTorpor,
  inTorpor,
  isReady,
  isVampire,
  type Vt,
} from '../board.ts';
import { legal } from '../queries/legal.ts';
import { combatantOf, doesOf } from '../queries/combat.ts';
import type { Damage, Fate, PreventOption } from '../types-combat.ts';
import type { Permanent, PlayOption, Vtes } from '../types.ts';
import { isPreventable, prevent } from './combat-damage.ts';
import { offerPreventions } from './combat-options.ts';
import { tellCombat } from './combat-state.ts';

type Use = Extract<PreventOption<PlayOption>, { do: 'prevent' }>;

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

const sum = (damage: readonly Damage[], aggravated: boolean): number =>
  damage.reduce((total, one) => total + (one.aggravated === aggravated ? one.amount : 0), 0);

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

export const damage: Procedure<Vtes, 'damage'> = {
  // V-11.2: one effect at a time, while there is something left to prevent
  prevention(state, frame) {
    for (; frame.at < frame.victims.length; frame.at++) {
      const { card: victim, damage: dealt } = frame.victims[frame.at]!;
      const card = findCard(state.board, victim);
      if (card === undefined || !dealt.some(isPreventable)) continue;
      if (legal<object>((offer) => offerPreventions(state, victim, dealt, offer)).length > 1) {
        const about = { victim, damage: dealt.map((one) => ({ ...one })) };
        return ask('prevent', card.controller, 'prevented', about);
      }
    }
    return go('mending');
  },
  prevented(state, frame, { seat, chosen }) {
    if (chosen.do === 'pass') {
      frame.at += 1;
      return go('prevention');
    }
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
      const [normal, aggravated] = [sum(dealt, false), sum(dealt, true)];
      if (card === undefined || normal + aggravated === 0) return null;
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
