// V-12.9, V-17.16: Discipline cards and trophies that may be put on a vampire.

import type { Offer, Seat } from '@nocturne/kernel';
import { cardAt, findCard, isVampire, type Vt } from '../board.ts';
import { isDisciplineCard, isTrophy, libraryCard } from '../cards/book.ts';
import type { Discipline, Pile } from '../cards/printed.ts';
import { completionsOf } from '../effects/index.ts';
import type { Why } from '../effects/operation.ts';
import { whyNotOwnCopy } from '../contests.ts';
import { isLegalTarget } from '../targets.ts';
import type { Id, Permanent, Reward, Vtes } from '../types.ts';
import { whyNotSecond } from './limits.ts';

const IS: Readonly<Record<Reward, (name: string) => boolean>> = {
  discipline: isDisciplineCard,
  trophy: isTrophy,
};

/** The way to play it as a master. */
export const masterMode = (name: string): number =>
  libraryCard(name).modes.findIndex(({ type }) => type === 'master');

/** Whether there could be one, as far as everyone knows. */
export function maySearchFor({ board }: Vt, seat: Seat, what: Reward, from: readonly Pile[]): boolean {
  const methuselah = board.methuselahs[seat]!;
  return from.some((pile) => (pile === 'ash' ? methuselah.ash.some(IS[what]) : methuselah[pile].length > 0));
}

/** It goes where it could be played; an ally that takes it is no vampire (V-4.39). */
function whyNotPut(state: Vt, name: string, seat: Seat, on: Id): Why {
  const card = libraryCard(name);
  const { target } = card.modes[masterMode(name)]!;
  const host = cardAt(state.board, on);
  const fits =
    target === undefined ||
    !isVampire(host) ||
    isLegalTarget(state, target, { card: on }, { by: seat, minion: undefined });
  if (!fits) return { why: 'no-target' };
  return whyNotOwnCopy(state, card, seat) ?? whyNotSecond(state, card, host);
}

type Fetch = Extract<Vtes['Decisions']['fetch']['option'], { do: 'fetch' }>;

export function offerFetched(
  state: Vt,
  seat: Seat,
  on: Id,
  what: Reward,
  piles: readonly Pile[],
  offer: Offer<Vtes, Fetch>,
): void {
  for (const from of piles) {
    const pile = state.board.methuselahs[seat]![from];
    for (const name of [...new Set(pile)].filter(IS[what]).toSorted()) {
      const { effects } = libraryCard(name).modes[masterMode(name)]!;
      const why = whyNotPut(state, name, seat, on);
      for (const { choice } of completionsOf(
        state,
        effects,
        { by: seat, minion: undefined, target: {} },
        {},
      )) {
        const chosen = choice === undefined ? {} : { choice: choice as Discipline };
        offer({ do: 'fetch', from, name, ...chosen }, why);
      }
    }
  }
}

/** V-6.15: trophies that lie on the table, and that the vampire may have. */
export function movableTrophies(state: Vt, seat: Seat, vampire: Id): Permanent[] {
  const taker = findCard(state.board, vampire);
  if (taker === undefined) return [];
  return state.board.cards.filter(
    (card) =>
      card.controller === seat &&
      card.region === 'table' &&
      !card.contested &&
      isTrophy(card.name) &&
      whyNotSecond(state, libraryCard(card.name), taker) === undefined,
  );
}
