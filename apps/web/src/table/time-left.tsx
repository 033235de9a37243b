// How long a seat may still think.

import { type ReactNode, useEffect, useState } from 'react';
import { clockAhead } from '../net/line.ts';
import { timeWords } from './time-words.ts';

export function TimeLeft({
  due,
  words = (time) => time,
}: {
  readonly due: number;
  readonly words?: (time: string) => string;
}): ReactNode {
  const left = (): number => due - (Date.now() + clockAhead.get());
  const [now, setNow] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setNow(due - (Date.now() + clockAhead.get())), 500);
    return () => clearInterval(timer);
  }, [due]);
  const shown = Math.min(now, left());
  return (
    <span className={shown < 15_000 ? 'time-left short' : 'time-left'} role="timer" aria-live="off">
      {words(timeWords(shown))}
    </span>
  );
}
