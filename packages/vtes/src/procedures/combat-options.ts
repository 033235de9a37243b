// What combatants may play, use and strike with, and why not. Each list is offered by a decision, and looked through
// by its procedure: who has nothing but `pass` is not asked.

import type { Offer, Seat } from '@nocturne/kernel';
import { cardAt, cardsOf, findCard, type Vt } from '../board.ts';
import { libraryCard, modesAt } from '../cards/book.ts';
import type { LibraryCard, Mode, Moment, OwnStrike, Strike } from '../cards/printed.ts';
import type { Why } from '../effects/operation.ts';
import { offerAimed, whyNotPlayable } from '../plays.ts';
import {
  bearing,
  combatantOf,
  combatOf,
  doesOf,
  equipmentWithin,
  HAND_STRIKE,
  isFighting,
  isRetainer,
  maneuverOf,
  opponentOf,
  strikeKey,
  strikesOf,
  takesEquipment,
} from '../queries/combat.ts';
import type {
  Combatant,
  Damage,
  ManeuverOption,
  PressOption,
  PreventOption,
  SideIndex,
  StrikeOption,
  StrikeWay,
} from '../types-combat.ts';
import type { Id, Permanent, PlayOption, UseOption, Vtes } from '../types.ts';
import { offerUses } from '../uses.ts';
import { preventableKinds } from './combat-damage.ts';
import { isOver } from './combat-state.ts';

/** Limits that a card sets itself. */
function whyNotOften(state: Vt, { once }: Mode, name: string, { played, minion }: Combatant): Why {
  const { round } = combatOf(state);
  const before = played.some((one) => one.name === name && (once === 'combat' || one.round === round));
  return once !== undefined && before ? { why: 'played-already', card: minion } : undefined;
}

/** V-4.31: the minion who fights; V-4.32: or those who do not. */
function playersOf(state: Vt, seat: Seat, { by }: Mode): Permanent[] {
  const { board } = state;
  const combatant = combatOf(state).sides.find((one) => one.seat === seat);
  if (by === 'bystander') return cardsOf(board, seat, 'ready').filter(({ id }) => id !== combatant?.minion);
  return combatant !== undefined && isFighting(board, combatant) ? [cardAt(board, combatant.minion)] : [];
}

function whyNotInCombat(state: Vt, card: LibraryCard, mode: Mode, seat: Seat, minion: Permanent): Why {
  if (mode.unlocked && minion.locked) return { why: 'locked', card: minion.id };
  const combatant = combatantOf(state.board.combat, minion.id);
  return (
    whyNotPlayable(state, card, mode, seat, minion) ??
    (combatant === undefined ? undefined : whyNotOften(state, mode, card.name, combatant))
  );
}

/** V-4.31, V-4.32: combat cards. */
export function offerCombatPlays(
  state: Vt,
  seat: Seat,
  moment: Moment,
  offer: Offer<Vtes, PlayOption>,
): void {
  const { hand } = state.board.methuselahs[seat]!;
  // V-10.36, V-11.2: damage is handled, and the round ended, even then
  if (isOver(state) && moment !== 'damage' && moment !== 'end-of-round') return;
  for (const [at, name] of hand.entries()) {
    const ways = modesAt(name, moment);
    if (ways.length === 0 || hand.indexOf(name) < at) continue;
    const card = libraryCard(name);
    for (const { index, mode } of ways) {
      if (mode.type !== 'combat') continue;
      for (const minion of playersOf(state, seat, mode)) {
        const option: PlayOption = { do: 'play', name, mode: index, minion: minion.id };
        const why = whyNotInCombat(state, card, mode, seat, minion);
        if (why !== undefined) offer(option, why);
        else offerAimed(state, mode, { by: seat, minion, target: {} }, option, offer);
      }
    }
  }
}

/** Once each combat, whoever had it; V-10.28: nor what was stolen in this round. */
const whyNotUsed = (state: Vt, { stolen }: Combatant, card: Id): Why =>
  whyNotStolen(stolen, card) ??
  (combatOf(state).sides.some(({ used }) => used.includes(card)) ? { why: 'used-already', card } : undefined);

const whyNotStolen = (stolen: readonly Id[], card: Id): Why =>
  stolen.includes(card) ? { why: 'stolen-this-round', card } : undefined;

/** V-10.12: not by a second weapon in the same round. */
const whyNotCommitted = ({ committed }: Combatant): Why =>
  committed === null ? undefined : { why: 'committed', card: committed.card };

/** V-10.10, V-10.11. */
export function offerManeuvers(
  state: Vt,
  side: SideIndex,
  offer: Offer<Vtes, ManeuverOption<PlayOption | UseOption>>,
): void {
  const combatant = combatOf(state).sides[side];
  offerCombatPlays(state, combatant.seat, 'range', offer);
  for (const card of bearing(state.board, combatant.minion)) {
    if (maneuverOf(card) === undefined) continue;
    offer(
      { do: 'maneuver', card: card.id },
      whyNotUsed(state, combatant, card.id) ?? whyNotCommitted(combatant),
    );
  }
  if (combatant.maneuvers > 0) offer({ do: 'maneuver', card: 0 });
  offerUses(state, combatant.seat, 'range', offer);
  offer({ do: 'pass' });
}

/** V-10.34. */
export function offerPresses(
  state: Vt,
  side: SideIndex,
  offer: Offer<Vtes, PressOption<PlayOption | UseOption>>,
): void {
  const combatant = combatOf(state).sides[side];
  offerCombatPlays(state, combatant.seat, 'press', offer);
  if (combatant.presses > 0) offer({ do: 'press', card: 0 });
  for (const card of bearing(state.board, combatant.minion))
    if (doesOf(card).press === 'combat')
      offer({ do: 'press', card: card.id }, whyNotUsed(state, combatant, card.id));
  for (const ally of cardsOf(state.board, combatant.seat, 'ready')) {
    if (doesOf(ally).press !== 'life') continue;
    offer({ do: 'press', card: ally.id }, ally.counters > 0 ? undefined : { why: 'no-life', card: ally.id });
  }
  offerUses(state, combatant.seat, 'press', offer);
  offer({ do: 'pass' });
}

/** V-10.18; what this round or this combat does not allow. */
function whyNotStrike(state: Vt, { committed }: Combatant, strike: Strike, source?: StrikeWay): Why {
  if (committed !== null && (committed.card !== source?.card || committed.way !== source.way))
    return { why: 'committed', card: committed.card };
  return combatOf(state).onlyHands && strike.kind !== 'hand' ? { why: 'only-hand-strikes' } : undefined;
}

/** Once each combat, or each round (V-3.30). */
function whyNotStrikeAgain(state: Vt, { used, stolen }: Combatant, { once }: OwnStrike, card: Id): Why {
  const before =
    (once === 'combat' && used.includes(card)) ||
    (once === 'round' && combatOf(state).used.includes(strikeKey(card)));
  return whyNotStolen(stolen, card) ?? (before ? { why: 'used-already', card } : undefined);
}

/** V-10.37. */
const whyNotAt = (state: Vt, victim: Permanent): Why =>
  isRetainer(victim) && combatOf(state).range === 'close' ? { why: 'not-long' } : undefined;

/** What a strike of a card in play may be aimed at. */
function aimsOf(state: Vt, { minion }: Combatant, strike: Strike): Permanent[] {
  const opponent = opponentOf(combatOf(state), minion).minion;
  if (takesEquipment(strike)) return equipmentWithin(state, strike, minion, opponent);
  return bearing(state.board, opponent).filter(
    (card) => card.id === opponent || (strike.ranged && isRetainer(card)),
  );
}

/** V-10.17. */
export function offerStrikes(
  state: Vt,
  side: SideIndex,
  offer: Offer<Vtes, StrikeOption<PlayOption | UseOption>>,
): void {
  const combatant = combatOf(state).sides[side];
  offer({ do: 'hand-strike' }, whyNotStrike(state, combatant, HAND_STRIKE));
  for (const card of bearing(state.board, combatant.minion)) {
    for (const { way, own } of strikesOf(card)) {
      const source = { card: card.id, way };
      const why =
        whyNotStrike(state, combatant, own.strike, source) ??
        whyNotStrikeAgain(state, combatant, own, card.id);
      for (const victim of aimsOf(state, combatant, own.strike))
        offer({ do: 'strike', ...source, at: victim.id }, why ?? whyNotAt(state, victim));
    }
  }
  offerCombatPlays(state, combatant.seat, 'strike', offer);
  offerUses(state, combatant.seat, 'strike', offer);
}

/** V-11.2: what the minion taking the damage has against it. */
function offerOwnPreventions(
  state: Vt,
  combatant: Combatant,
  first: number,
  offer: Offer<Vtes, PreventOption<PlayOption, UseOption>>,
): void {
  for (const card of bearing(state.board, combatant.minion)) {
    if (doesOf(card).prevents === undefined) continue;
    offer({ do: 'prevent', card: card.id, first }, whyNotUsed(state, combatant, card.id));
  }
  if (combatant.prevents > 0) offer({ do: 'prevent', card: 0, first });
}

/** V-11.2, V-4.32: against any kind of damage that is left; V-11.16: or to be immune to it. */
export function offerPreventions(
  state: Vt,
  seat: Seat,
  victim: Id,
  damage: readonly Damage[],
  offer: Offer<Vtes, PreventOption<PlayOption, UseOption>>,
): void {
  const combatant = combatantOf(state.board.combat, victim);
  if (findCard(state.board, victim) !== undefined) {
    for (const first of preventableKinds(damage)) {
      if (state.board.combat !== null)
        offerCombatPlays(state, seat, 'damage', (play, why) => offer({ first, ...play }, why));
      if (combatant?.seat === seat) offerOwnPreventions(state, combatant, first, offer);
    }
    offerUses(state, seat, 'damage', offer);
  }
  offer({ do: 'pass' });
}
