// A library card in a hand or a builder: name, art, cost, and a short line for each level.

import { cardName, type LibraryCard as Facts, type MicroLine, microText } from '@nocturne/vtes';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { Mark } from '../marks/mark.tsx';
import { typeMark, typeWord } from '../marks/marks.ts';
import { useReader, type WebReader } from '../text/reader.tsx';
import { Art, bloodCost, CardName, Costs, FlagOf, KeyOf } from './parts.tsx';
import { type CardState, classesOf, stateWords } from './state.ts';
import { hyphenated } from './syllables.ts';
import { Symbols } from './symbols.tsx';
import { term } from './term.ts';
import { disciplineWords, readSymbols } from './words.ts';

interface LibraryCardProps {
  readonly card: Facts;
  /** Below 104 px the words go and the art grows; a token has the art alone. */
  readonly size: 'token' | 'wordless' | 'board';
  readonly state?: CardState;
  readonly style?: CSSProperties;
  readonly onClick?: () => void;
}

/** “Conditioning, action modifier, costs 1 blood, Dominate: +2 bleed, superior Dominate: +3 bleed”. */
function labelOf(card: Facts, lines: readonly MicroLine[], state: CardState, reader: WebReader): string {
  const { name, types, cost } = card;
  const { language, say } = reader;
  const does = lines.map(({ needs, text }) => {
    const known = readSymbols(needs.join('')).filter((part) => typeof part !== 'string');
    const levels = known.map((one) => disciplineWords(one, reader)).join(' + ');
    return levels === '' ? text : say('card.level-does', { levels, text });
  });
  return [
    cardName(name, language),
    ...types.map((type) => term(reader, `term.type.${type}`)),
    ...(cost?.blood === undefined ? [] : [say('card.cost-blood', { amount: bloodCost(cost.blood) })]),
    ...(cost?.pool === undefined ? [] : [say('card.cost-pool', { amount: cost.pool })]),
    ...does,
    ...stateWords(state, reader),
  ].join(', ');
}

function Micro({ lines }: { readonly lines: readonly MicroLine[] }): ReactNode {
  return (
    <span className="micro">
      {lines.map(({ needs, text }, index) => (
        <span className="line" key={index}>
          <Symbols text={needs.join('')} marksOnly />
          <span>{text}</span>
        </span>
      ))}
    </span>
  );
}

export function LibraryCard({ card, size, state = {}, style, onClick }: LibraryCardProps): ReactNode {
  const reader = useReader();
  const lines = useMemo(() => microText(card, reader), [card, reader]);
  const [type] = card.types;
  const name = cardName(card.name, reader.language);
  const look = size === 'board' ? '' : size;
  return (
    <button
      type="button"
      className={['card of-library', `type-${typeWord(type!)}`, look, ...classesOf(state)].join(' ')}
      aria-label={labelOf(card, lines, state, reader)}
      style={style}
      onClick={onClick}
    >
      <span className="face" aria-hidden="true">
        {size === 'token' ? (
          <Mark id={typeMark(type!)} className="own" />
        ) : (
          <CardName name={name} written={hyphenated(name, reader.language)} long={15} longer={19}>
            <Mark id={typeMark(type!)} className="own" />
          </CardName>
        )}
        <Art card={card} />
        <span className="costs">{size === 'token' ? null : <Costs cost={card.cost} />}</span>
        {size === 'board' && <Micro lines={lines} />}
      </span>
      <FlagOf state={state} />
      <KeyOf state={state} />
    </button>
  );
}
