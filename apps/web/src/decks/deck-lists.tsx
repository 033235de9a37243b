// What is in the deck: crypt and library with their numbers, and how they go together.

import { type Card, cardName, type Clan, type CryptCard, type Deck, LIBRARY_TYPES } from '@nocturne/vtes';
import type { ReactNode } from 'react';
import { Art } from '../cards/parts.tsx';
import { term } from '../cards/term.ts';
import { disciplineWords, knownOf } from '../cards/words.ts';
import { DisciplineMark, Mark } from '../marks/mark.tsx';
import { clanWord, typeMark, typeWord } from '../marks/marks.ts';
import { useReader } from '../text/reader.tsx';
import { type Add, Stepper } from './grid.tsx';
import { useLook, useOpenCard } from './look.tsx';
import { capacityCurve, coverageOf, libraryIn, sizeOf, vampiresIn } from './model.ts';
import { useDeckTexts } from './text/use.ts';

interface RowProps {
  readonly card: Card;
  readonly count: number;
  readonly add: Add | null;
  readonly children?: ReactNode;
  readonly before?: ReactNode;
  readonly hue: string;
}

function Row({ card, count, add, children, before, hue }: RowProps): ReactNode {
  const { language } = useReader();
  const look = useLook(card);
  const openCard = useOpenCard();
  return (
    <li className={`decks-row ${hue}`} {...look}>
      <b className="decks-copies">{count}</b>
      {before}
      <button type="button" className="decks-named" onClick={() => openCard(card)}>
        {cardName(card.name, language)}
      </button>
      {children}
      {add !== null && <Stepper card={card} count={count} add={add} />}
    </li>
  );
}

function Vampire({
  card,
  count,
  add,
}: {
  readonly card: CryptCard;
  readonly count: number;
  readonly add: Add | null;
}): ReactNode {
  const reader = useReader();
  return (
    <Row
      card={card}
      count={count}
      add={add}
      hue={clanWord(card.clan as Clan)}
      before={
        <span className="decks-portrait">
          <Art card={card} />
        </span>
      }
    >
      <span className="decks-known">
        {knownOf(card.disciplines)
          .toReversed()
          .map((one) => (
            <span key={one.discipline}>
              <DisciplineMark {...one} />
              <span className="unseen">{disciplineWords(one, reader)} </span>
            </span>
          ))}
      </span>
      <b className="decks-capacity">
        <span className="unseen">{term(reader, 'term.capacity')} </span>
        {card.capacity}
      </b>
    </Row>
  );
}

export function Lists({ deck, add }: { readonly deck: Deck; readonly add: Add | null }): ReactNode {
  const reader = useReader();
  const say = useDeckTexts();
  const library = libraryIn(deck);
  const sections = LIBRARY_TYPES.map((type) => ({
    type,
    listed: library.filter(({ card }) => card.types[0] === type),
  })).filter(({ listed }) => listed.length > 0);
  return (
    <div className="decks-lists">
      <h3 className="label">{term(reader, 'term.crypt')}</h3>
      {sizeOf(deck, 'crypt') === 0 && <p className="decks-none">{say('crypt-empty')}</p>}
      <ul className="decks-vampires">
        {vampiresIn(deck).map((one) => (
          <Vampire key={one.card.name} {...one} add={add} />
        ))}
      </ul>
      <h3 className="label">{term(reader, 'term.library')}</h3>
      {library.length === 0 && <p className="decks-none">{say('library-empty')}</p>}
      <div className="decks-sections">
        {sections.map(({ type, listed }) => (
          <section key={type} className={`type-${typeWord(type)}`}>
            <h4>
              <Mark id={typeMark(type)} />
              {say(`type.${type}`)}
              <b>{listed.reduce((sum, { count }) => sum + count, 0)}</b>
            </h4>
            <ul>
              {listed.map(({ card, count }) => (
                <Row key={card.name} card={card} count={count} add={add} hue="" />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Bars of at most so many rem. */
const HIGHEST = 3.4;

function Curve({ deck }: { readonly deck: Deck }): ReactNode {
  const reader = useReader();
  const say = useDeckTexts();
  const curve = capacityCurve(deck);
  const most = Math.max(1, ...curve.map(({ count }) => count));
  const told = curve.filter(({ count }) => count > 0).map((one) => say('curve.of', { ...one }));
  return (
    <div className="decks-curve">
      <div role="img" aria-label={say('curve', { told: told.join(', ') })}>
        {curve.map(({ capacity, count }) => (
          <span key={capacity}>
            <i style={{ height: `${(HIGHEST * count) / most + 0.12}rem` }} />
            <em>{capacity}</em>
          </span>
        ))}
      </div>
      <small>{term(reader, 'term.capacity')}</small>
    </div>
  );
}

/** As many Disciplines as there is room for. */
const SHOWN = 5;

export function Charts({ deck }: { readonly deck: Deck }): ReactNode {
  const reader = useReader();
  const say = useDeckTexts();
  const all = sizeOf(deck, 'crypt');
  const coverage = coverageOf(deck).slice(0, SHOWN);
  if (all === 0) return null;
  return (
    <div className="decks-charts">
      <Curve deck={deck} />
      <ul className="decks-coverage">
        {coverage.map(({ discipline, cards, vampires }) => (
          <li key={discipline}>
            <DisciplineMark discipline={discipline} level={1} />
            <span className="unseen">{term(reader, `term.discipline.${discipline}`)}: </span>
            <span className="bar" aria-hidden="true">
              <i style={{ width: `${(100 * vampires) / all}%` }} />
            </span>
            <small>{say('coverage', { cards, vampires, all })}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
