// Provides what may be chosen to the whole table.

import { type ReactNode, useState } from 'react';
import { useStore } from '../../net/store.ts';
import type { LiveTable } from '../../table/types.ts';
import { ChoosingContext, type Thing } from '../choosing.ts';
import { DecidingContext } from './deciding.ts';
import type { Seen } from './facts.ts';
import { Keys } from './keys.tsx';
import { choosingOf } from './lights.ts';
import { useDecidingAt } from './use-deciding.ts';

interface ChoosesProps {
  readonly table: LiveTable;
  readonly children: ReactNode;
}

export function Chooses({ table, children }: ChoosesProps): ReactNode {
  const { view } = useStore(table.state);
  const { pressThing, ...deciding } = useDecidingAt(table);
  const [looked, look] = useState<Thing | null>(null);
  const choosing = choosingOf(view as unknown as Seen, deciding.asked, deciding.keyed);
  return (
    <ChoosingContext value={{ ...choosing, press: pressThing, looked, look }}>
      <DecidingContext value={deciding}>
        {children}
        <Keys press={pressThing} />
      </DecidingContext>
    </ChoosingContext>
  );
}
