// The table of VTES.

import type { ReactNode } from 'react';
import type { LiveTable } from '../table/types.ts';
import { Chooses } from './prompt/chooses.tsx';
import { EndPhase } from './prompt/end-phase.tsx';
import { Prompt } from './prompt/prompt.tsx';
import { Stage } from './stage/stage.tsx';

export function Board({ table }: { readonly table: LiveTable }): ReactNode {
  return (
    <Chooses table={table}>
      <EndPhase table={table} />
      <main>
        <Prompt table={table} />
        <Stage table={table} />
      </main>
    </Chooses>
  );
}
