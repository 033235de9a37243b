// A table: before the game, during it and afterwards.

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Room } from '../lobby/room.tsx';
import { Refused } from '../net/http.ts';
import { enter, me } from '../net/person.ts';
import { useStore } from '../net/store.ts';
import { Loading } from '../shell/loading.tsx';
import { useReader } from '../text/reader.tsx';
import { gameClient } from './game-clients.ts';
import { openTable } from './live-table.ts';
import { Nothing } from './nothing.tsx';
import { playSounds } from './sounds.ts';
import type { LiveTable, TableState } from './types.ts';

interface TablePageProps {
  readonly id: string;
}

const SIGNED_OUT = new Refused({ why: 'signed-out' });

/** The table, once somebody looks at it. */
function useTable(id: string, invite: string | undefined): LiveTable | Refused | undefined {
  const { say } = useReader();
  const [table, setTable] = useState<LiveTable | Refused>();
  // whoever reads in another language stays at the table
  const come = useEffectEvent(() => enter(say('person.guest')));
  useEffect(() => {
    let opened: LiveTable | undefined;
    let left = false;
    const open = (): void => {
      if (left) return;
      opened = openTable(id, invite, gameClient);
      setTable(opened);
    };
    // whoever signs out, here or elsewhere, sits at no table until somebody signs in again
    let isOut = false;
    const unsubscribe = me.subscribe(() => {
      const isNobody = me.get() === null;
      if (opened === undefined || isNobody === isOut) return;
      isOut = isNobody;
      opened.close();
      if (isOut) setTable(SIGNED_OUT);
      else open();
    });
    void come().then(open, (error: unknown) => {
      if (!left) setTable(error instanceof Refused ? error : new Refused({ why: 'fault' }));
    });
    return () => {
      left = true;
      unsubscribe();
      opened?.close();
    };
  }, [id, invite]);
  return table;
}

function Shown({ table, state }: { readonly table: LiveTable; readonly state: TableState }): ReactNode {
  const { about, client, view, refusal } = state;
  if (refusal !== null && view === null) return <Nothing reason={refusal} />;
  // all who sat there went before a game began
  if (about?.status === 'over' && about.began === null) return <Nothing reason={{ why: 'closed' }} />;
  if (about?.status === 'open') return <Room table={table} about={about} />;
  if (client === null || view === null || about === null) return <Loading />;
  return <client.Board table={table} />;
}

function Open({ table }: { readonly table: LiveTable }): ReactNode {
  const state = useStore(table.state);
  const { news } = state;
  useEffect(() => playSounds(news.map(({ sound }) => sound)), [news]);
  return <Shown table={table} state={state} />;
}

export default function TablePage({ id }: TablePageProps): ReactNode {
  const [search] = useSearchParams();
  const table = useTable(id, search.get('invite') ?? undefined);
  if (table instanceof Refused) return <Nothing reason={table.reason} />;
  return table === undefined ? <Loading /> : <Open table={table} />;
}
