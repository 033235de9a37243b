// How long a seat may still think.

import { type ReactNode, useEffect, useState } from 'react';
import { clockAhead } from '../net/line.ts';
import { useTableTexts } from './texts.ts';
import { timeWords, withReserve } from './time-words.ts';

interface TimeLeftProps {
  readonly due: number;
  /** Of so many milliseconds: in figures, and in words. */
  readonly figures?: (left: number) => string;
  readonly words?: (left: number) => string;
}

export function TimeLeft({ due, figures = timeWords, words }: TimeLeftProps): ReactNode {
  const left = (): number => due - (Date.now() + clockAhead.get());
  const [now, setNow] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setNow(due - (Date.now() + clockAhead.get())), 500);
    return () => clearInterval(timer);
  }, [due]);
  const shown = Math.min(now, left());
  return (
    <span
      className={shown < 15_000 ? 'time-left short' : 'time-left'}
      role="timer"
      aria-live="off"
      title={words?.(shown)}
    >
      {figures(shown)}
    </span>
  );
}

interface OwnTimeProps {
  readonly due: number;
  /** What is left of the reserve, which the time until then includes. */
  readonly reserve: number | null;
}

/** The own time: for this decision first, then out of the reserve. */
export function OwnTimeLeft({ due, reserve }: OwnTimeProps): ReactNode {
  const say = useTableTexts();
  const kept = reserve ?? 0;
  const words = (left: number): string => {
    if (kept === 0) return say('clock.left', { time: timeWords(left) });
    if (left <= kept) return say('clock.of-reserve', { time: timeWords(left) });
    return say('clock.then-reserve', { time: timeWords(left - kept), reserve: timeWords(kept) });
  };
  return <TimeLeft due={due} figures={(left) => withReserve(left, kept)} words={words} />;
}
