// The game is over: who won, what each has, and what next.

import { oustersOf, type Result as Outcome, vtesMessages } from '@nocturne/vtes';
import { type ReactNode, useState } from 'react';
import { Mark } from '../marks/mark.tsx';
import { AfterGame } from '../table/after-game.tsx';
import { useTableTexts } from '../table/texts.ts';
import { useReader } from '../text/reader.tsx';
import { useHere } from './here.ts';
import { useBoardText } from './board-text.ts';

function Points({ over }: { readonly over: Outcome }): ReactNode {
  const { seen, words, me } = useHere();
  const say = useBoardText();
  const { order, methuselahs } = seen.table;
  const ousters = oustersOf(seen.table);
  const fate = (seat: number): string => {
    const name = words.seats[ousters.get(seat) ?? -1];
    if (!methuselahs[seat]!.out) return say('seat.pool', { pool: methuselahs[seat]!.pool });
    return name === undefined ? say('seat.out') : say('seat.ousted', { name });
  };
  const ranked = order.toSorted((one, other) => over.points[other]! - over.points[one]!);
  return (
    <ol className="vtes-result-points">
      {ranked.map((seat) => (
        <li key={seat} className={seat === me ? 'mine' : ''}>
          <span>
            {words.seats[seat]}
            {seat === over.winner && <Mark id="i-crown" />}
          </span>
          <small>{fate(seat)}</small>
          <b>{say('seat.points', { points: over.points[seat]! })}</b>
        </li>
      ))}
    </ol>
  );
}

function Sentence({ over }: { readonly over: Outcome }): ReactNode {
  const { words } = useHere();
  const { language, format } = useReader();
  const { winner, points } = over;
  const messages = vtesMessages[language];
  return (
    <h2>
      {winner === null
        ? format(messages['result.shared'], language, {})
        : format(messages['result.won'], language, {
            winner: words.seats[winner] ?? '',
            points: points[winner]!,
          })}
    </h2>
  );
}

export function Result(): ReactNode {
  const { table, seen } = useHere();
  const say = useTableTexts();
  const [looks, setLooks] = useState(false);
  const { over } = seen.table;
  if (over === null) return null;
  if (looks)
    return (
      <button type="button" className="button vtes-result-back" onClick={() => setLooks(false)}>
        {say('over.back')}
      </button>
    );
  return (
    <section className="vtes-result" aria-label={say('over.back')}>
      <Sentence over={over} />
      <Points over={over} />
      <AfterGame table={table}>
        <button type="button" className="button" onClick={() => setLooks(true)}>
          {say('over.look')}
        </button>
      </AfterGame>
    </section>
  );
}
