// Why a move cannot be made now, also for a seat that is not asked. Only what the seat may know is used: its own hand,
// and what lies open.

import { fold, type Seat } from '@nocturne/kernel';
import { isMinion, isReady, type Vt } from './board.ts';
import { candidates, whyNotAttempt } from './candidates.ts';
import { allCards } from './cards/book.ts';
import type { Why } from './effects/operation.ts';
import { nameOf } from './names.ts';
import { playNotation, useNotation } from './play-notation.ts';

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
          : option.do === 'discard'
            ? `discard ${(option as unknown as { name: string }).name}`
            : undefined;
    if (text !== undefined && move.startsWith(fold(text))) found = reason;
  });
  return found;
}

function whyNotBlockWith(state: Vt, seat: Seat, move: string): Why {
  if (state.board.action === null || !move.startsWith('block with ')) return undefined;
  const minion = state.board.cards.find(
    (card) => isMinion(card) && move === fold(`block with ${nameOf(state, card.id)}`),
  );
  if (minion === undefined) return undefined;
  if (minion.controller !== seat) return { why: 'not-eligible' };
  return isReady(minion) ? whyNotAttempt(state, seat, minion) : { why: 'not-ready', card: minion.id };
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
  'fight',
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
    whyNotBlockWith(state, seat, move) ??
    (action === null && seat !== whose ? { why: 'not-your-turn' } : undefined) ??
    whyNotFromHand(state, seat, move) ??
    whyNotUse(state, move) ??
    whyNotAct(state, seat, move)
  );
}
