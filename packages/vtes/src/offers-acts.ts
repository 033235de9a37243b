// Every action that may be announced (chapter 7), with the reasons against the others.

import type { Offer, Seat } from '@nocturne/kernel';
import { actionFor, cardKeys } from './actions.ts';
import { cardsOf, inTorpor, isActive, isMinion, isVampire, type Vt } from './board.ts';
import { isRedList, libraryCard, modesAt, usesAt } from './cards/book.ts';
import type { ActionMode } from './cards/printed.ts';
import { whyNotOwnCopy } from './contests.ts';
import type { Why } from './effects/operation.ts';
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
import type { ActOption, Permanent, UseOption, Vtes } from './types.ts';
import { whyNotCost, whyNotPerformer } from './uses.ts';

function offerDefaultActs(state: Vt, minion: Permanent, offer: Offer<Vtes, ActOption>): void {
  const { board, seats } = state;
  const by = { minion: minion.id };
  for (const seat of seats.keys()) {
    if (seat !== minion.controller && !board.methuselahs[seat]!.out) {
      offer({ do: 'bleed', ...by, seat }, whyNotBleed(state, minion, seat));
    }
  }
  offer({ do: 'hunt', ...by }, whyNotHunt(state, minion));
  offer({ do: 'leave-torpor', ...by }, whyNotLeaveTorpor(state, minion));
  offer({ do: 'become-anarch', ...by }, whyNotBecomeAnarch(state, minion));
  for (const from of board.cards) {
    if (from.id !== minion.id && from.controller === minion.controller && isMinion(from) && !from.contested)
      offer({ do: 'take-equipment', ...by, card: from.id }, whyNotTakeEquipment(state, minion, from));
  }
  for (const victim of board.cards) {
    if (!isVampire(victim) || !inTorpor(victim) || victim.id === minion.id) continue;
    offer({ do: 'rescue', ...by, card: victim.id }, whyNotRescue(state, minion, victim));
    offer({ do: 'diablerize', ...by, card: victim.id }, whyNotDiablerize(state, minion, victim));
  }
  for (const prey of board.cards)
    if (isRedList(prey.name) && isMinion(prey) && !prey.contested && prey.id !== minion.id)
      offer({ do: 'fight', ...by, card: prey.id }, whyNotFight(state, minion, prey));
}

function offerActionCards(state: Vt, seat: Seat, minion: Permanent, offer: Offer<Vtes, ActOption>): void {
  for (const name of new Set(state.board.methuselahs[seat]!.hand)) {
    const card = libraryCard(name);
    for (const {
      index: mode,
      mode: { action },
    } of modesAt(name, 'minion')) {
      if (action === undefined) continue;
      const option: ActOption = { do: 'play', name, mode, minion: minion.id };
      const why =
        whyNotAct(state, minion, action.kind === 'hunt' ? 'hunt' : 'other') ??
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

/** V-7.10, V-7.39: actions through cards in play, whoever controls them. */
function offerCardsInPlay(state: Vt, minion: Permanent, offer: Offer<Vtes, ActOption>): void {
  const ways = usesAt('minion');
  for (const card of state.board.cards) {
    for (const { index, ability } of ways?.get(card.name) ?? []) {
      if (ability.action === undefined || !isActive(state.board, card)) continue;
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
  for (const region of ['ready', 'torpor'] as const) {
    for (const minion of cardsOf(state.board, seat, region)) {
      const take = undirected(state, minion, offer);
      offerDefaultActs(state, minion, take);
      offerActionCards(state, seat, minion, take);
      offerCardsInPlay(state, minion, take);
    }
  }
}
