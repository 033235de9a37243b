// While nothing is asked of this seat: what the table waits for, as far as everyone may know it.

import type { DecisionName } from '@nocturne/kernel';
import { MOST, tellWaiting, type Vtes } from '@nocturne/vtes';
import type { ReactNode } from 'react';
import { useStore } from '../../net/store.ts';
import type { LiveTable } from '../../table/types.ts';
import { useDeciding } from './deciding.ts';
import { usePromptText } from './text/use-prompt-text.ts';
import { useWords } from './use-words.ts';

export function Quiet({ table }: { readonly table: LiveTable }): ReactNode {
  const { waiting, seat } = useStore(table.state);
  const { quiet, budget } = useDeciding();
  const words = useWords(table);
  const say = usePromptText();
  if (words.view.table.over !== null) return <p className="prompt-quiet">{say('over')}</p>;
  const others = waiting.filter((one) => one.seat !== seat);
  const watching = seat === null || table.replayed === true;
  const first = watching ? 'watching' : (quiet ?? 'quiet');
  return (
    <div className="prompt-quiet">
      <p>{say(first)}</p>
      {budget !== 'whole' && <p>{say(`long.${budget}`, { most: MOST })}</p>}
      {others.map((one) => (
        <p key={one.seat}>
          {words.told(tellWaiting({ seat: one.seat, name: one.name as DecisionName<Vtes> }))}
        </p>
      ))}
    </div>
  );
}
