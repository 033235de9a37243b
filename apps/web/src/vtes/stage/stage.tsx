// The middle of the table: what is happening.

import type { ReactNode } from 'react';
import type { LiveTable } from '../../table/types.ts';

export function Stage(_props: { readonly table: LiveTable }): ReactNode {
  return null;
}
