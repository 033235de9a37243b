// Where decks are kept: with the account, if there is one, else in this browser.

import { me, whoIsKnown } from '../net/person.ts';
import { request } from '../net/http.ts';
import {
  decksHere,
  decksOfAccount,
  forgetHere,
  type SavedDeck,
  saveHere,
  savedDecks,
  without,
} from './saved.ts';

const at = (id: string): string => `/api/me/decks/${id}`;
const hasAccount = (): boolean => (me.get()?.account ?? null) !== null;

let loadedFor: string | undefined;

/** Asks for the decks of whoever is here. Without an answer there are those of this browser. */
export async function loadDecks(): Promise<void> {
  await whoIsKnown();
  const person = me.get()?.id;
  if (person === loadedFor && person !== undefined) return;
  if (!hasAccount()) return decksOfAccount.set([]);
  const { decks } = await request<{ decks: readonly SavedDeck[] }>('GET', '/api/me/decks');
  loadedFor = person;
  decksOfAccount.set(decks);
}

export const findDeck = (id: string): SavedDeck | undefined => savedDecks().find((deck) => deck.id === id);

/** With the account; if the server does not take it, here, so that nothing is lost, and the refusal is thrown. */
export async function saveDeck(deck: SavedDeck): Promise<'here' | 'account'> {
  if (!hasAccount()) {
    saveHere(deck);
    return 'here';
  }
  try {
    const { name, list } = deck;
    const kept = await request<SavedDeck>('PUT', at(deck.id), { name, list });
    decksOfAccount.set([kept, ...without(decksOfAccount.get(), deck.id)]);
    forgetHere(deck.id);
    return 'account';
  } catch (error) {
    saveHere(deck);
    throw error;
  }
}

export async function forgetDeck(id: string): Promise<void> {
  if (decksOfAccount.get().some((deck) => deck.id === id)) {
    await request('DELETE', at(id));
    decksOfAccount.set(without(decksOfAccount.get(), id));
  }
  forgetHere(id);
}

/** Those of this browser go to the account. */
export async function moveToAccount(): Promise<void> {
  for (const deck of decksHere.get()) await saveDeck(deck);
}
