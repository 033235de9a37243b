// Ends the phase: in the phase track, away from Pass.

import type { ReactNode } from 'react';
import type { LiveTable } from '../../table/types.ts';

export function EndPhase(_props: { readonly table: LiveTable }): ReactNode {
  return null;
}
