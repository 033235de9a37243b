// Referendums that burn, move and grant pool.

import type { Seat } from '@nocturne/kernel';
import { clockwise, isMinion, type Vt } from '../board.ts';
import { changePool } from '../changes.ts';
import { CLANS } from '../cards/book.ts';
import { isOfClan } from '../queries/titles.ts';
import type { Permanent } from '../types.ts';
import type { ProposalOf } from './proposal.ts';

/** Every way to share points out among some seats, as lists by seat. */
function allocations(points: number, among: readonly Seat[], size: number): number[][] {
  const found: number[][] = [];
  const shares = Array.from({ length: size }, () => 0);
  const share = (left: number, at: number): void => {
    const seat = among[at];
    if (seat === undefined) return;
    const isLast = at === among.length - 1;
    for (let most = left; most >= (isLast ? left : 0); most--) {
      shares[seat] = most;
      if (isLast) found.push([...shares]);
      else share(left - most, at + 1);
    }
  };
  share(points, 0);
  return found;
}

const controlled = ({ board }: Vt, seat: Seat): Permanent[] =>
  board.cards.filter((card) => card.controller === seat && isMinion(card) && !card.contested);

/** V-19.52, V-19.53. */
export const burnAllocated: ProposalOf<'burn-allocated', 'allocate'> = {
  terms({ board }, { points, among }, by, offer) {
    for (const shares of allocations(points, clockwise(board, by), board.methuselahs.length)) {
      const few = shares.filter((share) => share > 0).length < among;
      offer({ do: 'allocate', points: shares }, few ? { why: 'too-few', least: among } : undefined);
    }
  },
  pass(state, _proposal, { points }) {
    for (const [seat, share] of points.entries()) changePool(state, seat, -share);
  },
};

/** V-3.22: a Methuselah with less gives what there is. */
export const shiftPool: ProposalOf<'shift-pool', 'shift'> = {
  terms({ board }, { points }, by, offer) {
    const { pool: own } = board.methuselahs[by]!;
    const all = clockwise(board, by);
    for (const from of all) {
      const { pool } = board.methuselahs[from]!;
      const others = all.filter((seat) => seat !== from);
      const why = pool > own ? undefined : ({ why: 'not-richer', seat: from } as const);
      for (const shares of allocations(Math.min(points, pool), others, board.methuselahs.length)) {
        if (from !== by) offer({ do: 'shift', from, points: shares }, why);
      }
    }
  },
  pass(state, _proposal, { from, points }) {
    let left = state.board.methuselahs[from]!.pool;
    for (const [seat, share] of points.entries()) {
      const moved = Math.min(left, share);
      left -= moved;
      changePool(state, seat, moved, 'moved');
      changePool(state, from, -moved, 'moved');
    }
  },
};

/** V-19.28: the clans of the game, whether or not anyone of them is in play. */
export const clanBoon: ProposalOf<'clan-boon', 'clan'> = {
  terms(_state, _proposal, _by, offer) {
    for (const clan of CLANS) offer({ do: 'clan', clan });
  },
  pass(state, { amount }, { clan }, { by }) {
    for (const seat of clockwise(state.board, by)) {
      const members = controlled(state, seat).filter((card) => isOfClan(card, clan));
      changePool(state, seat, amount * members.length);
    }
  },
};

/** V-19.7, V-19.8. */
export const burnPerMinion: ProposalOf<'burn-per-minion', null> = {
  pass(state, { amount }, _terms, { by }) {
    for (const seat of clockwise(state.board, by)) {
      changePool(state, seat, -amount * controlled(state, seat).length);
    }
  },
};
