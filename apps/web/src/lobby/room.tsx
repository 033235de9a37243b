// A table before its game: who sits where, what is agreed.

import type { ReactNode } from 'react';
import type { About } from '../net/about.ts';
import { Page } from '../shell/page.tsx';
import type { LiveTable } from '../table/types.ts';

interface RoomProps {
  readonly table: LiveTable;
  readonly about: About;
}

export function Room({ about }: RoomProps): ReactNode {
  return (
    <Page title="">
      <ul>
        {about.chairs.map(({ name }, seat) => (
          <li key={seat}>{name}</li>
        ))}
      </ul>
    </Page>
  );
}
