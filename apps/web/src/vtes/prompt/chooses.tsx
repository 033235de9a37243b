// Provides what may be chosen to the whole table.

import type { ReactNode } from 'react';
import type { LiveTable } from '../../table/types.ts';

interface ChoosingProps {
  readonly table: LiveTable;
  readonly children: ReactNode;
}

export function Chooses({ children }: ChoosingProps): ReactNode {
  return children;
}
