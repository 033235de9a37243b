// The lobby: tables that are open or being played, one's own, and a new one.

import { type ReactNode, useState } from 'react';
import type { TableInfo } from '../net/about.ts';
import { Choice, Trouble } from '../shell/controls.tsx';
import { Page } from '../shell/page.tsx';
import { useServerReason } from '../text/reasons.ts';
import { NewTable } from './new-table.tsx';
import { TableCard } from './table-card.tsx';
import { type GameName, useTables } from './tables.ts';
import { useWords } from './text/words.ts';
import { useTableWords } from './words.ts';
import './lobby.css';

type Filter = GameName | 'all';

interface ListProps {
  readonly title: string;
  readonly tables: readonly TableInfo[];
  /** Said when there is none; without it, nothing is. */
  readonly none?: string;
}

function List({ title, tables, none }: ListProps): ReactNode {
  if (tables.length === 0 && none === undefined) return null;
  return (
    <section className="lobby-list">
      <h2>{title}</h2>
      {tables.length === 0 ? (
        <p className="lobby-none">{none}</p>
      ) : (
        <ul>
          {tables.map((table) => (
            <TableCard key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Lists({ filter }: { readonly filter: Filter }): ReactNode {
  const say = useWords();
  const why = useServerReason();
  const { tables, trouble } = useTables();
  const wanted = <Table extends TableInfo>(all: readonly Table[]): readonly Table[] =>
    all.filter(({ about }) => filter === 'all' || about.game === filter);
  return (
    <>
      {trouble !== null && <Trouble>{why(trouble)}</Trouble>}
      {tables !== null && (
        <>
          <List title={say('mine')} tables={tables.mine} />
          <List title={say('open')} tables={wanted(tables.open)} none={say('open.none')} />
          <List title={say('playing')} tables={wanted(tables.playing)} none={say('playing.none')} />
        </>
      )}
    </>
  );
}

export default function LobbyPage(): ReactNode {
  const say = useWords();
  const { gameName } = useTableWords();
  const [filter, setFilter] = useState<Filter>('all');
  return (
    <Page title={say('title')} className="lobby">
      <h1>{say('title')}</h1>
      <NewTable />
      <div className="lobby-lists">
        <Choice
          legend={say('filter')}
          value={filter}
          of={[
            ['all', say('filter.all')],
            ['vtes', say('game.vtes.short')],
            ['nosferatu', gameName('nosferatu')],
          ]}
          onChange={setFilter}
        />
        <Lists filter={filter} />
      </div>
    </Page>
  );
}
