// What this seat may choose now, as the things on the table know it. The board lights what is in it and says what was
// pressed; what comes of that is decided by whoever provides it.

import { createContext, useContext } from 'react';

/** A card in play by its number, a card of the hand by its name, a Methuselah by the seat. */
export type Thing = `card ${number}` | `hand ${string}` | `seat ${number}`;

export interface Choosing {
  /** What may be chosen, and the key that does it. */
  readonly lit: ReadonlyMap<Thing, { readonly keyNumber?: number }>;
  /** Chosen once: once more does it. */
  readonly armed: ReadonlySet<Thing>;
  readonly press: (thing: Thing) => void;
  /** What is explained at large: what the pointer is on, or was pressed for long. */
  readonly looked: Thing | null;
  readonly look: (thing: Thing | null) => void;
  /** What pool each seat would have, if what is armed came to pass. */
  readonly pools: ReadonlyMap<number, number>;
}

const NOTHING: Choosing = {
  lit: new Map(),
  armed: new Set(),
  press: () => undefined,
  looked: null,
  look: () => undefined,
  pools: new Map(),
};

export const ChoosingContext = createContext<Choosing>(NOTHING);
export const useChoosing = (): Choosing => useContext(ChoosingContext);
