// Beside the table: the card that is looked at, the log and the talk.

import { type ReactNode, useState } from 'react';
import { useHere } from '../here.ts';
import { useWide } from '../media.ts';
import { useBoardText } from '../board-text.ts';
import { Log } from './log.tsx';
import { Looked } from './looked.tsx';
import { Talk } from './talk.tsx';
import './rail.css';

/** Lines of others that were said since the talk was last in sight. */
export function useUnread(inSight: boolean): number {
  const { state, me } = useHere();
  const { chat } = state;
  const newest = chat.at(-1)?.number ?? 0;
  const [heard, setHeard] = useState(newest);
  if (inSight && heard !== newest) setHeard(newest);
  return inSight
    ? 0
    : chat.filter(({ number, seat }) => number > heard && (seat === null || seat !== me)).length;
}

export function Tabs({
  open,
  onOpen,
}: {
  readonly open: 'log' | 'talk';
  readonly onOpen: (tab: 'log' | 'talk') => void;
}): ReactNode {
  const say = useBoardText();
  const unread = useUnread(open === 'talk');
  return (
    <div className="vtes-rail-tabs" role="tablist" aria-label={say('rail.label')}>
      {(['log', 'talk'] as const).map((tab) => (
        <button key={tab} type="button" role="tab" aria-selected={open === tab} onClick={() => onOpen(tab)}>
          {say(`rail.${tab}`)}
          {tab === 'talk' && unread > 0 && ` · ${say('rail.unread', { count: unread })}`}
        </button>
      ))}
    </div>
  );
}

export function Rail(): ReactNode {
  const say = useBoardText();
  const wide = useWide();
  const [tab, setTab] = useState<'log' | 'talk'>('log');
  return (
    <aside className="vtes-rail" aria-label={say('rail.label')}>
      <Looked />
      {wide ? (
        <>
          <Log />
          <Talk />
        </>
      ) : (
        <>
          <Tabs open={tab} onOpen={setTab} />
          {tab === 'log' ? <Log /> : <Talk />}
        </>
      )}
    </aside>
  );
}
