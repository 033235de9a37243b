// Every card, at every size.

import { allCards, type CryptCard, type LibraryCard as LibraryFacts, mergedCards } from '@nocturne/vtes';
import type { ReactNode } from 'react';
import { LargeCard } from '../cards/large-card.tsx';
import { LibraryCard } from '../cards/library-card.tsx';
import { MinionCard } from '../cards/minion-card.tsx';
import { Strip } from '../cards/strip.tsx';
import { useReader } from '../text/reader.tsx';

const cards = [...allCards()];
const crypt = [...cards.filter((card): card is CryptCard => card.kind === 'crypt'), ...mergedCards()];
const library = cards.filter((card): card is LibraryFacts => card.kind === 'library');

export function Crypt(): ReactNode {
  const { say } = useReader();
  return (
    <section className="every">
      <h2 className="label">{say('look.crypt')}</h2>
      <ul>
        {crypt.map((card) => (
          <li key={card.name}>
            <MinionCard card={card} amount={card.capacity - 1} capacity={card.capacity} size="token" />
            <MinionCard card={card} amount={card.capacity - 1} capacity={card.capacity} size="board" />
            <MinionCard
              card={card}
              amount={card.capacity - 1}
              capacity={card.capacity}
              size="board"
              state={{ locked: true }}
            />
            <LargeCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Library(): ReactNode {
  const { say } = useReader();
  return (
    <section className="every">
      <h2 className="label">{say('look.library')}</h2>
      <ul>
        {library.map((card) => (
          <li key={card.name}>
            <LibraryCard card={card} size="token" />
            <LibraryCard card={card} size="wordless" />
            <LibraryCard card={card} size="board" />
            <LargeCard card={card} />
            <Strip card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
