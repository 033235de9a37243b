// What happened, in prose, turn by turn. It stays at the end until the reader goes back.

import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Mark } from '../../marks/mark.tsx';
import type { LogLine, Words } from '../../table/types.ts';
import { useHere } from '../here.ts';
import { useBoardText } from '../board-text.ts';
import { CardLink } from './card-link.tsx';
import { keyOf, partsOf, turnOf } from './log-lines.ts';

/** What is kept in the page; what came before is in the replay. */
const MOST = 200;
/** So near the end counts as the end. */
const NEAR = 24;

const Line = memo(function Line({
  line,
  words,
}: {
  readonly line: LogLine;
  readonly words: Words;
}): ReactNode {
  const say = useBoardText();
  const turn = turnOf(line);
  if (turn !== null)
    return (
      <li className="vtes-log-turn">
        <h3>{say('rail.turn', { turn: turn.turn, name: words.seats[turn.seat] ?? '' })}</h3>
      </li>
    );
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

/** Keeps a list at its end, unless the reader went back. */
function useEnd(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const toEnd = (): void => {
    list.current!.scrollTop = list.current!.scrollHeight;
  };
  useLayoutEffect(() => {
    if (atEnd) toEnd();
  }, [count, atEnd]);
  const onScroll = (): void => {
    const { scrollTop, scrollHeight, clientHeight } = list.current!;
    setAtEnd(scrollHeight - scrollTop - clientHeight < NEAR);
  };
  return { list, atEnd, onScroll, toEnd };
}

export function Log(): ReactNode {
  const { state, words } = useHere();
  const say = useBoardText();
  const { log } = state;
  const last = log.at(-1);
  const { list, atEnd, onScroll, toEnd } = useEnd(last === undefined ? 0 : keyOf(last));
  return (
    <section className="vtes-log" aria-label={say('rail.log')}>
      <ol ref={list} onScroll={onScroll} tabIndex={0}>
        {log.length === 0 && <li className="vtes-log-none">{say('rail.no-log')}</li>}
        {log.slice(-MOST).map((line) => (
          <Line key={keyOf(line)} line={line} words={words} />
        ))}
      </ol>
      {!atEnd && (
        <button type="button" className="vtes-log-latest" onClick={toEnd}>
          {say('rail.latest')}
          <Mark id="i-chev" />
        </button>
      )}
    </section>
  );
}
