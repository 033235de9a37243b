// The time that is left for a decision.

import { type ReactNode, useEffect, useState } from 'react';
import { clockAhead } from '../net/line.ts';
import { useStore } from '../net/store.ts';

interface CountdownProps {
  /** When the time is up, by the server's clock. */
  readonly due: number;
  readonly say: (time: string) => string;
}

const SECOND = 1000;
/** So many seconds are few. */
const FEW = 10;

const two = (number: number): string => String(number).padStart(2, '0');

/** “0:24”, “12:05”, “26:00:00”. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const last = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${last}` : `${minutes}:${last}`;
}

export function Countdown({ due, say }: CountdownProps): ReactNode {
  const ahead = useStore(clockAhead);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND / 4);
    return () => clearInterval(timer);
  }, []);
  const left = due - (now + ahead);
  return (
    <time role="timer" className={left < FEW * SECOND ? 'countdown few' : 'countdown'}>
      {say(clockText(left))}
    </time>
  );
}
