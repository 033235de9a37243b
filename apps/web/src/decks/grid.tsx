// The cards that may be chosen from: paper is what is in the deck.

import { type Card, cardName } from '@nocturne/vtes';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import { LibraryCard } from '../cards/library-card.tsx';
import { MinionCard } from '../cards/minion-card.tsx';
import { Mark } from '../marks/mark.tsx';
import { useReader } from '../text/reader.tsx';
import { useLook, useOpenCard } from './look.tsx';
import { useDeckTexts } from './text/use.ts';

/** Adds copies, or takes some away. */
export type Add = (this: void, card: Card, copies: number) => void;

export function Stepper({
  card,
  count,
  add,
}: {
  readonly card: Card;
  readonly count: number;
  readonly add: Add;
}): ReactNode {
  const say = useDeckTexts();
  const { language } = useReader();
  const name = cardName(card.name, language);
  return (
    <span className="decks-stepper">
      <button
        type="button"
        tabIndex={-1}
        aria-label={say('less', { name })}
        disabled={count === 0}
        onClick={() => add(card, -1)}
      >
        <Mark id="i-minus" />
      </button>
      <b>
        <span aria-hidden="true">{count}</span>
        <span className="unseen">{say('copies', { count })}</span>
      </b>
      <button type="button" tabIndex={-1} aria-label={say('more', { name })} onClick={() => add(card, 1)}>
        <Mark id="i-plus" />
      </button>
    </span>
  );
}

interface CellProps {
  readonly card: Card;
  readonly count: number;
  /** Nobody in the crypt can play it. */
  readonly idle: boolean;
  /** Nothing, if the deck is only looked at. */
  readonly add: Add | null;
}

const Cell = memo(function Cell({ card, count, idle, add }: CellProps): ReactNode {
  const say = useDeckTexts();
  const openCard = useOpenCard();
  const look = useLook(card);
  const state = { chosen: count > 0 };
  const onClick = (): void => (add === null ? openCard(card) : add(card, 1));
  return (
    <li className={count > 0 ? 'decks-cell in' : 'decks-cell'} data-card={card.name}>
      <div className="decks-face" {...look}>
        {card.kind === 'crypt' ? (
          <MinionCard
            card={card}
            amount={card.capacity}
            capacity={card.capacity}
            size="board"
            state={state}
            onClick={onClick}
          />
        ) : (
          <LibraryCard card={card} size="board" state={state} onClick={onClick} />
        )}
        {idle && <span className="decks-idle">{say('idle')}</span>}
      </div>
      {add === null ? (
        <b className="decks-count">{count > 0 && say('times', { count })}</b>
      ) : (
        <Stepper card={card} count={count} add={add} />
      )}
    </li>
  );
});

const cardsIn = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('.card')];

/** How many places an arrow leads on. */
function stepOf(key: string, cards: readonly HTMLElement[]): number {
  const tops = cards.map((card) => card.closest('li')!.offsetTop);
  const row = tops.findIndex((top) => top !== tops[0]);
  const columns = row < 0 ? cards.length : row;
  return { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key] ?? 0;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const cards = cardsIn(event.currentTarget);
  const at = cards.indexOf(event.target as HTMLElement);
  const next = cards[at + stepOf(event.key, cards)];
  if (at < 0 || next === undefined || next === cards[at]) return;
  event.preventDefault();
  for (const card of cards) card.tabIndex = card === next ? 0 : -1;
  next.focus();
}

export interface GridProps {
  readonly cards: readonly Card[];
  readonly countOf: (this: void, card: Card) => number;
  readonly isIdle: (this: void, card: Card) => boolean;
  readonly add: Add | null;
  readonly label: string;
}

/** One stop for the keyboard: arrows lead from card to card, + and − change how many there are. */
export function Grid({ cards, countOf, isIdle, add, label }: GridProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const openCard = useOpenCard();
  useEffect(() => {
    for (const [index, card] of cardsIn(list.current!).entries()) card.tabIndex = index === 0 ? 0 : -1;
  }, [cards]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const name = (event.target as HTMLElement).closest('li')?.dataset['card'];
    const card = cards.find((one) => one.name === name);
    const { key } = event;
    if (card === undefined) return;
    if (key === '+' || key === '=') add?.(card, 1);
    else if (['-', '−', 'Backspace', 'Delete'].includes(key)) add?.(card, -1);
    else if (key === 'i') openCard(card);
    else moveFocus(event);
  };
  return (
    // the keys work on the cards in it, which are buttons
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul ref={list} className="decks-grid" aria-label={label} onKeyDown={onKeyDown}>
      {cards.map((card) => (
        <Cell key={card.name} card={card} count={countOf(card)} idle={isIdle(card)} add={add} />
      ))}
    </ul>
  );
}
