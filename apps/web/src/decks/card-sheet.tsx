// One card, large, to stay: for fingers, and for whoever reads it aloud.

import { type Card, cardName, type Deck } from '@nocturne/vtes';
import type { ReactNode } from 'react';
import { LargeCard } from '../cards/large-card.tsx';
import { Mark } from '../marks/mark.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { useReader } from '../text/reader.tsx';
import type { Add } from './grid.tsx';
import { copiesOf } from './model.ts';
import { useDeckTexts } from './text/use.ts';

interface CardSheetProps {
  readonly card: Card;
  readonly deck: Deck;
  readonly add: Add | null;
  readonly onClose: () => void;
}

export function CardSheet({ card, deck, add, onClose }: CardSheetProps): ReactNode {
  const say = useDeckTexts();
  const { language } = useReader();
  const count = copiesOf(deck, card);
  const name = cardName(card.name, language);
  return (
    <Sheet title={name} className="decks-sheet decks-card-sheet" onClose={onClose}>
      <LargeCard card={card} />
      {add !== null && (
        <div className="decks-buttons">
          <button
            type="button"
            className="button"
            aria-label={say('less', { name })}
            disabled={count === 0}
            onClick={() => add(card, -1)}
          >
            <Mark id="i-minus" />
          </button>
          <b role="status">{say('copies', { count })}</b>
          <button
            type="button"
            className="button"
            aria-label={say('more', { name })}
            onClick={() => add(card, 1)}
          >
            <Mark id="i-plus" />
          </button>
        </div>
      )}
    </Sheet>
  );
}
