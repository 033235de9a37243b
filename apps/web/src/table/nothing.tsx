// There is nothing to see, and why.

import type { ReasonMessage } from '@nocturne/protocol';
import type { ReactNode } from 'react';
import { Page } from '../shell/page.tsx';
import { useServerReason } from '../text/reasons.ts';

export function Nothing({ reason }: { readonly reason: ReasonMessage }): ReactNode {
  const why = useServerReason();
  return (
    <Page title="">
      <p role="alert">{why(reason)}</p>
    </Page>
  );
}
