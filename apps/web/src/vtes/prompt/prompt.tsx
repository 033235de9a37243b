// What is asked of this seat.

import type { ReactNode } from 'react';
import type { LiveTable } from '../../table/types.ts';

export function Prompt(_props: { readonly table: LiveTable }): ReactNode {
  return null;
}
