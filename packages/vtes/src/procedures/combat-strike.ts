// V-10.16 … V-10.26: strikes are chosen in order, and resolved together.

import { ask, call, done, go, type Procedure } from '@nocturne/kernel';
import { cardAt, findCard, isVampire, type Vt } from '../board.ts';
import { burn, burnCounters, change, putInAsh, setCounters, unlock } from '../changes.ts';
import { legal } from '../queries/legal.ts';
import { cardNamed, libraryCard } from '../cards/book.ts';
import {
  bearing,
  combatOf,
  doesOf,
  HAND_STRIKE,
  hasAggravatedHands,
  hasFirstStrike,
  isRetainer,
  isStrikeMode,
  opponentOf,
  SIDES,
  strengthOf,
  strikeKey,
  worksAt,
} from '../queries/combat.ts';
import type { ChosenStrike, Combatant, Damage, SideIndex, StrikeOption, Victim } from '../types-combat.ts';
import type { Id, PlayOption, UseOption, Vtes } from '../types.ts';
import { deal } from './combat-damage.ts';
import { offerStrikes } from './combat-options.ts';
import { tellCombat } from './combat-state.ts';

/** A strike without a card from hand is announced (V-10.17). */
function strikeBy(
  state: Vt,
  side: SideIndex,
  option: Exclude<StrikeOption<PlayOption | UseOption>, { do: 'play' | 'use' }>,
): void {
  const combat = combatOf(state);
  const combatant = combat.sides[side];
  const plain = { aside: false, resolved: false };
  if (option.do === 'hand-strike') {
    const at = opponentOf(combat, combatant.minion).minion;
    combatant.strike = { strike: HAND_STRIKE, source: 0, name: null, at, ...plain };
  } else {
    const card = cardAt(state.board, option.card);
    const { strike, once } = doesOf(card).strikes![option.way]!;
    combatant.strike = { strike, source: card.id, name: card.name, at: option.at, ...plain };
    if (once === 'combat') combatant.used.push(card.id);
    if (once === 'round') combat.used.push(strikeKey(card.id));
  }
  tellCombat(state);
}

type Choice = StrikeOption<PlayOption | UseOption>;
/** Other cards may be played, and others used, when a strike is chosen. */
const isStrike = (option: Choice): boolean =>
  option.do === 'play' ? isStrikeMode(libraryCard(option.name).modes[option.mode]!) : option.do !== 'use';

export const strikes: Procedure<Vtes, 'strikes'> = {
  // V-10.16: the acting minion first; V-10.18: who is bound to a strike that cannot be used has none
  offer(state, frame) {
    for (const side of SIDES.slice(frame.side)) {
      frame.side = side;
      const { strike, strikes: left, seat } = combatOf(state).sides[side];
      if (strike !== null || left === 0) continue;
      const options = legal<Choice>((offer) => offerStrikes(state, side, offer));
      const only = options.find(isStrike);
      if (only === undefined) continue;
      if (options.length > 1 || only.do === 'play' || only.do === 'use')
        return ask('strike', seat, 'chosen', { side });
      strikeBy(state, side, only);
    }
    return done();
  },
  chosen(state, _frame, { seat, chosen, about: { side } }) {
    if (chosen.do === 'play') return call({ proc: 'play', step: 'announce', seat, play: chosen }, 'offer');
    if (chosen.do === 'use') return call({ proc: 'use', step: 'announce', seat, use: chosen }, 'offer');
    strikeBy(state, side, chosen);
    return go('offer');
  },
};

/** V-4.1: strikes are over, and their cards have done their work. */
export function burnStrikeCards(state: Vt): void {
  for (const { strike, seat } of combatOf(state).sides) {
    if (strike === null || !strike.aside) continue;
    strike.aside = false;
    putInAsh(state, seat, strike.name!);
  }
}

/** V-10.25: before everything else of the pair. Whether combat is ended. */
export function endByStrike(state: Vt): boolean {
  const combat = combatOf(state);
  const ending = combat.sides.filter(({ strike }) => strike?.strike.kind === 'combat-ends');
  for (const { minion, strike } of ending)
    if (strike!.strike.unlocks) unlock(state, cardAt(state.board, minion));
  if (ending.length === 0) return false;
  combat.ended = true;
  tellCombat(state);
  return true;
}

/** V-10.29: who has lost the weapon has lost the strike. */
const isDisarmed = ({ board }: Vt, { minion, strike }: Combatant): boolean =>
  strike!.source !== 0 && strike!.source !== minion && findCard(board, strike!.source)?.on !== minion;

/** V-10.24: a dodge shields the minion and the cards on it, but no retainers. */
function isShielded({ board }: Vt, { minion, strike }: Combatant, at: Id): boolean {
  if (strike?.strike.kind !== 'dodge') return false;
  const card = findCard(board, at);
  return at === minion || (card !== undefined && !isRetainer(card));
}

/** The strike as far as it has any effect: at this range (V-10.19), not dodged, and not lost. */
function effective(state: Vt, one: Combatant): ChosenStrike | undefined {
  const combat = combatOf(state);
  const { strike } = one;
  if (strike === null || !worksAt(strike.strike, combat.range) || isDisarmed(state, one)) return undefined;
  return isShielded(state, opponentOf(combat, one.minion), strike.at) ? undefined : strike;
}

const isGun = ({ board }: Vt, { name, source }: ChosenStrike): boolean => {
  const from = findCard(board, source)?.name ?? name;
  const card = from === null ? undefined : cardNamed(from);
  return card?.kind === 'library' && (card.traits?.includes('gun') ?? false);
};

function blowOf(state: Vt, one: Combatant, chosen: ChosenStrike): Damage {
  const { kind, amount, aggravated = false } = chosen.strike;
  const strength = kind === 'hand' ? strengthOf(state, cardAt(state.board, one.minion)) : 0;
  const hits = kind === 'hand' || kind === 'damage';
  return {
    amount: hits ? strength + amount : 0,
    source: isGun(state, chosen) ? 'gun' : 'strike',
    aggravated: aggravated || (kind === 'hand' && hasAggravatedHands(state, one)),
    preventable: true,
  };
}

/** What is dealt in each round: by effects, and by retainers, which count as no minion (V-11.7). */
function surroundingsOf({ board }: Vt, victim: Combatant, opponent: Combatant): Damage[] {
  const plain = { source: 'environment', aggravated: false, preventable: true } as const;
  return [
    ...victim.environment.map(({ name, amount }) => ({ amount, from: name, ...plain })),
    ...bearing(board, opponent.minion).map((card) => ({
      amount: doesOf(card).damageEachRound ?? 0,
      from: card.name,
      by: card.id,
      ...plain,
    })),
  ];
}

/** V-10.21: the damage of some strikes, and of what is dealt with the initial pair. The acting minion's is first. */
function blowsOf(state: Vt, strikers: readonly Combatant[], surroundings: boolean): Victim[] {
  const combat = combatOf(state);
  const victims: Victim[] = combat.sides.map(({ minion }) => ({ card: minion, damage: [] }));
  for (const one of combat.sides) {
    const opponent = opponentOf(combat, one.minion);
    const strike = strikers.includes(one) ? effective(state, one) : undefined;
    if (strike !== undefined) deal(victims, strike.at, blowOf(state, one, strike));
    if (!surroundings) continue;
    for (const damage of surroundingsOf(state, opponent, one)) deal(victims, opponent.minion, damage);
  }
  return victims.filter(({ damage }) => damage.length > 0);
}

interface Blow extends ChosenStrike {
  striker: Combatant;
}

/** V-10.27, V-10.28: burned, or taken by the striker, who cannot use it in this round. */
function takeEquipment(state: Vt, blows: readonly Blow[]): void {
  for (const { strike, at, striker } of blows) {
    const card = findCard(state.board, at);
    if (card === undefined) continue;
    if (strike.kind === 'destroy-equipment') burn(state, card);
    if (strike.kind !== 'steal-equipment') continue;
    change(state, card, { on: striker.minion, controller: striker.seat });
    striker.stolen.push(card.id);
    tellCombat(state);
  }
}

/** V-10.26: both thefts at once, and before any mending. */
function stealBlood(state: Vt, blows: readonly Blow[]): void {
  const { board } = state;
  const thefts = blows.filter(
    ({ strike, at }) => strike.kind === 'steal-blood' && findCard(board, at) !== undefined,
  );
  const taken = thefts.map(({ at, strike }) =>
    burnCounters(state, cardAt(board, at), strike.amount, 'stolen'),
  );
  for (const [i, { striker }] of thefts.entries()) {
    const card = cardAt(board, striker.minion);
    setCounters(state, card, card.counters + taken[i]!, 'stolen');
  }
  for (const { at } of thefts) {
    const drained = findCard(board, at);
    if (drained !== undefined && !isVampire(drained) && drained.counters === 0) burn(state, drained);
  }
}

/** V-10.21, V-10.22: what these strikes do beside damage; the damage that they deal. */
export function strikesResolved(state: Vt, which: 'first' | 'others'): Victim[] {
  const { sides, pair } = combatOf(state);
  const strikers = sides.filter(
    (one) => one.strike?.resolved === false && (which === 'others' || hasFirstStrike(state, one)),
  );
  const victims = blowsOf(state, strikers, which === 'others' && pair === 1);
  const blows = strikers.flatMap((striker) => {
    const chosen = effective(state, striker);
    return chosen === undefined ? [] : [{ striker, ...chosen }];
  });
  for (const { strike } of strikers) strike!.resolved = true;
  if (strikers.length > 0) tellCombat(state);
  takeEquipment(state, blows);
  stealBlood(state, blows);
  return victims;
}
