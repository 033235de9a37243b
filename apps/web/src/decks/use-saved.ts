// The decks of whoever is here: when somebody comes, signs in or out, they are those of that person.

import { useEffect } from 'react';
import { me } from '../net/person.ts';
import { useStore } from '../net/store.ts';
import { loadDecks } from './keeping.ts';
import { decksHere, decksOfAccount, type SavedDeck, savedDecks } from './saved.ts';

export function useSavedDecks(): readonly SavedDeck[] {
  const person = useStore(me);
  useStore(decksHere);
  useStore(decksOfAccount);
  useEffect(() => {
    loadDecks().catch(() => undefined);
  }, [person]);
  return savedDecks();
}
