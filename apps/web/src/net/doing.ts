// Something that is asked of the server: whether it is under way, and why it was refused.

import type { ReasonMessage } from '@nocturne/protocol';
import { useState } from 'react';
import { Refused } from './http.ts';

export interface Doing {
  readonly busy: boolean;
  readonly trouble: ReasonMessage | null;
  /** Further reasons, of a deck for example. */
  readonly problems: readonly ReasonMessage[];
  readonly run: (this: void, work: () => Promise<unknown>, then?: () => void) => Promise<void>;
}

export function useDoing(): Doing {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const run: Doing['run'] = async (work, then) => {
    setBusy(true);
    setRefused(null);
    try {
      await work();
      then?.();
    } catch (error) {
      setRefused(error instanceof Refused ? error : new Refused({ why: 'fault' }));
    }
    setBusy(false);
  };
  return { busy, trouble: refused?.reason ?? null, problems: refused?.problems ?? [], run };
}
