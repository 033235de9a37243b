// Every action that may be announced (chapter 7), with the reasons against the others.

import type { Offer, Seat } from '@nocturne/kernel';
import { actionFor, cardKeys } from './actions.ts';
import { cardsOf, inTorpor, isActive, isMinion, isVampire, type Vt } from './board.ts';
import { isRedList, libraryCard, modesAt, usesAt } from './cards/book.ts';
import type { ActionMode } from './cards/printed.ts';
import { whyNotOwnCopy } from './contests.ts';
import type { Why } from './effects/operation.ts';
import { thoseWhere } from './in-play.ts';
import { offerAimed, whyNotPlayable } from './plays.ts';
import {
  whyNotAct,
  whyNotBecomeAnarch,
  whyNotBleed,
  whyNotDiablerize,
  whyNotHunt,
  whyNotLeaveTorpor,
  whyNotRescue,
  whyNotTakeEquipment,
} from './queries/acts.ts';
import { whyNotDirected } from './queries/duties.ts';
import { whyNotFight } from './queries/hunted.ts';
import { hasTrait, isDirected } from './queries/kinds.ts';
import { inPlayKey, kindKeys, whyNotAgain } from './queries/repeats.ts';
import { whyNotPolitical } from './queries/votes.ts';
import type { ActOption, Board, Permanent, UseOption, Vtes } from './types.ts';
import { whyNotCost, whyNotPerformer } from './uses.ts';

/** Whom actions without a card may be about, for every minion that could perform them. */
interface Goals {
  readonly own: readonly Permanent[];
  readonly torpid: readonly Permanent[];
  readonly hunted: readonly Permanent[];
}

function goalsOf({ cards }: Board, seat: Seat): Goals {
  const minions = cards.filter((card) => isMinion(card) && !card.contested);
  return {
    own: minions.filter(({ controller }) => controller === seat),
    torpid: minions.filter((card) => isVampire(card) && inTorpor(card)),
    hunted: minions.filter(({ name }) => isRedList(name)),
  };
}

function offerDefaultActs(
  state: Vt,
  minion: Permanent,
  { own, torpid, hunted }: Goals,
  offer: Offer<Vtes, ActOption>,
): void {
  const { board, seats } = state;
  const { id } = minion;
  for (const seat of seats.keys()) {
    if (seat !== minion.controller && !board.methuselahs[seat]!.out) {
      offer({ do: 'bleed', minion: id, seat }, whyNotBleed(state, minion, seat));
    }
  }
  offer({ do: 'hunt', minion: id }, whyNotHunt(state, minion));
  offer({ do: 'leave-torpor', minion: id }, whyNotLeaveTorpor(state, minion));
  offer({ do: 'become-anarch', minion: id }, whyNotBecomeAnarch(state, minion));
  for (const from of own)
    if (from.id !== id)
      offer({ do: 'take-equipment', minion: id, card: from.id }, whyNotTakeEquipment(state, minion, from));
  for (const victim of torpid) {
    if (victim.id === id) continue;
    offer({ do: 'rescue', minion: id, card: victim.id }, whyNotRescue(state, minion, victim));
    offer({ do: 'diablerize', minion: id, card: victim.id }, whyNotDiablerize(state, minion, victim));
  }
  for (const prey of hunted)
    if (prey.id !== id) offer({ do: 'fight', minion: id, card: prey.id }, whyNotFight(state, minion, prey));
}

function offerActionCards(state: Vt, seat: Seat, minion: Permanent, offer: Offer<Vtes, ActOption>): void {
  const [hunting, otherwise] = [whyNotAct(state, minion, 'hunt'), whyNotAct(state, minion, 'other')];
  for (const name of new Set(state.board.methuselahs[seat]!.hand)) {
    const card = libraryCard(name);
    for (const {
      index: mode,
      mode: { action },
    } of modesAt(name, 'minion')) {
      if (action === undefined) continue;
      const option: ActOption = { do: 'play', name, mode, minion: minion.id };
      const why =
        (action.kind === 'hunt' ? hunting : otherwise) ??
        whyNotAgain(minion, `card ${name}`, cardKeys(card, card.modes[mode]!)) ??
        whyNotPolitical(minion, action) ??
        whyNotCreate(minion, action) ??
        whyNotPlayable(state, card, card.modes[mode]!, seat, minion);
      const barred = why ?? whyNotOwnCopy(state, card, seat);
      if (barred !== undefined) offer(option, barred);
      else offerAimed(state, card.modes[mode]!, { by: seat, minion, target: {} }, option, offer);
    }
  }
}

/** V-17.20. */
const whyNotCreate = (minion: Permanent, { creates }: ActionMode): Why =>
  creates !== undefined && hasTrait(minion, 'sterile') ? { why: 'sterile', card: minion.id } : undefined;

const offering = thoseWhere((name) => usesAt('minion')?.has(name) === true);

/** V-7.10, V-7.39: actions through cards in play, whoever controls them. */
function offerCardsInPlay(state: Vt, minion: Permanent, offer: Offer<Vtes, ActOption>): void {
  for (const card of offering(state.board)) {
    if (!isActive(state.board, card)) continue;
    for (const { index, ability } of usesAt('minion')!.get(card.name)!) {
      if (ability.action === undefined) continue;
      const same = inPlayKey(card.id, index);
      const option: UseOption = { do: 'use', use: card.id, ability: index, minion: minion.id };
      const why =
        whyNotPerformer(state, card, ability, minion) ??
        whyNotAct(state, minion, same) ??
        whyNotAgain(minion, same, [same, ...kindKeys(ability.action.kind)]) ??
        whyNotCost(state, ability, minion);
      const played = { by: minion.controller, minion, source: card, target: {} };
      if (why !== undefined) offer(option, why);
      else offerAimed(state, ability, played, option, offer);
    }
  }
}

/** V-17.12: what of it is directed is closed to some minions. */
function undirected(state: Vt, minion: Permanent, offer: Offer<Vtes, ActOption>): Offer<Vtes, ActOption> {
  const closed = whyNotDirected(state, minion);
  if (closed === undefined) return offer;
  return (option, why) =>
    offer(option, why ?? (isDirected(actionFor(state, minion.controller, option)) ? closed : undefined));
}

export function offerActs(state: Vt, seat: Seat, offer: Offer<Vtes, ActOption>): void {
  const goals = goalsOf(state.board, seat);
  for (const region of ['ready', 'torpor'] as const) {
    for (const minion of cardsOf(state.board, seat, region)) {
      const take = undirected(state, minion, offer);
      offerDefaultActs(state, minion, goals, take);
      offerActionCards(state, seat, minion, take);
      offerCardsInPlay(state, minion, take);
    }
  }
}
