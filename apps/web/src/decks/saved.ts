// Decks that people keep: in this browser, and with their account. A list is a text that the server reads, too.

import { store, type Store } from '../net/store.ts';

export interface SavedDeck {
  readonly id: string;
  readonly name: string;
  /** In any form that deck lists are read in. */
  readonly list: string;
  /** When, in milliseconds since 1970. */
  readonly changed: number;
}

const KEPT_AS = 'decks';
/** As many as an account may have. */
export const MOST_DECKS = 200;

const isDeck = (one: unknown): one is SavedDeck => {
  const { id, name, list, changed } = (one ?? {}) as Readonly<Record<string, unknown>>;
  return [id, name, list].every((word) => typeof word === 'string') && typeof changed === 'number';
};

/** What an earlier version, or somebody by hand, has left there may be anything. */
function readKept(kept: string | null): readonly SavedDeck[] {
  try {
    const read: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(read) ? read.filter(isDeck) : [];
  } catch {
    return [];
  }
}

const latestFirst = (decks: readonly SavedDeck[]): SavedDeck[] =>
  decks.toSorted((a, b) => b.changed - a.changed);

export const decksHere: Store<readonly SavedDeck[]> = store(readKept(localStorage.getItem(KEPT_AS)));
/** Those of the account; none until the server has told them. */
export const decksOfAccount: Store<readonly SavedDeck[]> = store<readonly SavedDeck[]>([]);

/** Another window of this browser changed them. */
globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  if (key === KEPT_AS) decksHere.set(readKept(newValue));
});

function keepHere(decks: readonly SavedDeck[]): void {
  const kept = latestFirst(decks).slice(0, MOST_DECKS);
  localStorage.setItem(KEPT_AS, JSON.stringify(kept));
  decksHere.set(kept);
}

export const without = (decks: readonly SavedDeck[], id: string): SavedDeck[] =>
  decks.filter((one) => one.id !== id);

export const saveHere = (deck: SavedDeck): void => keepHere([deck, ...without(decksHere.get(), deck.id)]);
export const forgetHere = (id: string): void => keepHere(without(decksHere.get(), id));

/** Lower-case letters and digits, as the server names things. */
export const newDeckId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('');

/** All that are known, the latest first. Of a deck that is in both places, the later one counts. */
export function savedDecks(): readonly SavedDeck[] {
  const latest = new Map<string, SavedDeck>();
  for (const deck of latestFirst([...decksOfAccount.get(), ...decksHere.get()]))
    if (!latest.has(deck.id)) latest.set(deck.id, deck);
  return [...latest.values()];
}
