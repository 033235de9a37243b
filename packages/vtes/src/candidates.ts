// What a Methuselah could do in whatever is under way, with the reasons against it, also while they are not asked. Only
// what they may know is used: their own hand, and what lies open.

import type { Reason, Seat } from '@nocturne/kernel';
import { cardsOf, type Vt } from './board.ts';
import type { Moment } from './cards/printed.ts';
import type { Why } from './effects/operation.ts';
import { offerMasters } from './masters.ts';
import { offerActs } from './offers-acts.ts';
import { offerManeuvers, offerPresses, offerStrikes } from './procedures/combat-options.ts';
import { isOver } from './procedures/combat-state.ts';
import { offerImpulse } from './procedures/window.ts';
import { mayBlock } from './queries/action.ts';
import { beingPlayed } from './queries/as-played.ts';
import { whyNotBlock } from './queries/blocking.ts';
import { combatOf, SIDES } from './queries/combat.ts';
import { offerDiscardPhase } from './queries/discard.ts';
import { offerEntering } from './queries/entering.ts';
import { offerInfluence } from './queries/influence.ts';
import { offerUnlock } from './queries/unlock.ts';
import { offerSay } from './referendums/polling.ts';
import type { Action, Id, Permanent, Vtes } from './types.ts';
import { offerUses } from './uses.ts';

/** Any option of any decision, as far as it names cards. */
export interface Candidate {
  readonly do: string;
  readonly name?: string;
  readonly use?: Id;
  readonly minion?: Id;
  readonly card?: Id;
  readonly side?: unknown;
}
type Take = (option: Candidate, whyNot?: Reason<Vtes>) => void;

const ACTION_MOMENTS: Readonly<Record<Action['state'], readonly Moment[]>> = {
  announced: ['announced'],
  A: ['action'],
  B: ['action'],
  C: ['action', 'success'],
  blocked: ['blocked'],
  over: ['after-action'],
};

const COMBAT_MOMENTS: readonly Moment[] = [
  'as-played',
  'before-range',
  'range',
  'before-strikes',
  'strike',
  'damage',
  'additional-strikes',
  'press',
  'end-of-round',
  'after-combat',
];

/** The moments that the phase, action, combat or referendum under way has for a Methuselah. */
export function momentsNow(state: Vt, seat: Seat): readonly Moment[] {
  const { board } = state;
  // V-4.3: nothing else while a card is being played
  if (beingPlayed(state) !== undefined) return ['as-played'];
  if (board.combat !== null) return COMBAT_MOMENTS;
  if (board.referendum?.result === 'polling') return ['polling'];
  if (board.action !== null) return ACTION_MOMENTS[board.action.state];
  return seat === board.whose ? [board.phase] : ['free'];
}

/** V-8.5 … V-8.11: why a ready minion does not attempt to block the action under way. */
export function whyNotAttempt(state: Vt, seat: Seat, minion: Permanent): Why {
  const action = state.board.action!;
  if (!mayBlock(state, action).includes(seat)) return { why: 'not-eligible' };
  if (action.declined.includes(seat) || action.state === 'C') return { why: 'declined-already' };
  if (action.state === 'B') return { why: 'attempt-under-way' };
  return action.state === 'A' ? whyNotBlock(state, minion) : { why: 'wrong-moment' };
}

function candidatesOfAction(state: Vt, seat: Seat, take: Take): void {
  for (const moment of momentsNow(state, seat)) offerImpulse(state, seat, moment, take);
  if (!mayBlock(state, state.board.action!).includes(seat)) return;
  for (const minion of cardsOf(state.board, seat, 'ready'))
    take({ do: 'block', minion: minion.id }, whyNotAttempt(state, seat, minion));
}

function candidatesOfCombat(state: Vt, seat: Seat, take: Take): void {
  for (const moment of COMBAT_MOMENTS) offerImpulse(state, seat, moment, take);
  const side = SIDES.find((one) => combatOf(state).sides[one].seat === seat);
  if (side === undefined || isOver(state)) return;
  offerManeuvers(state, side, take);
  offerStrikes(state, side, take);
  offerPresses(state, side, take);
}

function candidatesOfPhase(state: Vt, seat: Seat, take: Take): void {
  const { phase } = state.board;
  if (phase === 'unlock') return offerUnlock(state, seat, take);
  if (phase === 'master') offerMasters(state, seat, take);
  if (phase === 'minion') offerActs(state, seat, take);
  if (phase === 'influence') offerInfluence(state, seat, take);
  if (phase === 'discard') return offerDiscardPhase(state, seat, take);
  return offerUses(state, seat, phase, take);
}

/** What this Methuselah could play, use or announce in the phase, action, combat or referendum that is under way. */
export function candidates(state: Vt, seat: Seat, take: Take): void {
  const { board } = state;
  const entering = state.open.find((decision) => decision.name === 'entering' && decision.seat === seat);
  if (entering?.name === 'entering') offerEntering(state, seat, entering.about.card, take);
  else if (beingPlayed(state) !== undefined) offerImpulse(state, seat, 'as-played', take);
  else if (board.combat !== null) candidatesOfCombat(state, seat, take);
  else if (board.referendum?.result === 'polling') offerSay(state, seat, take);
  else if (board.action !== null) candidatesOfAction(state, seat, take);
  else if (seat === board.whose) candidatesOfPhase(state, seat, take);
  else offerImpulse(state, seat, 'free', take);
}
