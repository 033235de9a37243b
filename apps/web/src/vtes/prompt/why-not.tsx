// Why the card that is looked at cannot be played now.

import type { ReactNode } from 'react';
import type { LiveTable } from '../../table/types.ts';
import type { Thing } from '../choosing.ts';

export function WhyNot(_props: { readonly table: LiveTable; readonly thing: Thing }): ReactNode {
  return null;
}
