// Which cards may be played from a hand now, by whom and at what; and why not.

import type { Offer, Seat } from '@nocturne/kernel';
import { cardsOf, cardsOn, isReady, type Vt } from './board.ts';
import { cryptCard, libraryCard } from './cards/book.ts';
import type { ActionCondition, LibraryCard, Mode, Moment } from './cards/printed.ts';
import { targetsOf, whyNotEffects } from './effects/index.ts';
import type { Why } from './effects/operation.ts';
import { isDirected, mayReact } from './queries/action.ts';
import { titleOf } from './queries/titles.ts';
import type { Action, Permanent, PlayOption, Vtes } from './types.ts';

/** V-4.9, V-4.12: clan, Disciplines, titles. */
function whyNotRequired(card: LibraryCard, mode: Mode, minion: Permanent): Why {
  const disciplines = Object.entries(mode.disciplines ?? {});
  const clan = card.requires?.clan;
  const vampire = cryptCardOf(minion);
  if (vampire === undefined) {
    if (disciplines.length > 0) return { why: 'needs-discipline', name: disciplines[0]![0] };
    if (clan !== undefined) return { why: 'needs-clan', clan };
    return card.cost?.blood === undefined
      ? undefined
      : { why: 'no-blood', card: minion.id, needed: card.cost.blood };
  }
  for (const [discipline, level] of disciplines) {
    const own = vampire.disciplines[discipline as keyof typeof vampire.disciplines] ?? 0;
    if (own < level)
      return { why: 'needs-discipline', name: level === 2 ? discipline.toUpperCase() : discipline };
  }
  if (clan !== undefined && vampire.clan !== clan) return { why: 'needs-clan', clan };
  const titles = card.requires?.titles;
  const rank = minion.titleContested ? undefined : titleOf(minion)?.rank;
  return titles !== undefined && (rank === undefined || !titles.includes(rank))
    ? { why: 'needs-title' }
    : undefined;
}

const cryptCardOf = (minion: Permanent): ReturnType<typeof cryptCard> | undefined =>
  minion.sect === null ? undefined : cryptCard(minion.name);

/** V-4.13, V-4.14: costs of cards that are paid when played. */
function whyNotPaid({ board }: Vt, card: LibraryCard, seat: Seat, minion: Permanent | undefined): Why {
  const { blood = 0, pool = 0 } = card.cost ?? {};
  if (minion !== undefined && minion.counters < blood)
    return { why: 'no-blood', card: minion.id, needed: blood };
  return board.methuselahs[seat]!.pool < pool ? { why: 'no-pool', needed: pool } : undefined;
}

/** V-4.24, V-4.25, V-4.27, V-4.29: which minion may play it, as its type says. */
function whyNotBy(mode: Mode, action: Action, minion: Permanent): Why {
  if (mode.type === 'action modifier') {
    const acting = minion.id === action.minion;
    if (mode.by === 'other') return acting || !isReady(minion) ? { why: 'not-eligible' } : undefined;
    return acting ? undefined : { why: 'not-eligible' };
  }
  if (!isReady(minion)) return { why: 'not-ready', card: minion.id };
  if (mode.by === 'locked') return minion.locked ? undefined : { why: 'not-eligible' };
  return mayReact(action, minion) ? undefined : { why: 'locked', card: minion.id };
}

function whyNotDuring(condition: ActionCondition, action: Action, seat: Seat): Why {
  const { kind, directed, atYou, blocksDeclined, outcome } = condition;
  const fits =
    (kind === undefined || kind === action.kind) &&
    (directed === undefined || directed === isDirected(action)) &&
    (atYou !== true || action.aim.seats.includes(seat)) &&
    (blocksDeclined !== true || action.state === 'C') &&
    (outcome === undefined || outcome === action.outcome);
  return fits ? undefined : { why: 'wrong-moment' };
}

/** V-4.26. */
export const playKey = (minion: Permanent, name: string): string => `${minion.id} ${name}`;

/** Why a minion cannot play this card this way during the action. */
function whyNotInAction(state: Vt, card: LibraryCard, mode: Mode, seat: Seat, minion: Permanent): Why {
  const action = state.board.action!;
  return (
    whyNotBy(mode, action, minion) ??
    whyNotRequired(card, mode, minion) ??
    whyNotDuring(mode.during ?? {}, action, seat) ??
    (action.played.includes(playKey(minion, card.name))
      ? { why: 'played-already', card: minion.id }
      : undefined) ??
    whyNotPaid(state, card, seat, minion)
  );
}

function fitsSide(mode: Mode, action: Action, seat: Seat): boolean {
  return mode.type === 'action modifier'
    ? action.by === seat
    : mode.type === 'reaction' && action.by !== seat;
}

/** Every way to play a card of the hand in a moment of an action. */
export function offerPlays(state: Vt, seat: Seat, moment: Moment, offer: Offer<Vtes, PlayOption>): void {
  const { board } = state;
  const { action } = board;
  if (action === null) return;
  const hand = new Set(board.methuselahs[seat]!.hand);
  for (const name of hand) {
    const card = libraryCard(name);
    for (const [index, mode] of card.modes.entries()) {
      if (!mode.moments.includes(moment) || !fitsSide(mode, action, seat)) continue;
      for (const minion of [...cardsOf(board, seat, 'ready'), ...cardsOf(board, seat, 'torpor')]) {
        const played = { by: seat, minion, target: {} };
        const why =
          whyNotInAction(state, card, mode, seat, minion) ?? whyNotEffects(state, mode.effects, played);
        const option: PlayOption = { do: 'play', name, mode: index, minion: minion.id };
        if (why !== undefined) offer(option, why);
        else for (const target of targetsOf(state, mode.effects, played)) offer({ ...option, ...target });
      }
    }
  }
}

/** Some cards say that a minion can have only one of their kind. */
export function whyNotSecond({ board }: Vt, card: LibraryCard, minion: Permanent): Why {
  const limits = card.modes.flatMap(({ only }) => (only === undefined ? [] : [only]));
  const borne = cardsOn(board, minion.id).map(({ name }) => libraryCard(name));
  const clash = limits.some((only) =>
    borne.some((other) =>
      only === 'name' ? other.name === card.name : (other.traits?.includes(only) ?? false),
    ),
  );
  return clash ? { why: 'not-eligible' } : undefined;
}

/** Why a minion cannot take the action that this card is played for, its repeat limits aside. */
export function whyNotActionCard(
  state: Vt,
  card: LibraryCard,
  mode: Mode,
  seat: Seat,
  minion: Permanent,
): Why {
  return (
    whyNotRequired(card, mode, minion) ??
    whyNotPaid(state, card, seat, minion) ??
    whyNotSecond(state, card, minion)
  );
}
