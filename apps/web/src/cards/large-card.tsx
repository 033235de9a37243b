// The large card: everything that there is to read.

import { type Card, type CardParagraph, cardText, type Clan, votesOfTitle } from '@nocturne/vtes';
import type { ReactNode } from 'react';
import { DisciplineMark, Mark } from '../marks/mark.tsx';
import { clanMark, clanWord, typeMark, typeWord } from '../marks/marks.ts';
import { useReader } from '../text/reader.tsx';
import { Art, Costs } from './parts.tsx';
import { Symbols } from './symbols.tsx';
import { term } from './term.ts';
import { disciplineWords, knownOf } from './words.ts';

interface LargeProps {
  readonly card: Card;
  readonly lit?: boolean;
  /** At the foot: where this copy is, and what can be done with it. */
  readonly foot?: readonly [string, string];
}

function Paragraph({ needs, types, sentences }: CardParagraph): ReactNode {
  const type = types.join(' / ');
  return (
    <p>
      {needs.length > 0 && (
        <span className="needs">
          <Symbols text={needs.join('')} />
        </span>
      )}
      <span>
        {type !== '' && <b>{type}: </b>}
        <Symbols text={sentences.join(' ')} />
      </span>
    </p>
  );
}

/** Of a vampire: what it knows and what it is entitled to. */
function Known({ card }: { readonly card: Card }): ReactNode {
  const reader = useReader();
  if (card.kind === 'library') return null;
  const { title } = cardText(card, reader).head;
  const votes = card.title === undefined ? 0 : votesOfTitle(card.title);
  return (
    <>
      <span className="known">
        {knownOf(card.disciplines).map((one) => (
          <span key={one.discipline}>
            <DisciplineMark {...one} />
            <span className="unseen">{disciplineWords(one, reader)} </span>
          </span>
        ))}
      </span>
      {title !== undefined && (
        <p className="entitled">
          {title}
          {votes > 0 && `: ${reader.say('card.votes', { votes })}`}
        </p>
      )}
    </>
  );
}

export function LargeCard({ card, lit = false, foot }: LargeProps): ReactNode {
  const reader = useReader();
  const { head, body } = cardText(card, reader);
  const isCrypt = card.kind === 'crypt';
  const hue = isCrypt ? clanWord(card.clan as Clan) : `type-${typeWord(card.types[0]!)}`;
  const facts = isCrypt
    ? [head.clan, head.sect, head.capacity, head.group, ...head.traits]
    : [head.types.join(' / '), head.clan, ...head.disciplines.map(({ name }) => name), ...head.traits];
  return (
    <article className={`large ${hue}${lit ? ' lit' : ''}`} aria-label={head.name}>
      <header>
        <Mark id={isCrypt ? clanMark(card.clan as Clan) : typeMark(card.types[0]!)} className="own" />
        <h3>{head.name}</h3>
        {!isCrypt && <Costs cost={card.cost} />}
        {head.cost !== undefined && (
          <span className="unseen">{`${term(reader, 'term.cost')} ${head.cost}`}</span>
        )}
      </header>
      <Art card={card} wide />
      <p className="facts">{facts.filter((fact) => fact !== undefined).join(' · ')}</p>
      <div className="words">
        <Known card={card} />
        {body.map((paragraph, index) => (
          <Paragraph key={index} {...paragraph} />
        ))}
      </div>
      {foot !== undefined && (
        <footer>
          <span>{foot[0]}</span>
          <span>{foot[1]}</span>
        </footer>
      )}
    </article>
  );
}
