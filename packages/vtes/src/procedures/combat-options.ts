// What combatants may play, use and strike with, and why not. Each list is offered by a decision, and looked through
// by its procedure: who has nothing but `pass` is not asked.

import type { Offer, Seat } from '@nocturne/kernel';
import { cardAt, cardsOf, findCard, type Vt } from '../board.ts';
import { libraryCard, modesAt } from '../cards/book.ts';
import type { Mode, Moment, Strike } from '../cards/printed.ts';
import type { Why } from '../effects/operation.ts';
import { offerAimed, whyNotPlayable } from '../plays.ts';
import {
  bearing,
  combatantOf,
  combatOf,
  doesOf,
  HAND_STRIKE,
  isFighting,
  isRetainer,
  opponentOf,
} from '../queries/combat.ts';
import type {
  Combatant,
  Damage,
  ManeuverOption,
  PressOption,
  PreventOption,
  SideIndex,
  StrikeOption,
} from '../types-combat.ts';
import type { Id, Permanent, PlayOption, UseOption, Vtes } from '../types.ts';
import { offerUses } from '../uses.ts';
import { isPreventable } from './combat-damage.ts';
import { isOver } from './combat-state.ts';

/** Limits that a card sets itself. */
function whyNotOften(state: Vt, { once }: Mode, name: string, { played, minion }: Combatant): Why {
  const { round } = combatOf(state);
  const before = played.some((one) => one.name === name && (once === 'combat' || one.round === round));
  return once !== undefined && before ? { why: 'played-already', card: minion } : undefined;
}

/** V-4.31: combat cards, by the minions who fight. */
export function offerCombatPlays(
  state: Vt,
  seat: Seat,
  moment: Moment,
  offer: Offer<Vtes, PlayOption>,
): void {
  const { board } = state;
  const combatant = combatOf(state).sides.find((one) => one.seat === seat);
  if (combatant === undefined || !isFighting(board, combatant)) return;
  // V-10.36, V-11.2: damage is handled, and the round ended, even then
  if (isOver(state) && moment !== 'damage' && moment !== 'end-of-round') return;
  const minion = cardAt(board, combatant.minion);
  const played = { by: seat, minion, target: {} };
  const { hand } = board.methuselahs[seat]!;
  for (const [at, name] of hand.entries()) {
    const ways = modesAt(name, moment);
    if (ways.length === 0 || hand.indexOf(name) < at) continue;
    const card = libraryCard(name);
    for (const { index, mode } of ways) {
      if (mode.type !== 'combat') continue;
      const option: PlayOption = { do: 'play', name, mode: index, minion: minion.id };
      const why =
        whyNotPlayable(state, card, mode, seat, minion) ?? whyNotOften(state, mode, name, combatant);
      if (why !== undefined) offer(option, why);
      else offerAimed(state, mode, played, option, offer);
    }
  }
}

const whyNotUsed = ({ used }: Combatant, card: Id): Why =>
  used.includes(card) ? { why: 'used-already', card } : undefined;

/** V-10.12: not by a second weapon in the same round. */
const whyNotCommitted = ({ committed }: Combatant): Why =>
  committed === 0 ? undefined : { why: 'committed', card: committed };

/** V-10.10, V-10.11. */
export function offerManeuvers(
  state: Vt,
  side: SideIndex,
  offer: Offer<Vtes, ManeuverOption<PlayOption | UseOption>>,
): void {
  const combatant = combatOf(state).sides[side];
  offerCombatPlays(state, combatant.seat, 'range', offer);
  for (const card of bearing(state.board, combatant.minion)) {
    if (doesOf(card).strike?.maneuver !== true) continue;
    offer({ do: 'maneuver', card: card.id }, whyNotUsed(combatant, card.id) ?? whyNotCommitted(combatant));
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
  for (const ally of cardsOf(state.board, combatant.seat, 'ready')) {
    if (doesOf(ally).press !== 'life') continue;
    offer({ do: 'press', card: ally.id }, ally.counters > 0 ? undefined : { why: 'no-life', card: ally.id });
  }
  offerUses(state, combatant.seat, 'press', offer);
  offer({ do: 'pass' });
}

/** V-10.18; what this round or this combat does not allow. */
function whyNotStrike(state: Vt, combatant: Combatant, strike: Strike, source: Id): Why {
  const { committed } = combatant;
  if (committed !== 0 && committed !== source) return { why: 'committed', card: committed };
  return combatOf(state).onlyHands && strike.kind !== 'hand' ? { why: 'only-hand-strikes' } : undefined;
}

/** V-10.37. */
const whyNotAt = (state: Vt, victim: Permanent): Why =>
  isRetainer(victim) && combatOf(state).range === 'close' ? { why: 'not-long' } : undefined;

/** V-10.17. */
export function offerStrikes(
  state: Vt,
  side: SideIndex,
  offer: Offer<Vtes, StrikeOption<PlayOption | UseOption>>,
): void {
  const combat = combatOf(state);
  const combatant = combat.sides[side];
  const opponent = opponentOf(combat, combatant.minion).minion;
  offer({ do: 'hand-strike' }, whyNotStrike(state, combatant, HAND_STRIKE, 0));
  for (const card of bearing(state.board, combatant.minion)) {
    const own = doesOf(card).strike;
    if (own === undefined) continue;
    const why =
      whyNotStrike(state, combatant, own.strike, card.id) ??
      (own.once ? whyNotUsed(combatant, card.id) : undefined);
    const victims = bearing(state.board, opponent).filter(
      (victim) => victim.id === opponent || (own.strike.ranged && isRetainer(victim)),
    );
    for (const victim of victims)
      offer({ do: 'strike', card: card.id, at: victim.id }, why ?? whyNotAt(state, victim));
  }
  offerCombatPlays(state, combatant.seat, 'strike', offer);
  offerUses(state, combatant.seat, 'strike', offer);
}

/** V-11.2: by the minion taking the damage, of any kind that is left. */
export function offerPreventions(
  state: Vt,
  victim: Id,
  damage: readonly Damage[],
  offer: Offer<Vtes, PreventOption<PlayOption>>,
): void {
  const combatant = combatantOf(state.board.combat, victim);
  if (combatant !== undefined && findCard(state.board, victim) !== undefined) {
    for (const [first, one] of damage.entries()) {
      if (!isPreventable(one)) continue;
      offerCombatPlays(state, combatant.seat, 'damage', (play, why) => offer({ ...play, first }, why));
      for (const card of bearing(state.board, victim)) {
        if (doesOf(card).prevents === undefined) continue;
        offer({ do: 'prevent', card: card.id, first }, whyNotUsed(combatant, card.id));
      }
      if (combatant.prevents > 0) offer({ do: 'prevent', card: 0, first });
    }
  }
  offer({ do: 'pass' });
}
