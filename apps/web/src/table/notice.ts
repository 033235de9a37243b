// Why something was not done, in words, until the next try.

import { useState } from 'react';
import type { ReasonMessage } from '@nocturne/protocol';
import { serverReason } from '../text/reasons.ts';
import { useReader } from '../text/reader.tsx';
import { reasonOf } from './live-table.ts';
import type { LiveTable } from './types.ts';
import { useTableTexts } from './texts.ts';

export interface Notices {
  /** Empty if there is nothing to say. */
  readonly notice: string;
  readonly setNotice: (notice: string) => void;
  /** Whether it was done; if not, the notice says why. */
  readonly trying: (deed: Promise<unknown>) => Promise<boolean>;
}

/** A reason of the game or of the server, in words. */
export function useReasonWords(table: LiveTable): (reason: ReasonMessage) => string {
  const reader = useReader();
  return (reason) => {
    const { client, view, about } = table.state.get();
    const seats = about?.chairs.map(({ name }) => name) ?? [];
    return client?.reason(reason, view, { ...reader, seats }) ?? serverReason(reason, reader);
  };
}

export function useNotice(table: LiveTable): Notices {
  const say = useTableTexts();
  const words = useReasonWords(table);
  const [notice, setNotice] = useState('');
  const trying = async (deed: Promise<unknown>): Promise<boolean> => {
    setNotice('');
    try {
      await deed;
      return true;
    } catch (error) {
      setNotice(say('refused', { reason: words(reasonOf(error)) }));
      return false;
    }
  };
  return { notice, setNotice, trying };
}
