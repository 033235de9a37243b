// What a Methuselah may say while votes are gained and cast (V-9.4, V-9.8 … V-9.16), and why not.

import type { Offer, Seat } from '@nocturne/kernel';
import { inTorpor, isActive, isReady, isVampire, type Vt } from '../board.ts';
import { cardNamed, libraryCard } from '../cards/book.ts';
import type { PollingAbility } from '../cards/printed.ts';
import type { Why } from '../effects/operation.ts';
import { offerPlays } from '../plays.ts';
import { anyLegal } from '../queries/legal.ts';
import { isDormant, titleOf, votesOfRank } from '../queries/titles.ts';
import { blocOf, cardBlocOf, costToOppose, votesOf } from '../queries/votes.ts';
import type { Permanent, PlayOption, UseOption, Vtes } from '../types.ts';
import type { PollOption, Side } from '../types-referendum.ts';
import { offerUses, requiresDiscipline } from '../uses.ts';

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

/** V-9.9, V-9.11 … V-9.13: each minion with votes casts them all together. */
function offerBlocs(state: Vt, seat: Seat, offer: OfferPoll): void {
  const { board } = state;
  for (const minion of board.cards) {
    if (minion.controller !== seat || !(isReady(minion) || inTorpor(minion))) continue;
    for (const side of SIDES) {
      const votes = votesOf(state, minion, side);
      const option = { do: 'vote', minion: minion.id, side } as const;
      if (votes > 0) offer({ ...option, votes }, whyNotVote(state, minion, side));
      else if (minion.title !== null) {
        offer({ ...option, votes: votesOfRank(minion.title) }, whyNotTitle(minion));
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

/** Titled vampires of the sect, who would get the votes; those in torpor, too, though they cannot cast them (V-12.4). */
export const titledOf = ({ board }: Vt, seat: Seat, sect: Permanent['sect']): Permanent[] =>
  board.cards.filter(
    (card) =>
      card.controller === seat &&
      (isReady(card) || inTorpor(card)) &&
      card.sect === sect &&
      titleOf(card) !== null,
  );

function offerAbility(state: Vt, card: Permanent, polling: PollingAbility, offer: OfferPoll): void {
  const { hand } = state.board.methuselahs[card.controller]!;
  const { bloodHunt, used } = state.board.referendum!;
  const { votes } = polling;
  const locked: Why = card.locked ? { why: 'locked', card: card.id } : undefined;
  switch (polling.use) {
    case 'lock':
      for (const side of SIDES) offer({ do: 'lock', card: card.id, votes, side }, locked);
      return;
    case 'lock-for-titled': {
      // V-12.13
      const moot: Why = bloodHunt ? { why: 'not-political' } : undefined;
      const nobody: Why =
        titledOf(state, card.controller, polling.sect).length > 0 ? undefined : { why: 'needs-title' };
      offer({ do: 'lock', card: card.id, votes, side: null }, moot ?? locked ?? nobody);
      return;
    }
    case 'discard': {
      // V-3.30
      const why: Why = !isReady(card)
        ? { why: 'not-ready', card: card.id }
        : used.includes(card.id)
          ? { why: 'used-already', card: card.id }
          : undefined;
      const names = [...new Set(hand)].filter((name) => requiresDiscipline(name, polling.discipline));
      for (const name of names) offer({ do: 'discard-for', name, minion: card.id, votes }, why);
    }
  }
}

/** V-9.15: cards in play, as their text says. */
function offerAbilities(state: Vt, seat: Seat, offer: OfferPoll): void {
  for (const card of state.board.cards) {
    const polling = cardNamed(card.name).does?.polling;
    if (polling !== undefined && card.controller === seat && isActive(state.board, card))
      offerAbility(state, card, polling, offer);
  }
}

/** Everything but to pass. V-12.13: a blood hunt knows no modifiers and reactions. */
export function offerSay(state: Vt, seat: Seat, offer: OfferPoll): void {
  offerBlocs(state, seat, offer);
  offerCards(state, seat, offer);
  offerAbilities(state, seat, offer);
  if (!state.board.referendum!.bloodHunt) offerPlays(state, seat, 'polling', offer);
  offerUses(state, seat, 'polling', offer);
}

export const hasSay = (state: Vt, seat: Seat): boolean => anyLegal((offer) => offerSay(state, seat, offer));
