// Beside the table: Clock and piles on the left; Bites, Rituals and Darkness on the right.

import { type Ritual, RITUALS } from '@nocturne/nosferatu';
import type { ReactNode } from 'react';
import { Mark } from '../marks/mark.tsx';
import type { Sign } from '../marks/marks.ts';
import { Clock, useClockStory, useOdds } from './clock.tsx';
import { CardBack, NightCard } from './faces.tsx';
import { useGameWords, useNos } from './nos.ts';
import { bitesNow } from './seats.ts';
import { useTexts } from './texts.ts';

function Piles(): ReactNode {
  const say = useTexts();
  const words = useGameWords();
  const { shown } = useNos();
  const { size, top } = shown.discard;
  const odds = useOdds();
  return (
    <section className="nosf-piles" aria-label={say('piles.label')}>
      <p>
        <CardBack />
        <span>
          <b>{shown.library}</b> {words('term.library')}
        </span>
      </p>
      <p>
        {top !== null && <NightCard kind={top} name={words(`term.${top}`)} />}
        {top === null && size > 0 && <CardBack />}
        {size === 0 && <span className="nosf-card no-top" aria-hidden="true" />}
        <span>
          <b>{size}</b> {say('piles.discards')}
        </span>
      </p>
      <p className="nosf-piles-odds" aria-hidden="true">
        <span>
          {odds[0]} <b>{odds[1]}</b>
        </span>
      </p>
    </section>
  );
}

export function LeftRail(): ReactNode {
  const words = useGameWords();
  const story = useClockStory();
  return (
    <aside className="nosf-left" aria-label={words('term.clock')}>
      <section>
        <h3 className="label">{words('term.clock')}</h3>
        <Clock />
        <p className="nosf-small">{story}</p>
      </section>
      <Piles />
    </aside>
  );
}

function Bites(): ReactNode {
  const say = useTexts();
  const { shown, deciding } = useNos();
  const count = bitesNow(shown);
  const win = shown.bites.toWin;
  const ghost = deciding.option?.do === 'bite' ? count : -1;
  return (
    <section>
      <h3 className="label">{say('bites.title')}</h3>
      <div className="nosf-all-bites" role="img" aria-label={say('bites.label', { count, win })}>
        {Array.from({ length: Math.max(win, count) }, (_, place) => (
          <i key={place} className={place < count ? 'on' : place === ghost ? 'ghost' : ''}>
            <Mark id="i-bite" className="" />
          </i>
        ))}
      </div>
      {count < win && <p className="nosf-small">{say('bites.left', { left: win - count })}</p>}
    </section>
  );
}

const RITUAL_SIGNS: Readonly<Record<Ritual, Sign>> = {
  mirror: 'mirror',
  distortion: 'hourglass',
  transfusion: 'transfusion',
};

function RitualCard({ ritual }: { readonly ritual: Ritual }): ReactNode {
  const say = useTexts();
  const words = useGameWords();
  const { shown, deciding } = useNos();
  const thing = `ritual ${ritual}` as const;
  const key = deciding.lit.get(thing);
  const isArmed = deciding.picked.includes(thing);
  const isUsed = !shown.rituals[ritual];
  const inside = (
    <>
      <span className="nosf-ritual-sign">
        <Mark id={`i-${RITUAL_SIGNS[ritual]}`} className="" />
      </span>
      <span className="nosf-ritual-words">
        <b>{words(`term.${ritual}`)}</b>
        <small>{isUsed ? say('rituals.used') : words(`ritual.${ritual}`)}</small>
      </span>
    </>
  );
  if (key === undefined) return <div className={isUsed ? 'nosf-ritual used' : 'nosf-ritual'}>{inside}</div>;
  return (
    <button
      type="button"
      className={isArmed ? 'nosf-ritual lit armed' : 'nosf-ritual lit'}
      aria-pressed={isArmed}
      onClick={() => deciding.press(thing)}
    >
      {inside}
      <span className="key" aria-hidden="true">
        {key}
      </span>
    </button>
  );
}

function Darkness(): ReactNode {
  const say = useTexts();
  const words = useGameWords();
  const { darkness } = useNos().shown;
  return (
    <section>
      <h3 className="label">{say('darkness.title')}</h3>
      <div className="nosf-darkness">
        <svg viewBox="0 0 60 60" aria-hidden="true" className={darkness}>
          <circle cx="30" cy="30" r="27" className="nosf-darkness-rim" />
          <circle cx="30" cy="30" r="20" className="nosf-darkness-moon" />
          {darkness === 'lord' && <circle cx="34" cy="27" r="17.5" className="nosf-darkness-shade" />}
        </svg>
        <span>
          <b>{words(`term.${darkness}`)}</b>
          <small>{say(`darkness.${darkness}`)}</small>
        </span>
      </div>
    </section>
  );
}

export function RightRail(): ReactNode {
  const say = useTexts();
  return (
    <aside className="nosf-right" aria-label={say('bites.title')}>
      <Bites />
      <section>
        <h3 className="label">{say('rituals.title')}</h3>
        <ul className="nosf-rituals">
          {RITUALS.map((ritual) => (
            <li key={ritual}>
              <RitualCard ritual={ritual} />
            </li>
          ))}
        </ul>
      </section>
      <Darkness />
    </aside>
  );
}
