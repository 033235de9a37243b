// What a Methuselah may say while votes are gained and cast (V-9.4, V-9.8 … V-9.16), and why not.

import type { Offer, Seat } from '@nocturne/kernel';
import { inTorpor, isReady, isVampire, type Vt } from '../board.ts';
import { libraryCard } from '../cards/book.ts';
import type { Why } from '../effects/operation.ts';
import { offerPlays } from '../plays.ts';
import { anyLegal } from '../queries/legal.ts';
import { isDormant, titleOf, votesOfTitle } from '../queries/titles.ts';
import { ballotsOf, blocOf, cardBlocOf, costToOppose, votesOf } from '../queries/votes.ts';
import type { Permanent, PlayOption, UseOption, Vtes } from '../types.ts';
import type { PollOption, Side } from '../types-referendum.ts';
import { offerUses } from '../uses.ts';

type OfferPoll = Offer<Vtes, PollOption<PlayOption | UseOption>>;

const SIDES: readonly Side[] = ['for', 'against'];

const isPolitical = (name: string): boolean => libraryCard(name).types.includes('political action');

/** V-9.5, V-9.13, V-12.4; some callers make opposing vampires pay. */
function whyNotVote(state: Vt, minion: Permanent, side: Side): Why {
  const bloc = blocOf(state.board.referendum!, minion.id);
  if (bloc !== undefined && bloc.side !== null) return { why: 'cast-already', card: minion.id };
  if (!isReady(minion)) return { why: 'not-ready', card: minion.id };
  const needed = side === 'against' && isVampire(minion) ? costToOppose(state) : 0;
  return minion.counters < needed ? { why: 'no-blood', card: minion.id, needed } : undefined;
}

/** V-16.4, V-16.12: a title that gives no votes now. */
function whyNotTitle(minion: Permanent): Why {
  if (minion.titleContested) return { why: 'title-contested', card: minion.id };
  return isDormant(minion) ? { why: 'title-dormant', card: minion.id } : undefined;
}

/** V-9.9, V-9.11 … V-9.13, V-17.6: each minion with votes casts them all together, a priscus with its ballot. */
function offerBlocs(state: Vt, seat: Seat, offer: OfferPoll): void {
  const { board } = state;
  for (const minion of board.cards) {
    if (minion.controller !== seat || !(isReady(minion) || inTorpor(minion))) continue;
    const all = votesOf(state, minion);
    const ballots = ballotsOf(titleOf(minion));
    for (const side of SIDES) {
      const votes = all[side];
      if (votes > 0 || ballots > 0)
        offer({ do: 'vote', minion: minion.id, side, votes, ballots }, whyNotVote(state, minion, side));
      else if (minion.title !== null) {
        const would = { votes: votesOfTitle(minion.title), ballots: ballotsOf(minion.title) };
        offer({ do: 'vote', minion: minion.id, side, ...would }, whyNotTitle(minion));
      }
    }
  }
}

/** V-9.10, V-18.9, V-18.10: one vote from political cards for each Methuselah. */
function offerCards({ board }: Vt, seat: Seat, offer: OfferPoll): void {
  const referendum = board.referendum!;
  const bloc = cardBlocOf(referendum, seat);
  const political = [...new Set(board.methuselahs[seat]!.hand)].filter(isPolitical);
  for (const side of SIDES) {
    if (referendum.card !== null && referendum.by === seat) {
      const cast = bloc!.side === null ? undefined : ({ why: 'card-vote-used' } as const);
      offer({ do: 'vote-card', name: referendum.card, side }, cast);
    }
    for (const name of political) {
      offer({ do: 'discard', name, side }, bloc === undefined ? undefined : { why: 'card-vote-used' });
    }
    // V-9.14
    offer({ do: 'edge', side }, board.edge === seat ? undefined : { why: 'no-edge' });
  }
}

/** Everything but to pass. V-12.13: a blood hunt knows no modifiers and reactions. */
export function offerSay(state: Vt, seat: Seat, offer: OfferPoll): void {
  offerBlocs(state, seat, offer);
  offerMore(state, seat, offer);
}

function offerMore(state: Vt, seat: Seat, offer: OfferPoll): void {
  offerCards(state, seat, offer);
  if (!state.board.referendum!.bloodHunt) offerPlays(state, seat, 'polling', offer);
  offerUses(state, seat, 'polling', offer);
}

/** Votes first, which most have. */
export const hasSay = (state: Vt, seat: Seat): boolean =>
  anyLegal((offer) => offerBlocs(state, seat, offer)) || anyLegal((offer) => offerMore(state, seat, offer));
