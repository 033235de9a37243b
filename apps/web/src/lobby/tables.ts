// The tables of the lobby, and one's own: asked for again and again while somebody looks.

import type { ReasonMessage } from '@nocturne/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import type { TableInfo } from '../net/about.ts';
import { Refused, request } from '../net/http.ts';
import { me } from '../net/person.ts';
import { useStore } from '../net/store.ts';

export type GameName = 'vtes' | 'nosferatu';

/** `asked`: the game waits for me. `invited`: a chair is kept for me. */
export type MyTable = TableInfo & { readonly asked: boolean; readonly invited: boolean };

export interface Tables {
  readonly mine: readonly MyTable[];
  readonly open: readonly TableInfo[];
  readonly playing: readonly TableInfo[];
}

const EVERY = 5000;

/** What waits for me first, then what has not begun. */
const urgency = ({ asked, invited, status }: MyTable): number =>
  [asked, invited, status === 'open', true].indexOf(true);

export function sorted(mine: readonly MyTable[], listed: readonly TableInfo[]): Tables {
  const current = mine.filter(({ status }) => status !== 'over');
  const own = new Set(current.map(({ id }) => id));
  const others = listed.filter(({ id }) => !own.has(id));
  return {
    mine: current.toSorted((a, b) => urgency(a) - urgency(b)),
    open: others.filter(({ status }) => status === 'open'),
    playing: others.filter(({ status }) => status === 'playing'),
  };
}

async function load(known: boolean): Promise<Tables> {
  const [{ tables: mine }, { tables: listed }] = await Promise.all([
    known
      ? request<{ tables: MyTable[] }>('GET', '/api/me/tables?most=50')
      : Promise.resolve({ tables: [] as MyTable[] }),
    request<{ tables: TableInfo[] }>('GET', '/api/tables?most=50'),
  ]);
  return sorted(mine, listed);
}

interface Lobby {
  /** Null until they are known. */
  readonly tables: Tables | null;
  readonly trouble: ReasonMessage | null;
}

export function useTables(): Lobby {
  const person = useStore(me)?.id;
  const [lobby, setLobby] = useState<Lobby>({ tables: null, trouble: null });
  const look = useEffectEvent(async (): Promise<void> => {
    if (document.hidden) return;
    try {
      setLobby({ tables: await load(person !== undefined), trouble: null });
    } catch (error) {
      const trouble = error instanceof Refused ? error.reason : { why: 'fault' };
      setLobby(({ tables }) => ({ tables, trouble }));
    }
  });
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), EVERY);
    const seen = (): void => void look();
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [person]);
  return lobby;
}
