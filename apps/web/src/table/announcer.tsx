// For those who hear the table: what is asked of them, once and at once; what happens, when there is a pause.

import { type ReactNode, useEffect, useState } from 'react';

/** Bursts of events become one announcement. */
const PAUSE = 300;

interface AnnouncerProps {
  /** What is asked, in a sentence; empty if nothing is. */
  readonly asked: string;
  /** Sentences; another list is other news. */
  readonly news: readonly string[];
}

export function Announcer({ asked, news }: AnnouncerProps): ReactNode {
  const [told, setTold] = useState('');
  const text = news.join(' ');
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => setTold(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, news]);
  return (
    <div className="unseen">
      <p aria-live="assertive">{asked}</p>
      <p aria-live="polite">{told}</p>
    </div>
  );
}
