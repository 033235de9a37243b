// What is yours: your role, your Reserve; for Renfield what was handed to him.

import { type Kind, KINDS } from '@nocturne/nosferatu';
import type { ReactNode } from 'react';
import { Mark } from '../marks/mark.tsx';
import { CardBack, CardFace, CharacterCard, NightCard } from './faces.tsx';
import { useGameWords, useNos } from './nos.ts';
import { BiteMarks, Doing, Point, Stake } from './seat.tsx';
import { cardsOf, initialOf } from './seats.ts';
import { useTexts } from './texts.ts';

export function HideButton(): ReactNode {
  const say = useTexts();
  const { isHidden, hide } = useNos();
  return (
    <button type="button" className="button hide" aria-pressed={isHidden} onClick={() => hide(!isHidden)}>
      <Mark id="i-eye" />
      {say(isHidden ? 'mine.show' : 'mine.hide')} <kbd>H</kbd>
    </button>
  );
}

export function Role(): ReactNode {
  const say = useTexts();
  const words = useGameWords();
  const { table, own, eyesOn, names, isHidden, deciding } = useNos();
  if (own === null) {
    const isTold = eyesOn(0) !== null || table.replayed === true;
    return isTold ? null : <p className="nosf-role watching">{say('mine.watching')}</p>;
  }
  const character = isHidden ? null : own.character;
  const vampire = own.keeper?.vampire ?? null;
  const thing = `seat ${own.seat}` as const;
  const look = `nosf-role ${deciding.lit.has(thing) ? 'lit' : ''} ${deciding.picked.includes(thing) ? 'armed' : ''}`;
  const task =
    own.keeper && vampire !== null
      ? say('mine.vampire', { seat: names[vampire]! })
      : say(`role.${own.character ?? 'unknown'}`);
  return (
    <section className={look} aria-label={say('mine.are')}>
      <Point seat={own.seat} />
      <CharacterCard
        character={character}
        name={character === null ? '' : words(`term.${character}`)}
        initial={initialOf(names[own.seat]!)}
      />
      <div>
        <span className="label">{say('mine.are')}</span>
        <b>{character === null ? '…' : words(`term.${character}`)}</b>
        <p>{isHidden ? say('mine.hidden') : task}</p>
        {own.character !== null && <HideButton />}
      </div>
    </section>
  );
}

function ReserveCard({ kind, place }: { readonly kind: Kind; readonly place: number }): ReactNode {
  const say = useTexts();
  const words = useGameWords();
  const { deciding, isHidden } = useNos();
  const thing = `card ${place}` as const;
  const key = deciding.lit.get(thing);
  const name = words(`term.${kind}`);
  if (isHidden) return <CardBack className="is-large" />;
  if (key === undefined) return <NightCard kind={kind} name={name} size="large" />;
  const picked = deciding.picked.indexOf(thing);
  const use =
    deciding.asked?.name !== 'play' ? null : picked === 0 ? 'discard' : picked === 1 ? 'give' : null;
  return (
    <button
      type="button"
      className={`nosf-card ${kind} is-large lit ${picked >= 0 ? 'armed' : ''}`}
      aria-pressed={picked >= 0}
      aria-label={use === null ? name : `${name}, ${say(`play.${use}`)}`}
      onClick={() => deciding.press(thing)}
    >
      <CardFace kind={kind} name={name} />
      {use !== null && <span className="nosf-card-use">{say(`play.${use}`)}</span>}
      <span className="key" aria-hidden="true">
        {key}
      </span>
    </button>
  );
}

function Reserve(): ReactNode {
  const say = useTexts();
  const { own, shown } = useNos();
  const { bites } = shown.seats[own!.seat]!;
  return (
    <section className="nosf-reserve" aria-label={say('mine.reserve')}>
      <div className="nosf-reserve-head">
        <span className="label">{say('mine.reserve')}</span>
        <BiteMarks count={bites} />
        {shown.stake === own!.seat && <Stake />}
        <Doing seat={own!.seat} />
      </div>
      <div className="nosf-reserve-cards">
        {cardsOf(own).map((kind, place) => (
          <ReserveCard key={place} kind={kind} place={place} />
        ))}
      </div>
    </section>
  );
}

/** Who gave what, or at least what there is, as far as Renfield knows. */
function handed(keeper: NonNullable<NonNullable<ReturnType<typeof useNos>['own']>['keeper']>) {
  if (keeper.given !== null) return keeper.given;
  return KINDS.flatMap((card) =>
    Array.from({ length: keeper.actionDeck?.[card] ?? 0 }, () => ({ seat: null, card })),
  );
}

function Handed(): ReactNode {
  const say = useTexts();
  const words = useGameWords();
  const { own, shown, names, isHidden, deciding } = useNos();
  const cards = handed(own!.keeper!);
  return (
    <section className="nosf-reserve handed" aria-label={say('mine.handed')}>
      <div className="nosf-reserve-head">
        <span className="label">{say('mine.handed')}</span>
      </div>
      <ul className="nosf-reserve-cards">
        {cards.map(({ seat, card }, place) => (
          <li key={place}>
            {isHidden ? (
              <CardBack className="is-middle" />
            ) : (
              <NightCard
                kind={card}
                name={words(`term.${card}`)}
                size="middle"
                className={card === 'bite' && deciding.asked?.name === 'bite' ? 'hot' : ''}
              />
            )}
            {seat !== null && <em>{say('mine.from', { seat: names[seat]! })}</em>}
          </li>
        ))}
      </ul>
      {cards.length === 0 && shown.turn > 0 && <p className="nosf-small">{say('mine.nothing')}</p>}
    </section>
  );
}

export function Held(): ReactNode {
  const { own } = useNos();
  if (own === null) return null;
  return own.keeper ? <Handed /> : <Reserve />;
}
