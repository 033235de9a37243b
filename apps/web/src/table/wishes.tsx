// What the people at the table wish for, above the table: to take a move back, a bot in somebody's place.

import type { ReactNode } from 'react';
import { useStore } from '../net/store.ts';
import { useNotice } from './notice.ts';
import { useTableTexts } from './texts.ts';
import type { LiveTable, TableState } from './types.ts';
import './table.css';

interface WishProps {
  readonly table: LiveTable;
  readonly state: TableState;
}

function TakeBack({ table, state: { about, seat, at } }: WishProps): ReactNode {
  const say = useTableTexts();
  const { notice, trying } = useNotice(table);
  const wish = about?.takeBack;
  if (wish === undefined || wish === null || wish.at !== at) return null;
  if (wish.by === seat) return <p>{say('take-back.mine')}</p>;
  const needed = seat !== null && wish.needed.includes(seat) && !wish.agreed.includes(seat);
  const answer = (agrees: boolean): void => void trying(table.say({ type: 'consent', agrees }));
  return (
    <div className="wish">
      <p>{notice || say('take-back.wished', { seat: about!.chairs[wish.by]!.name })}</p>
      {needed && (
        <>
          <button type="button" className="button" onClick={() => answer(true)}>
            {say('take-back.agree')}
          </button>
          <button type="button" className="button" onClick={() => answer(false)}>
            {say('take-back.disagree')}
          </button>
        </>
      )}
    </div>
  );
}

function StandIn({ table, state: { about, seat } }: WishProps): ReactNode {
  const say = useTableTexts();
  const { notice, trying } = useNotice(table);
  if (seat === null || about?.status !== 'playing' || !about.standIns?.includes(seat)) return null;
  return (
    <div className="wish">
      <p>{notice || say('stand-in.mine')}</p>
      <button
        type="button"
        className="button"
        onClick={() => void trying(table.say({ type: 'stand-in', bot: false }))}
      >
        {say('menu.come-back')}
      </button>
    </div>
  );
}

export function Wishes({ table }: { readonly table: LiveTable }): ReactNode {
  const state = useStore(table.state);
  return (
    <div className="wishes" role="status">
      <TakeBack table={table} state={state} />
      <StandIn table={table} state={state} />
    </div>
  );
}
