// Why a move cannot be made now, also for a seat that is not asked. Only what the seat may know is used: its own hand,
// and what lies open.

import { fold, type Reason, type Seat } from '@nocturne/kernel';
import { isMinion, isReady, type Vt } from './board.ts';
import { allCards } from './cards/book.ts';
import type { Moment } from './cards/printed.ts';
import { offerMasters } from './masters.ts';
import { nameOf } from './names.ts';
import { offerActs } from './offers-acts.ts';
import { playNotation, useNotation } from './play-notation.ts';
import { offerCombatPlays } from './procedures/combat-options.ts';
import { offerImpulse } from './procedures/window.ts';
import { mayBlock } from './queries/action.ts';
import { whyNotBlock } from './queries/blocking.ts';
import { offerUnlock } from './queries/unlock.ts';
import { offerSay } from './referendums/polling.ts';
import type { Action, Vtes } from './types.ts';
import { offerUses } from './uses.ts';

type Why = Reason<Vtes> | undefined;
type Candidate = { do: string } & object;
type Take = (option: Candidate, whyNot?: Reason<Vtes>) => void;

function momentOf({ state }: Action): Moment {
  switch (state) {
    case 'announced':
      return 'announced';
    case 'blocked':
      return 'blocked';
    case 'over':
      return 'after-action';
    case 'A':
    case 'B':
    case 'C':
      return 'action';
  }
}

const COMBAT_MOMENTS = [
  'before-range',
  'range',
  'before-strikes',
  'strike',
  'damage',
  'press',
  'end-of-round',
] as const;

/** What this Methuselah could play, use or announce in the phase, action, combat or referendum that is under way. */
function candidates(state: Vt, seat: Seat, take: Take): void {
  const { board } = state;
  if (board.combat !== null) {
    for (const moment of COMBAT_MOMENTS) offerCombatPlays(state, seat, moment, take);
    return;
  }
  if (board.referendum?.result === 'polling') offerSay(state, seat, take);
  else if (board.action !== null) {
    offerImpulse(state, seat, momentOf(board.action), take);
    if (board.action.state === 'C') offerImpulse(state, seat, 'success', take);
  } else if (seat === board.whose) candidatesOfPhase(state, seat, take);
  else offerUses(state, seat, 'free', take);
}

function candidatesOfPhase(state: Vt, seat: Seat, take: Take): void {
  switch (state.board.phase) {
    case 'unlock':
      return offerUnlock(state, seat, take);
    case 'master':
      offerMasters(state, seat, take);
      return offerUses(state, seat, 'master', take);
    case 'minion':
      offerActs(state, seat, take);
      return offerUses(state, seat, 'minion', take);
    case 'influence':
    case 'discard':
      return offerUses(state, seat, state.board.phase, take);
  }
}

/** The reason against what the move begins with: a card that cannot be played has no target yet; the move may name one. */
function whyNotCandidate(state: Vt, seat: Seat, move: string): Why {
  let found: Why;
  candidates(state, seat, (option, reason) => {
    if (found !== undefined || reason === undefined) return;
    const text =
      option.do === 'play'
        ? playNotation(state, option as never)
        : option.do === 'use'
          ? useNotation(state, option as never)
          : undefined;
    if (text !== undefined && move.startsWith(fold(text))) found = reason;
  });
  return found;
}

/** V-8.5 … V-8.11. */
function whyNotAttempt(state: Vt, seat: Seat, move: string): Why {
  const { action } = state.board;
  if (action === null || !move.startsWith('block with ')) return undefined;
  const minion = state.board.cards.find(
    (card) => isMinion(card) && move === fold(`block with ${nameOf(state, card.id)}`),
  );
  if (minion === undefined) return undefined;
  if (minion.controller !== seat) return { why: 'not-eligible' };
  if (!isReady(minion)) return { why: 'not-ready', card: minion.id };
  if (!mayBlock(state, action).includes(seat)) return { why: 'not-eligible' };
  if (action.declined.includes(seat) || action.state === 'C') return { why: 'declined-already' };
  if (action.state === 'B') return { why: 'attempt-under-way' };
  return action.state === 'A' ? whyNotBlock(state, minion) : { why: 'wrong-moment' };
}

const VERBS = ['play', 'call', 'equip', 'employ', 'recruit'] as const;

/** A card of the hand has its moment, which is not now; one that is elsewhere cannot be played. */
function whyNotFromHand({ board }: Vt, seat: Seat, move: string): Why {
  const verb = VERBS.find((one) => move.startsWith(`${one} `));
  if (verb === undefined) return undefined;
  const rest = move.slice(verb.length + 1);
  const named = [...allCards()].filter(({ name }) => `${rest} `.startsWith(`${fold(name)} `));
  if (named.length === 0) return undefined;
  const { hand } = board.methuselahs[seat]!;
  const held = named.some(({ name }) => hand.includes(name));
  return held ? { why: 'wrong-moment' } : { why: 'not-in-hand' };
}

const ACTS = [
  'bleed',
  'hunt',
  'rescue',
  'diablerize',
  'leave torpor',
  'become anarch',
  'take equipment',
] as const;

/** V-7.1, V-7.2: actions are announced in the minion phase, between actions. */
const whyNotAct = ({ open }: Vt, seat: Seat, move: string): Why =>
  ACTS.some((verb) => move.startsWith(`${verb} `)) &&
  !open.some((decision) => decision.seat === seat && decision.name === 'act')
    ? { why: 'wrong-moment' }
    : undefined;

/** A card in play has its moment, which is not now, or is not this Methuselah's to use. */
function whyNotUse(state: Vt, move: string): Why {
  if (!move.startsWith('use ')) return undefined;
  const named = state.board.cards.some(
    ({ id, region }) =>
      region !== 'uncontrolled' && `${move} `.startsWith(fold(`use ${nameOf(state, id)}`) + ' '),
  );
  return named ? { why: 'wrong-moment' } : undefined;
}

export function whyNot(state: Vt, seat: Seat, move: string): Why {
  const { action, whose } = state.board;
  return (
    whyNotCandidate(state, seat, move) ??
    whyNotAttempt(state, seat, move) ??
    (action === null && seat !== whose ? { why: 'not-your-turn' } : undefined) ??
    whyNotFromHand(state, seat, move) ??
    whyNotUse(state, move) ??
    whyNotAct(state, seat, move)
  );
}
