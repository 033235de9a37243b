// Contests for unique cards (V-3.23 … V-3.29) and titles (V-16.7, V-16.8, V-16.12 … V-16.16).

import type { Seat } from '@nocturne/kernel';
import { burn, cardsOn, change, type Vt } from './board.ts';
import { cardNamed } from './cards/book.ts';
import type { Title } from './cards/printed.ts';
import { isDormant } from './queries/titles.ts';
import type { Board, Permanent } from './types.ts';

/** V-3.23. */
export function isUnique(name: string): boolean {
  const card = cardNamed(name);
  return card.kind === 'crypt' || (card.traits?.includes('unique') ?? false);
}

const inPlay = ({ cards }: Board): Permanent[] => cards.filter(({ region }) => region !== 'uncontrolled');

const copies = (board: Board, card: Permanent): Permanent[] =>
  inPlay(board).filter((other) => other.name === card.name && other.id !== card.id);

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

/** What makes two titles the same: the city, or the clan of a justicar and an Inner Circle member. */
function titleKey(title: Title): string | null {
  if (title.city !== undefined) return `city ${title.city}`;
  return title.rank === 'justicar' || title.rank === 'inner-circle' ? `${title.rank} ${title.clan}` : null;
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
export const isSameTitle = (one: Title, other: Title): boolean =>
  titleKey(one) !== null && titleKey(one) === titleKey(other);

/** V-16.16. */
export const hasYielded = (card: Permanent, title: Title): boolean => {
  const key = titleKey(title);
  return key !== null && card.yielded.includes(key);
};

/** V-16.11: the vampire is without title, and the card that stood for it burns. */
function loseTitle(state: Vt, card: Permanent): void {
  for (const one of cardsOn(state.board, card.id)) {
    const token = cardNamed(one.name);
    if (token.kind === 'library' && token.traits?.includes('title')) burn(state, one);
  }
  change(state, card, { title: null, titleContested: false });
}

/** V-16.3: a new title replaces the old one, which is yielded if it was contested. */
export function gainTitle(state: Vt, card: Permanent, title: Title): void {
  if (card.title !== null) {
    if (card.titleContested) yieldTitle(state, card);
    else loseTitle(state, card);
  }
  change(state, card, { title });
  contestTitle(state, card);
}

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
