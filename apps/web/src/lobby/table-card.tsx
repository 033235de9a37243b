// A table in a list: its ring of seats, what is played, who sits there, and the way to it.

import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { About, TableInfo } from '../net/about.ts';
import { useDoing } from '../net/doing.ts';
import { request } from '../net/http.ts';
import { enter } from '../net/person.ts';
import { useReader } from '../text/reader.tsx';
import { Refusal } from './refusal.tsx';
import { SeatRing } from './seat-ring.tsx';
import type { GameName, MyTable } from './tables.ts';
import { useWords } from './text/words.ts';
import { useTableWords } from './words.ts';

interface CardProps {
  readonly table: TableInfo | MyTable;
}

const isFree = ({ about }: TableInfo): boolean => about.chairs.some(({ taken, kept }) => !taken && !kept);

function SitDown({ id }: { readonly id: string }): ReactNode {
  const say = useWords();
  const { say: common } = useReader();
  const [, go] = useLocation();
  const doing = useDoing();
  const sit = async (): Promise<void> => {
    await enter(common('person.guest'));
    await request('POST', `/api/tables/${id}/seats`, {});
    go(`/tables/${id}`);
  };
  return (
    <>
      <button type="button" className="button" disabled={doing.busy} onClick={() => void doing.run(sit)}>
        {say('sit')}
      </button>
      <Refusal {...doing} />
    </>
  );
}

/** The one thing to do with a table; lit if it waits for me. */
function Way({ table }: CardProps): ReactNode {
  const say = useWords();
  const mine = 'asked' in table ? table : null;
  const href = `/tables/${table.id}`;
  if (mine === null && table.status === 'open' && isFree(table)) return <SitDown id={table.id} />;
  const lit = mine !== null && (mine.asked || mine.invited);
  const key = mine === null ? 'watch' : mine.invited ? 'invited.go' : mine.asked ? 'asked.go' : 'back';
  return (
    <Link href={href} className={lit ? 'button go' : 'button'}>
      {say(key)}
    </Link>
  );
}

function Facts({ about }: { readonly about: About }): ReactNode {
  const { clockWords } = useTableWords();
  const say = useWords();
  const facts = [
    ...(about.clock.kind === 'none' ? [] : [clockWords(about.clock)]),
    ...(about.time === null ? [] : [say('agreed.minutes', { minutes: about.time })]),
    ...(about.options['format'] === 'fifth-edition' ? [say('format.fifth-edition')] : []),
  ];
  return (
    facts.length > 0 && (
      <ul className="table-card-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    )
  );
}

export function TableCard({ table }: CardProps): ReactNode {
  const say = useWords();
  const { gameName, whoSits } = useTableWords();
  const { about } = table;
  const state = 'asked' in table ? (table.invited ? 'invited' : table.asked ? 'asked' : null) : null;
  return (
    <li className={`table-card of-${about.game}`}>
      <SeatRing about={about} />
      <div className="table-card-words">
        <h3>{gameName(about.game as GameName)}</h3>
        {state !== null && <p className="table-card-state">{say(state)}</p>}
        <p>{whoSits(about.chairs)}</p>
        <Facts about={about} />
      </div>
      <div className="table-card-way">
        <Way table={table} />
      </div>
    </li>
  );
}
