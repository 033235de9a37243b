// Contests for unique cards (V-3.23 … V-3.29) and titles (V-16.7, V-16.8, V-16.12 … V-16.16).

import type { Seat } from '@nocturne/kernel';
import { cardAt, cardsOn, type Vt } from './board.ts';
import { burn, change } from './changes.ts';
import { baseNameOf, cardNamed, isMaster, isTitleCard } from './cards/book.ts';
import type { LibraryCard, Title } from './cards/printed.ts';
import type { Why } from './effects/operation.ts';
import { isDormant, titleKey, titleOf, votesOfTitle } from './queries/titles.ts';
import { joinCast } from './referendums/state.ts';
import type { Board, Permanent } from './types.ts';

/** V-3.23. */
export function isUnique(name: string): boolean {
  const card = cardNamed(name);
  return card.kind === 'crypt' || (card.traits?.includes('unique') ?? false);
}

/** V-3.29: nobody chooses to bring in a second copy of a unique card. */
export const whyNotOwnCopy = ({ board }: Vt, { name, types }: LibraryCard, seat: Seat): Why =>
  isUnique(name) &&
  !types.includes('political action') &&
  board.cards.some((card) => card.name === name && card.controller === seat)
    ? { why: 'own-copy' }
    : undefined;

/** Neither in an uncontrolled region, nor on a card that is. */
const isInPlay = (board: Board, { region, on }: Permanent): boolean =>
  region !== 'uncontrolled' && (on === 0 || isInPlay(board, cardAt(board, on)));

const inPlay = (board: Board): Permanent[] => board.cards.filter((card) => isInPlay(board, card));

/** V-13.17: all versions of a vampire are copies of it. */
export const isCopy = (one: Permanent, other: Permanent): boolean =>
  one.name === other.name || baseNameOf(one.name) === baseNameOf(other.name);

const copies = (board: Board, card: Permanent): Permanent[] =>
  inPlay(board).filter((other) => isCopy(other, card) && other.id !== card.id);

/** V-3.24, V-3.29: a unique card has come into play. */
export function contestCard(state: Vt, card: Permanent): void {
  if (!isUnique(card.name)) return;
  const others = copies(state.board, card);
  if (others.length === 0) return;
  if (others.some(({ controller }) => controller === card.controller)) {
    burn(state, card);
    return;
  }
  for (const one of [card, ...others]) if (!one.contested) change(state, one, { contested: true });
}

const claimants = (board: Board, key: string): Permanent[] =>
  inPlay(board).filter(({ title, contested }) => !contested && title !== null && titleKey(title) === key);

/** V-16.16: it does not regain that title. */
export function yieldTitle(state: Vt, card: Permanent): void {
  const key = card.title === null ? null : titleKey(card.title);
  if (key !== null) change(state, card, { yielded: [...card.yielded, key] });
  loseTitle(state, card);
}

/** Two claims to one title. */
const isSameTitle = (one: Title, other: Title): boolean =>
  titleKey(one) !== null && titleKey(one) === titleKey(other);

/** V-16.16. */
export const hasYielded = (card: Permanent, title: Title): boolean => {
  const key = titleKey(title);
  return key !== null && card.yielded.includes(key);
};

/** V-16.11: the vampire is without title, and the card that stood for it burns. */
function loseTitle(state: Vt, card: Permanent): void {
  change(state, card, { title: null, titleContested: false });
  for (const one of cardsOn(state.board, card.id)) if (isTitleCard(one.name)) burn(state, one);
}

/** V-16.3: a new title replaces the old one, which is yielded if it was contested. */
export function gainTitle(state: Vt, card: Permanent, title: Title): void {
  const before = titleOf(card);
  if (card.title !== null) {
    if (card.titleContested) yieldTitle(state, card);
    else loseTitle(state, card);
  }
  change(state, card, { title });
  contestTitle(state, card);
  const now = titleOf(card);
  joinCast(
    state,
    card,
    (now === null ? 0 : votesOfTitle(now)) - (before === null ? 0 : votesOfTitle(before)),
  );
}

/** V-16.11: a card goes to another vampire, and the title that it stands for with it. */
export function passCard(state: Vt, card: Permanent, to: Permanent): void {
  const title = cardNamed(card.name).does?.title;
  if (title !== undefined) {
    change(state, cardAt(state.board, card.on), { title: null, titleContested: false });
    gainTitle(state, to, title);
  }
  // V-3.13, V-3.14
  const controller = isMaster(card.name) ? card.controller : to.controller;
  change(state, card, { on: to.id, controller });
}

/** V-16.16; a vampire that contests this title does not get it a second time. */
export const whyNotGain = (card: Permanent, title: Title): Why =>
  hasYielded(card, title) || (card.titleContested && isSameTitle(card.title!, title))
    ? { why: 'yielded', card: card.id }
    : undefined;

/** V-16.12: a title was claimed; V-16.5: those in whom it is dormant yield. */
export function contestTitle(state: Vt, card: Permanent): void {
  const key = card.title === null || card.contested ? null : titleKey(card.title);
  if (key === null) return;
  const all = claimants(state.board, key);
  if (all.length < 2) return;
  const [dormant, awake] = [all.filter(isDormant), all.filter((one) => !isDormant(one))];
  for (const one of dormant) yieldTitle(state, one);
  if (awake.length < 2) return;
  for (const one of awake) if (!one.titleContested) change(state, one, { titleContested: true });
}

/** V-3.28, V-16.15: a contest that nobody else keeps up is won. */
export function settleContests(state: Vt): void {
  const { board } = state;
  for (const card of inPlay(board)) {
    if (card.controller !== board.whose) continue;
    if (card.contested && copies(board, card).length === 0) {
      change(state, card, { contested: false, locked: false });
      board.used.push(`contest ${card.id}`);
      contestTitle(state, card);
    }
    if (card.titleContested && claimants(board, titleKey(card.title!)!).length === 1) {
      change(state, card, { titleContested: false });
    }
  }
}

/** V-5.7: what this Methuselah must still pay for or yield. */
export function contested({ cards, used }: Board, seat: Seat): { card: Permanent; what: 'card' | 'title' }[] {
  const own = cards.filter(({ controller, region }) => controller === seat && region !== 'uncontrolled');
  return own.flatMap((card) => [
    ...(card.contested && !used.includes(`contest ${card.id}`) ? [{ card, what: 'card' as const }] : []),
    ...(card.titleContested && !card.contested && !used.includes(`title ${card.id}`)
      ? [{ card, what: 'title' as const }]
      : []),
  ]);
}
