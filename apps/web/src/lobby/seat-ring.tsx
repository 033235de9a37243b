// A table from above: a chair for each seat, with whoever sits there.

import type { ReactNode } from 'react';
import type { About, ChairInfo } from '../net/about.ts';

const MIDDLE = 50;
const FROM_MIDDLE = 38;
const SIZE = 9.5;

const kindOf = ({ taken, bot, you }: ChairInfo): string =>
  you ? 'you' : taken ? (bot === null ? 'person' : 'bot') : 'free';

/** Drawn for the eye alone: the words beside it say who sits there. */
export function SeatRing({ about: { chairs, game } }: { readonly about: About }): ReactNode {
  const mark = game === 'vtes' ? 'i-drop' : 'i-moon';
  return (
    <svg className="seat-ring" viewBox="0 0 100 100" aria-hidden="true">
      <circle className="seat-ring-table" cx={MIDDLE} cy={MIDDLE} r="24" />
      <use className="seat-ring-game" href={`#${mark}`} x="39" y="39" width="22" height="22" />
      {chairs.map((chair, seat) => {
        const angle = (seat / chairs.length) * 2 * Math.PI + Math.PI / 2;
        const x = MIDDLE + Math.cos(angle) * FROM_MIDDLE;
        const y = MIDDLE + Math.sin(angle) * FROM_MIDDLE;
        const kind = kindOf(chair);
        return (
          <g key={seat} className={`seat-ring-chair is-${kind}`} transform={`translate(${x} ${y})`}>
            <circle r={SIZE} />
            {kind === 'bot' && <path d="M-4.5 -3.5h9v7h-9zM0 -6v2.5M-2 -.6v1.4M2 -.6v1.4" />}
            {(kind === 'person' || kind === 'you') && (
              <path d="M0 -5a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0 -5.2M-4.8 5.6a4.8 4.4 0 0 1 9.6 0z" />
            )}
          </g>
        );
      })}
    </svg>
  );
}
