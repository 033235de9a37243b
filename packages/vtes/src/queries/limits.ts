// What a minion can have only one of.

import { cardsOn, type Vt } from '../board.ts';
import { cardNamed, libraryCard } from '../cards/book.ts';
import type { LibraryCard } from '../cards/printed.ts';
import type { Why } from '../effects/operation.ts';
import type { Permanent } from '../types.ts';

export const isEquipment = ({ name }: Permanent): boolean => {
  const card = cardNamed(name);
  return card.kind === 'library' && card.types.includes('equipment');
};

/** Some cards say that a minion can have only one of their kind. */
export function whyNotSecond({ board }: Vt, card: LibraryCard, minion: Permanent): Why {
  const burden = card.types.includes('equipment') || card.types.includes('retainer');
  if (burden && cardNamed(minion.name).does?.bare === true) return { why: 'bare', card: minion.id };
  if (!card.modes.some(({ only }) => only !== undefined)) return undefined;
  const clash = cardsOn(board, minion.id).find(({ name }) => {
    const other = libraryCard(name);
    return card.modes.some(({ only }) =>
      only === 'name'
        ? other.name === card.name
        : only !== undefined && (other.traits?.includes(only) ?? false),
    );
  });
  return clash === undefined ? undefined : { why: 'only-one', card: clash.id };
}
