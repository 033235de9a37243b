// Cards that are for the oldest of a kind: who may play them, and to whom they move (V-17.8).

import { cardAt, isActive, isReady } from '../board.ts';
import { cardNamed } from '../cards/book.ts';
import type { LibraryCard, MinionKind, Title } from '../cards/printed.ts';
import { whyNotGain } from '../contests.ts';
import type { Why } from '../effects/operation.ts';
import type { Board, Permanent } from '../types.ts';
import { isKind } from './kinds.ts';
import { titleOf } from './titles.ts';

/** Ready and untitled, and not among those who contest or have yielded the title. */
const untitled = ({ cards }: Board, kind: MinionKind, title: Title): Permanent[] =>
  cards.filter(
    (card) =>
      isReady(card) &&
      isKind(card, kind) &&
      titleOf(card) === null &&
      !card.titleContested &&
      whyNotGain(card, title) === undefined,
  );

/** To whom the card moves now: the oldest, unless the vampire it is on may keep it. */
export function heirsOf(board: Board, token: Permanent): Permanent[] {
  const { oldest, title } = cardNamed(token.name).does!;
  if (token.on === 0 || !isActive(board, token)) return [];
  const holder = cardAt(board, token.on);
  const others = untitled(board, oldest!, title!).filter(({ id }) => id !== holder.id);
  const keeps = isReady(holder) && isKind(holder, oldest!);
  const age = Math.max(keeps ? holder.capacity + 1 : 0, ...others.map(({ capacity }) => capacity));
  return others.filter(({ capacity }) => capacity === age);
}

/** Who gets the title that a card stands for: not again who has yielded it, and not the younger of two. */
export function whyNotTitleCard(board: Board, { does }: LibraryCard, vampire: Permanent): Why {
  if (does?.title === undefined) return undefined;
  const { title, oldest } = does;
  const older = oldest && untitled(board, oldest, title).find(({ capacity }) => capacity > vampire.capacity);
  return older === undefined ? whyNotGain(vampire, title) : { why: 'older-one', card: older.id };
}
