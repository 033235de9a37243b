// What can be done once a game is over: once more, share it, go.

import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { request } from '../net/http.ts';
import { useStore } from '../net/store.ts';
import { type Notices, useNotice } from './notice.ts';
import { useTableTexts } from './texts.ts';
import type { LiveTable } from './types.ts';
import './table.css';

interface PartProps {
  readonly table: LiveTable;
  readonly notices: Notices;
}

function Again({ table, notices: { trying } }: PartProps): ReactNode {
  const say = useTableTexts();
  const [, go] = useLocation();
  const { about, seat } = useStore(table.state);
  const again = async (): Promise<void> => {
    const { id } = await request<{ id: string }>('POST', `/api/tables/${table.id}/rematch`);
    go(`/tables/${id}`);
  };
  if (about?.next)
    return (
      <Link href={`/tables/${about.next}`} className="button go">
        {say('over.again-there')}
      </Link>
    );
  if (seat === null) return null;
  return (
    <button type="button" className="button go" onClick={() => void trying(again())}>
      {say('over.again')}
    </button>
  );
}

function Share({ table, notices: { trying, setNotice } }: PartProps): ReactNode {
  const say = useTableTexts();
  const { about, seat } = useStore(table.state);
  const [shared, setShared] = useState<string | null>(about?.share ?? null);
  const share = async (): Promise<void> => {
    const { token } = await request<{ token: string }>('POST', `/api/tables/${table.id}/share`);
    setShared(token);
    await navigator.clipboard.writeText(`${location.origin}/replay/${token}`);
    setNotice(say('over.shared'));
  };
  return (
    <>
      {seat !== null && (
        <button type="button" className="button" onClick={() => void trying(share())}>
          {say('over.share')}
        </button>
      )}
      {shared !== null && (
        <Link href={`/replay/${shared}`} className="button">
          {say('over.replay')}
        </Link>
      )}
    </>
  );
}

interface AfterGameProps {
  readonly table: LiveTable;
  /** What else can be done. */
  readonly children?: ReactNode;
}

export function AfterGame({ table, children }: AfterGameProps): ReactNode {
  const say = useTableTexts();
  const notices = useNotice(table);
  return (
    <div className="after-game">
      {table.replayed !== true && (
        <>
          <Again table={table} notices={notices} />
          <Share table={table} notices={notices} />
        </>
      )}
      <Link href="/lobby" className="button">
        {say('over.lobby')}
      </Link>
      {children}
      <p role="status">{notices.notice}</p>
    </div>
  );
}
