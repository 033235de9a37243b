// Why something cannot be done. Each function answers with the reason, or nothing if it can.

import type { Reason, Seat } from '@nocturne/kernel';
import { activeSeats, bitesOnTable, nightsInClock, type Nos } from './board.ts';
import { type Kind, KINDS, type Ritual, size } from './cards.ts';
import type { Nosferatu } from './types.ts';

type Why = Reason<Nosferatu> | undefined;

/** N-5.3: who may receive a Bite, given who received one this turn. */
export function whyNotBite({ board, options }: Nos, seat: Seat, bittenThisTurn: readonly Seat[]): Why {
  if (seat === board.renfield) return { why: 'renfield' };
  if (board.bites[seat]! >= 2) return { why: 'two-bites', seat };
  if (!options.same_turn_double && bittenThisTurn.includes(seat)) return { why: 'bitten-this-turn', seat };
  return undefined;
}

/** N-5.11, N-7.4, A-14: whose character may be turned up. */
export function whyNotReveal({ board, options }: Nos, seat: Seat): Why {
  if (!options.reveal_only_hidden) return undefined;
  if (seat === board.renfield) return { why: 'renfield' };
  return board.faceUp[seat] ? { why: 'face-up', seat } : undefined;
}

export function whyNotTransfuse({ board }: Nos, seat: Seat): Why {
  return board.bites[seat]! > 0 ? undefined : { why: 'not-bitten', seat };
}

/** N-5.9: which Rituals are usable, face up or not. */
function whyUseless(state: Nos, ritual: Ritual): Why {
  switch (ritual) {
    case 'mirror':
      return activeSeats(state).some((seat) => whyNotReveal(state, seat) === undefined)
        ? undefined
        : { why: 'no-hidden-character' };
    case 'distortion':
      return nightsInClock(state.board) > 0 ? undefined : { why: 'no-nights' };
    case 'transfusion':
      return bitesOnTable(state.board) > 0 || state.options.empty_transfusion === 'allowed_no_effect'
        ? undefined
        : { why: 'no-bites' };
  }
}

export function whyNotRitual(state: Nos, ritual: Ritual): Why {
  return state.board.rituals[ritual] ? whyUseless(state, ritual) : { why: 'face-down', ritual };
}

/** N-6.1, N-6.2, N-6.5: who may receive the Stake. */
export function whyNotStake({ board, options }: Nos, seat: Seat): Why {
  if (seat === board.renfield) return { why: 'renfield' };
  return seat === board.stake && !options.stake_may_stay ? { why: 'stake-moves' } : undefined;
}

/** N-6.2, N-6.3, N-6.4: whom the holder may kill. */
export function whyNotKill({ board, options }: Nos, seat: Seat): Why {
  if (board.stake === board.vampire) return { why: 'vampire-kills-not' };
  if (seat === board.renfield) return { why: 'renfield' };
  if (seat === board.stake) return { why: 'yourself' };
  const hiddenOnly = options.kill_targets === 'other_active_hidden';
  return hiddenOnly && board.faceUp[seat] ? { why: 'known-character', seat } : undefined;
}

const perKind = <R>(reason: (card: Kind) => R): Record<Kind, R> =>
  Object.fromEntries(KINDS.map((card) => [card, reason(card)])) as Record<Kind, R>;
const NOT_IN_RESERVE = perKind((card) => ({ why: 'not-in-reserve', card }) as const);
const ONLY_ONE = perKind((card) => ({ why: 'only-one-such-card', card }) as const);

export function whyNotLose({ board }: Nos, seat: Seat, card: Kind): Why {
  return board.reserves[seat]![card] > 0 ? undefined : NOT_IN_RESERVE[card];
}

/** N-4.2b, N-4.2c: two distinct cards of the Reserve. */
export function whyNotPlay({ board }: Nos, seat: Seat, discard: Kind, give: Kind): Why {
  const reserve = board.reserves[seat]!;
  if (reserve[discard] === 0) return NOT_IN_RESERVE[discard];
  if (reserve[give] === 0) return NOT_IN_RESERVE[give];
  return discard === give && reserve[give] < 2 ? ONLY_ONE[give] : undefined;
}

export const hasReserve = ({ board }: Nos, seat: Seat): boolean => size(board.reserves[seat]!) > 0;
