import type { Draft } from './draft.ts';

/** A part of the form of a new table. */
export interface DraftProps {
  readonly draft: Draft;
  readonly change: (this: void, wanted: Partial<Draft>) => void;
}
