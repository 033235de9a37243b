// What is laid over the table: a card at large, the log, the talk, an ash heap, all of a seat.

import { cardName } from '@nocturne/vtes';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { term } from '../cards/term.ts';
import { useTableTexts } from '../table/texts.ts';
import { TableMenu } from '../table/table-menu.tsx';
import { useReader } from '../text/reader.tsx';
import { type Sheet, useHere } from './here.ts';
import { OverTable } from './over-table.tsx';
import { CardLink } from './rail/card-link.tsx';
import { Log } from './rail/log.tsx';
import { Looked } from './rail/looked.tsx';
import { Tabs } from './rail/rail.tsx';
import { Talk } from './rail/talk.tsx';
import { regionsOf } from './regions.ts';
import { RegionsOf } from './seat-regions.tsx';
import { knownOf } from './seen.ts';
import { useBoardText } from './board-text.ts';

/** Each card once, with how often it lies there, the last that came first. */
function countedOf(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names.toReversed()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

function Heap({ cards, empty }: { readonly cards: readonly string[]; readonly empty: string }): ReactNode {
  const { language } = useReader();
  if (cards.length === 0) return <p>{empty}</p>;
  return (
    <ul className="vtes-heap">
      {countedOf(cards).map(([name, count]) => (
        <li key={name}>
          {count > 1 && `${count} × `}
          <CardLink card={name}>{cardName(name, language)}</CardLink>
        </li>
      ))}
    </ul>
  );
}

/** All of a seat, with room for it. */
function SeatAtLarge({ seat }: { readonly seat: number }): ReactNode {
  const { seen, me, open } = useHere();
  const say = useBoardText();
  const { table } = seen;
  const known = knownOf(seen, seat);
  const regions = useMemo(() => regionsOf(table, seat), [table, seat]);
  const { hand, library, crypt, open: laid, ash } = table.methuselahs[seat]!;
  const shown = laid ?? (seat === me ? null : (known?.hand ?? null));
  return (
    <>
      <p>
        {[
          say('seat.hand', { count: hand }),
          say('seat.library', { count: library }),
          say('seat.crypt', { count: crypt }),
        ].join(' · ')}
      </p>
      <div className="vtes-at-large">
        <RegionsOf
          regions={regions}
          action={table.action}
          known={known?.uncontrolled ?? null}
          strips={Infinity}
          whole
          onMore={() => open({ is: 'seat', seat })}
        />
      </div>
      {shown !== null && (
        <>
          <h3 className="label">{say('seat.open-hand')}</h3>
          <Heap cards={shown} empty="" />
        </>
      )}
      <h3 className="label">{say('seat.ash', { count: ash.length })}</h3>
      <Heap cards={ash} empty={say('region.empty-ash')} />
    </>
  );
}

function useTitle(sheet: Sheet): string {
  const { words } = useHere();
  const reader = useReader();
  const say = useBoardText();
  const table = useTableTexts();
  switch (sheet.is) {
    case 'ash':
      return say('rail.place', { name: words.seats[sheet.seat] ?? '', region: term(reader, 'term.ashHeap') });
    case 'seat':
      return say('seat.side', { name: words.seats[sheet.seat] ?? '' });
    case 'talk':
      return table('talk.title');
    default:
      return say(sheet.is === 'log' ? 'rail.log' : 'rail.card');
  }
}

function Laid({ sheet }: { readonly sheet: Sheet }): ReactNode {
  const { seen, open } = useHere();
  const say = useBoardText();
  switch (sheet.is) {
    case 'card':
      return <Looked shown={sheet.shown} />;
    case 'log':
    case 'talk':
      return (
        <>
          <Tabs open={sheet.is} onOpen={(is) => open({ is })} />
          {sheet.is === 'log' ? <Log /> : <Talk />}
        </>
      );
    case 'ash':
      return <Heap cards={seen.table.methuselahs[sheet.seat]!.ash} empty={say('region.empty-ash')} />;
    case 'seat':
      return <SeatAtLarge seat={sheet.seat} />;
    default:
      return null;
  }
}

function OpenSheet({ sheet }: { readonly sheet: Sheet }): ReactNode {
  const { open } = useHere();
  return (
    <OverTable title={useTitle(sheet)} quiet={sheet.is === 'card'} onClose={() => open(null)}>
      <Laid sheet={sheet} />
    </OverTable>
  );
}

/** What the top bar has no room for on a phone is in the menu. */
function Menu(): ReactNode {
  const { table, open } = useHere();
  const say = useBoardText();
  return (
    <TableMenu table={table} onClose={() => open(null)}>
      <Link href="/help" className="button">
        {say('top.help')}
      </Link>
    </TableMenu>
  );
}

export function Sheets(): ReactNode {
  const { sheet } = useHere();
  if (sheet === null) return null;
  if (sheet.is === 'menu') return <Menu />;
  return <OpenSheet sheet={sheet} />;
}
