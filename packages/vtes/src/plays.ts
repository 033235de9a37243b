// Which cards may be played from a hand now, by whom and at what; and why not.

import type { Offer, Seat } from '@nocturne/kernel';
import { cardsOf, isReady, isVampire, type Vt } from './board.ts';
import { libraryCard, playsAt } from './cards/book.ts';
import { playsAsVampire } from './cards/by-name.ts';
import type { LibraryCard, Mode, Moment, Requirement } from './cards/printed.ts';
import { completionsOf, NO_AIM, targetsOf, whyNotEffects } from './effects/index.ts';
import type { Played, Why } from './effects/operation.ts';
import { mayReact } from './queries/action.ts';
import { whyNotTitleCard } from './queries/heirs.ts';
import { whyNotSecond } from './queries/limits.ts';
import { capacityAsPlayer, isKind, missingDiscipline } from './queries/kinds.ts';
import { fitsMoment } from './queries/moment.ts';
import { costOf, whyNotPayable } from './queries/price.ts';
import { titleOf } from './queries/titles.ts';
import { targetsFor } from './targets.ts';
import type { Action, Permanent, PlayOption, Targeted, Vtes } from './types.ts';

/** V-17.17: allies may have traits, too. */
const isOnlyTrait = ({ trait, ...rest }: Requirement): boolean =>
  trait !== undefined && Object.keys(rest).length === 0;

/** V-4.9: a clan, a Discipline or a cost in blood make it a card for vampires. */
const isForVampires = (card: LibraryCard, mode: Mode): boolean =>
  mode.vampire === true ||
  mode.blood !== undefined ||
  (card.requires !== undefined && !isOnlyTrait(card.requires)) ||
  card.cost?.blood !== undefined;

/** V-4.39: some allies play what requires their Disciplines as vampires do. */
const asVampire = (mode: Mode, minion: Permanent): boolean =>
  isVampire(minion) || (mode.disciplines !== undefined && playsAsVampire(minion.name));

/** V-4.12: the first Discipline that it lacks; a card may take either of two. */
function missingLevel({ disciplines, or }: Mode, minion: Permanent): string | undefined {
  const missing = disciplines === undefined ? undefined : missingDiscipline(minion, disciplines);
  return or !== undefined && missingDiscipline(minion, or) === undefined ? undefined : missing;
}

/** V-4.9, V-4.12: clan, Disciplines, titles. */
export function whyNotRequired(card: LibraryCard, mode: Mode, minion: Permanent): Why {
  const missing = missingLevel(mode, minion);
  if (missing !== undefined) return { why: 'needs-discipline', name: missing };
  const { clan, sect, capacity = 0, titles, trait } = card.requires ?? {};
  if (clan !== undefined && !isKind(minion, { clan })) return { why: 'needs-clan', clan };
  if (sect !== undefined && minion.sect !== sect) return { why: 'needs-sect', sect };
  if (trait !== undefined && !isKind(minion, { trait })) return { why: 'needs-trait', trait };
  if (isForVampires(card, mode) && !asVampire(mode, minion)) return { why: 'needs-vampire' };
  if (capacityAsPlayer(minion) < capacity) return { why: 'needs-capacity', capacity };
  const rank = titleOf(minion)?.rank;
  return titles !== undefined && (rank === undefined || !titles.includes(rank))
    ? { why: 'needs-title' }
    : undefined;
}

/** V-4.13, V-4.14. */
function whyNotPaid(
  state: Vt,
  card: LibraryCard,
  mode: Mode,
  seat: Seat,
  minion: Permanent | undefined,
): Why {
  return whyNotPayable(state, seat, minion, costOf(state, card, mode, seat));
}

/** V-4.24, V-4.25, V-4.27, V-4.29: which minion may play it, as its type says. */
function whyNotBy(mode: Mode, action: Action, minion: Permanent): Why {
  if (mode.type === 'action modifier') {
    const acting = minion.id === action.minion;
    if (mode.by === 'other') return acting || !isReady(minion) ? { why: 'not-eligible' } : undefined;
    return acting ? undefined : { why: 'not-eligible' };
  }
  if (!isReady(minion)) return { why: 'not-ready', card: minion.id };
  switch (mode.by) {
    case 'locked':
      return minion.locked ? undefined : { why: 'not-locked', card: minion.id };
    case 'blocker':
      return minion.locked && action.blocker === minion.id ? undefined : { why: 'not-eligible' };
    case 'even-locked':
      return undefined;
    default:
      return mayReact(action, minion) ? undefined : { why: 'locked', card: minion.id };
  }
}

/** V-4.26. */
export const playKey = (minion: Permanent, name: string): string => `${minion.id} ${name}`;

export const playedSince = (name: string): string => `played ${name}`;

function whyNotTwice({ played }: Action, { name }: LibraryCard, { once }: Mode, minion: Permanent): Why {
  const again =
    (played.length > 0 && played.includes(playKey(minion, name))) ||
    (once === 'unlock' && minion.since.includes(playedSince(name)));
  return again ? { why: 'played-already', card: minion.id } : undefined;
}

/** Why a minion cannot play this card this way during the action. */
function whyNotInAction(state: Vt, card: LibraryCard, mode: Mode, seat: Seat, minion: Permanent): Why {
  const action = state.board.action!;
  return (
    whyNotBy(mode, action, minion) ??
    whyNotRequired(card, mode, minion) ??
    (mode.during === undefined || fitsMoment(state, mode.during, seat)
      ? undefined
      : { why: 'wrong-moment' }) ??
    whyNotTwice(action, card, mode, minion) ??
    whyNotTitleCard(state.board, card, minion) ??
    whyNotPaid(state, card, mode, seat, minion)
  );
}

/** A reaction that needs no action is played by an unlocked minion. */
const whyNotAnytime = (state: Vt, card: LibraryCard, mode: Mode, seat: Seat, minion: Permanent): Why =>
  !isReady(minion)
    ? { why: 'not-ready', card: minion.id }
    : minion.locked
      ? { why: 'locked', card: minion.id }
      : (whyNotRequired(card, mode, minion) ?? whyNotPaid(state, card, mode, seat, minion));

function fitsSide({ board: { action, whose } }: Vt, { type, anytime }: Mode, seat: Seat): boolean {
  if (type === 'action modifier') return action?.by === seat;
  if (type !== 'reaction' || (anytime === true && seat === whose)) return false;
  return action === null ? anytime === true : action.by !== seat;
}

/** Offers a card at each thing it may be aimed at, or with the reason against it. */
export function offerAimed<Option extends object>(
  state: Vt,
  { target, effects }: Pick<Mode, 'target' | 'effects'>,
  played: Played,
  option: Option,
  offer: Offer<Vtes, Option & Targeted>,
): void {
  const why = whyNotEffects(state, effects, played);
  if (why !== undefined) {
    offer(option, why);
    return;
  }
  const targets =
    target === undefined ? targetsOf(state, effects, played) : targetsFor(state, target, played);
  if (targets.length === 0) offer(option, { why: 'no-target' });
  for (const one of targets)
    for (const aim of completionsOf(state, effects, played, one))
      // not two spreads: each result would have a shape of its own, which is slow
      offer(aim === NO_AIM ? option : Object.assign({}, option, aim));
}

/** Every way to play a card of the hand in a moment of an action. */
export function offerPlays(state: Vt, seat: Seat, moment: Moment, offer: Offer<Vtes, PlayOption>): void {
  const { board } = state;
  const { action } = board;
  const all = playsAt(moment);
  if (all === undefined) return;
  const { hand } = board.methuselahs[seat]!;
  let minions: readonly Permanent[] | undefined;
  for (let at = 0; at < hand.length; at++) {
    const name = hand[at]!;
    const ways = all.get(name);
    if (ways === undefined || hand.indexOf(name) < at) continue;
    const card = libraryCard(name);
    for (const { index, mode } of ways) {
      if (!fitsSide(state, mode, seat)) continue;
      minions ??= [...cardsOf(board, seat, 'ready'), ...cardsOf(board, seat, 'torpor')];
      for (const minion of minions) {
        const option: PlayOption = { do: 'play', name, mode: index, minion: minion.id };
        const why =
          action === null
            ? whyNotAnytime(state, card, mode, seat, minion)
            : whyNotInAction(state, card, mode, seat, minion);
        if (why !== undefined) offer(option, why);
        else offerAimed(state, mode, { by: seat, minion, target: {} }, option, offer);
      }
    }
  }
}

/** Why a minion cannot play this card, whatever the moment. */
export function whyNotPlayable(state: Vt, card: LibraryCard, mode: Mode, seat: Seat, minion: Permanent): Why {
  return (
    whyNotRequired(card, mode, minion) ??
    whyNotPaid(state, card, mode, seat, minion) ??
    whyNotSecond(state, card, minion)
  );
}
