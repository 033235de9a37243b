// How long a seat may still think.

import { type ReactNode, useEffect, useState } from 'react';
import { clockAhead } from '../net/line.ts';

const two = (part: number): string => String(part).padStart(2, '0');

/** Minutes and seconds, with hours if there are any. */
export function timeWords(milliseconds: number): string {
  const all = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

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
