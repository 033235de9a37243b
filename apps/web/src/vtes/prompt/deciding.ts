// What this seat is asked, and what it can do about it: known to the prompt, the phase track and the keys.

import type { ReasonMessage } from '@nocturne/protocol';
import { type Budget, NORMAL_YIELDS, type Yields } from '@nocturne/vtes';
import { createContext, useContext } from 'react';
import type { Shares } from '../../table/allocation.ts';
import type { Thing } from '../choosing.ts';
import type { Asked } from './draft.ts';
import type { Skip } from './skips.ts';

/** A fact that a key, or a press in the prompt, picks. */
export interface Keyed {
  readonly facet: string;
  readonly value: string;
  readonly thing: Thing | undefined;
}

export interface Deciding {
  /** What is asked now; nothing while an answer is on its way. */
  readonly asked: Asked | null;
  /** Answered for this seat by itself, or on its way. */
  readonly quiet: 'yielded' | 'sent' | null;
  /** Why the last answer was not taken. */
  readonly refused: ReasonMessage | null;
  /** What was said that settles questions to come. */
  readonly remembered: Yields;
  /** How much is left of what this player is asked in the turns of others, and the wish to begin anew. */
  readonly budget: Budget;
  readonly lift: () => void;
  /** What the keys 1 to 9 stand for. */
  readonly keyed: readonly Keyed[];
  readonly pickFact: (facet: string, value: string) => void;
  readonly pressFact: (facet: string, value: string) => void;
  readonly pressOption: (place: number) => void;
  readonly toggle: (place: number) => void;
  readonly setAmount: (amount: number) => void;
  readonly setShares: (shares: Shares) => void;
  readonly putBack: () => void;
  /** Does what is armed. */
  readonly act: () => void;
  readonly pass: () => void;
  /** Ends the phase, if it is pressed twice. */
  readonly end: () => void;
  readonly ending: boolean;
  readonly skips: ReadonlySet<Skip>;
  /** What could be skipped now. */
  readonly maySkip: ReadonlySet<Skip>;
  readonly skip: (what: Skip) => void;
}

const nothing = (): void => undefined;
const NOBODY: Deciding = {
  asked: null,
  quiet: null,
  refused: null,
  remembered: NORMAL_YIELDS,
  budget: 'whole',
  lift: nothing,
  keyed: [],
  pickFact: nothing,
  pressFact: nothing,
  pressOption: nothing,
  toggle: nothing,
  setAmount: nothing,
  setShares: nothing,
  putBack: nothing,
  act: nothing,
  pass: nothing,
  end: nothing,
  ending: false,
  skips: new Set(),
  maySkip: new Set(),
  skip: nothing,
};

export const DecidingContext = createContext<Deciding>(NOBODY);
export const useDeciding = (): Deciding => useContext(DecidingContext);
