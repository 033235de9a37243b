// The ring of blood or life: a segment for each point of capacity, thick where there is one, and the number.

import type { ReactNode } from 'react';

const RADIUS = 9.2;
const GAP = 0.12;

function segment(index: number, count: number): string {
  const turn = (part: number): number => -Math.PI / 2 + (part / count) * 2 * Math.PI;
  const from = turn(index) + GAP;
  const to = turn(index + 1) - GAP;
  const point = (angle: number): string =>
    `${(12 + Math.cos(angle) * RADIUS).toFixed(2)} ${(12 + Math.sin(angle) * RADIUS).toFixed(2)}`;
  return `M${point(from)}A${RADIUS} ${RADIUS} 0 ${to - from > Math.PI ? 1 : 0} 1 ${point(to)}`;
}

export function Ring({
  amount,
  capacity,
  life = false,
}: {
  readonly amount: number;
  readonly capacity: number;
  readonly life?: boolean;
}): ReactNode {
  const look = (index: number): string => (index < amount ? 'full' : 'empty');
  return (
    <span className={life ? 'ring of-life' : 'ring'} aria-hidden="true">
      <svg viewBox="0 0 24 24" fill="none">
        <circle cx="12" cy="12" r="11.2" fill="#090b11" />
        {capacity === 1 ? (
          <circle cx="12" cy="12" r={RADIUS} className={look(0)} />
        ) : (
          Array.from({ length: capacity }, (_, index) => (
            <path key={index} d={segment(index, capacity)} className={look(index)} />
          ))
        )}
      </svg>
      <b>{amount}</b>
    </span>
  );
}
