// A library card in a hand or a builder: name, art, cost, and a short line for each level.

import { cardName, type LibraryCard as Facts, microText } from '@nocturne/vtes';
import type { ReactNode } from 'react';
import { Mark } from '../marks/mark.tsx';
import { typeMark, typeWord } from '../marks/marks.ts';
import { useReader, type WebReader } from '../text/reader.tsx';
import { Art, bloodCost, CardName, Costs, FlagOf, KeyOf } from './parts.tsx';
import { type CardState, classesOf, stateWords } from './state.ts';
import { Symbols } from './symbols.tsx';
import { term } from './term.ts';

interface LibraryCardProps {
  readonly card: Facts;
  /** Below 104 px the words go and the art grows; a token has the art alone. */
  readonly size: 'token' | 'wordless' | 'board';
  readonly state?: CardState;
  readonly onClick?: () => void;
}

function labelOf({ name, types, cost }: Facts, state: CardState, reader: WebReader): string {
  const { language, say } = reader;
  const blood = cost?.blood;
  return [
    cardName(name, language),
    ...types.map((type) => term(reader, `term.type.${type}`)),
    ...(blood === undefined ? [] : [say('card.cost-blood', { amount: bloodCost(blood) })]),
    ...(cost?.pool === undefined ? [] : [say('card.cost-pool', { amount: cost.pool })]),
    ...stateWords(state, reader),
  ].join(', ');
}

export function LibraryCard({ card, size, state = {}, onClick }: LibraryCardProps): ReactNode {
  const reader = useReader();
  const [type] = card.types;
  const look = size === 'board' ? '' : size;
  return (
    <button
      type="button"
      className={['card of-library', `type-${typeWord(type!)}`, look, ...classesOf(state)].join(' ')}
      aria-label={labelOf(card, state, reader)}
      onClick={onClick}
    >
      <span className="face">
        {size === 'token' ? (
          <Mark id={typeMark(type!)} className="own" />
        ) : (
          <CardName name={cardName(card.name, reader.language)} long={15} longer={19}>
            <Mark id={typeMark(type!)} className="own" />
          </CardName>
        )}
        <Art card={card} />
        <span className="costs">{size === 'token' ? null : <Costs cost={card.cost} />}</span>
        {size === 'board' && (
          <span className="micro">
            {microText(card, reader).map(({ needs, text }, index) => (
              <span className="line" key={index}>
                <Symbols text={needs.join('')} marksOnly />
                <span>{text}</span>
              </span>
            ))}
          </span>
        )}
      </span>
      <FlagOf state={state} />
      <KeyOf state={state} />
    </button>
  );
}
