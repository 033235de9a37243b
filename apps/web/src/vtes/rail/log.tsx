// What happened, in prose, turn by turn. It stays at the end until the reader goes back.

import { memo, type ReactNode } from 'react';
import { Mark } from '../../marks/mark.tsx';
import { useEnd } from '../../table/end.ts';
import type { LogLine, Words } from '../../table/types.ts';
import { useHere } from '../here.ts';
import { useBoardText } from '../board-text.ts';
import { CardLink } from './card-link.tsx';
import { firstTurn, keyOf, partsOf, turnOf, type TurnHeading } from './log-lines.ts';

/** What is kept in the page; what came before is in the replay. */
const MOST = 200;

function Turn({ at, words }: { readonly at: TurnHeading; readonly words: Words }): ReactNode {
  const say = useBoardText();
  return (
    <li className="vtes-log-turn">
      <h3>{say('rail.turn', { turn: at.turn, name: words.seats[at.seat] ?? '' })}</h3>
    </li>
  );
}

const Line = memo(function Line({
  line,
  words,
}: {
  readonly line: LogLine;
  readonly words: Words;
}): ReactNode {
  const turn = turnOf(line);
  if (turn !== null) return <Turn at={turn} words={words} />;
  return (
    <li className={line.heading ? 'vtes-log-heading' : undefined}>
      {partsOf(line, words).map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <CardLink key={index} card={part.card}>
            {part.text}
          </CardLink>
        ),
      )}
    </li>
  );
});

export function Log(): ReactNode {
  const { state, seen, words } = useHere();
  const say = useBoardText();
  const { log } = state;
  const first = log.length > MOST ? null : firstTurn(log, seen.table);
  const last = log.at(-1);
  const { list, isAtEnd, toEnd } = useEnd<HTMLOListElement>(last === undefined ? 0 : keyOf(last));
  return (
    <section className="vtes-log" aria-label={say('rail.log')}>
      <ol ref={list} tabIndex={0}>
        {log.length === 0 && <li className="vtes-log-none">{say('rail.no-log')}</li>}
        {first !== null && <Turn at={first} words={words} />}
        {log.slice(-MOST).map((line) => (
          <Line key={keyOf(line)} line={line} words={words} />
        ))}
      </ol>
      {!isAtEnd && (
        <button type="button" className="vtes-log-latest" onClick={toEnd}>
          {say('rail.latest')}
          <Mark id="i-chev" />
        </button>
      )}
    </section>
  );
}
