// The table of VTES.

import type { ReactNode } from 'react';
import { useStore } from '../net/store.ts';
import type { LiveTable } from '../table/types.ts';

export function Board({ table }: { readonly table: LiveTable }): ReactNode {
  const { question, at } = useStore(table.state);
  return (
    <main>
      {at}
      <ol>
        {question?.notation?.map((move, index) => (
          <li key={index}>
            <button type="button" onClick={() => void table.answer(question.serial, index)}>
              {move}
            </button>
          </li>
        ))}
      </ol>
    </main>
  );
}
