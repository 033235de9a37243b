// The Clock: its cards in a ring, those turned up with their faces.

import type { ClockCard, Table } from '@nocturne/nosferatu';
import type { ReactNode } from 'react';
import { at, f } from '../art/ink.ts';
import { useListed, useNos } from './nos.ts';
import { useTexts } from './texts.ts';

const MIDDLE = 100;
const RING = 70;
const MINUTES = Array.from({ length: 60 }, (_, minute) => {
  const angle = (minute / 60) * 2 * Math.PI;
  const isHour = minute % 5 === 0;
  return {
    d: `M${at(MIDDLE, MIDDLE, angle, 93)}L${at(MIDDLE, MIDDLE, angle, isHour ? 96 : 95)}`,
    width: isHour ? 2 : 0.8,
  };
});

const MOON = 'M4.500 8.500A9 9 0 1 1 4.500 -8.500 7 7 0 1 0 4.500 8.500z';
const SUN = 'M0-10L2.500-4 9-5 4.500 0 9 5 2.500 4 0 10-2.500 4-9 5-4.500 0-9-5-2.500-4Z';
const LOZENGE = 'M0 -9L6 0L0 9L-6 0Z';

function Card({
  card,
  place,
  count,
}: {
  /** Null lies face down. */
  readonly card: ClockCard | null;
  readonly place: number;
  readonly count: number;
}): ReactNode {
  const angle = -Math.PI / 2 + (place / count) * 2 * Math.PI;
  const turn = f((angle * 180) / Math.PI + 90);
  return (
    <g
      className={`nosf-clock-card ${card ?? 'covered'}`}
      transform={`translate(${at(MIDDLE, MIDDLE, angle, RING)}) rotate(${turn})`}
    >
      <rect x="-13" y="-18" width="26" height="36" rx="3" strokeWidth="1.8" />
      <path d={card === 'dawn' ? SUN : card === 'night' ? MOON : LOZENGE} strokeWidth="1.6" />
    </g>
  );
}

/** The Dawn is one of the cards until it is turned up. */
export const clockCards = ({ clock: { nights, turned } }: Table) => ({
  all: nights + 1,
  rest: nights + 1 - turned.length,
  hasDawned: turned.some(({ card }) => card === 'dawn'),
});

/** Two short lines for the middle of the Clock. */
export function useOdds(): readonly [string, string] {
  const say = useTexts();
  const { shown } = useNos();
  const { rest, hasDawned } = clockCards(shown);
  if (hasDawned) return [say('clock.dawn'), say('clock.this-turn')];
  if (shown.phase === 'round' || shown.phase === 'setup')
    return [say('clock.next'), say('clock.odds', { rest })];
  return [say('clock.no-dawn'), say('clock.this-turn')];
}

export function Clock(): ReactNode {
  const say = useTexts();
  const { shown } = useNos();
  const { all } = clockCards(shown);
  const odds = useOdds();
  const { turned } = shown.clock;
  return (
    <svg
      className="nosf-clock"
      viewBox="0 0 200 200"
      role="img"
      aria-label={`${say('clock.label', { turned: turned.length, all })}; ${odds.join(' ')}`}
    >
      <circle className="nosf-clock-face" cx="100" cy="100" r="97" strokeWidth="1.5" />
      <circle className="nosf-clock-hub" cx="100" cy="100" r="44" strokeWidth="1.5" />
      <g className="nosf-clock-minutes">
        {MINUTES.map(({ d, width }) => (
          <path key={d} d={d} strokeWidth={width} />
        ))}
      </g>
      {Array.from({ length: all }, (_, place) => (
        <Card key={place} place={place} count={all} card={turned[place]?.card ?? null} />
      ))}
      <text className="nosf-clock-small" x="100" y="96" textAnchor="middle">
        {odds[0]}
      </text>
      <text className="nosf-clock-large" x="100" y="117" textAnchor="middle">
        {odds[1]}
      </text>
    </svg>
  );
}

/** Who turned up what, in a sentence. */
export function useClockStory(): string {
  const say = useTexts();
  const listed = useListed();
  const { shown, names } = useNos();
  const { turned, nights } = shown.clock;
  const night = turned.filter(({ card }) => card === 'night').map(({ seat }) => names[seat]!);
  const dawn = turned.find(({ card }) => card === 'dawn');
  const story = [
    ...(night.length > 0 ? [say('clock.nights', { seats: listed(night), count: night.length })] : []),
    ...(dawn === undefined ? [] : [say('clock.dawned', { seat: names[dawn.seat]! })]),
  ];
  return story.length > 0 ? story.join(' ') : say('clock.left', { nights });
}
