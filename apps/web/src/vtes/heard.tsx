// What happens, for those who hear the table: one announcement for a burst of events.

import { sentence, type Told } from '@nocturne/vtes';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LogLine } from '../table/types.ts';
import { useHere } from './here.ts';

const PAUSE = 300;
/** Of a long burst only the end is said: the log has it all. */
const MOST = 6;

export function Heard(): ReactNode {
  const { state, words } = useHere();
  const [told, setTold] = useState('');
  const waiting = useRef<LogLine[]>([]);
  const { news } = state;
  useEffect(() => {
    waiting.current.push(...news);
    if (waiting.current.length === 0) return undefined;
    const timer = setTimeout(() => {
      const lines = waiting.current.splice(0).slice(-MOST);
      setTold(lines.map((line) => sentence(line.told as Told, words)).join(' '));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [news, words]);
  return (
    <p className="unseen" aria-live="polite">
      {told}
    </p>
  );
}
