// Decks that people keep with their accounts: what is asked and answered.

import * as z from 'zod';
import { deckName, id } from './words.ts';

/** As many as one person may keep. */
export const MOST_DECKS = 200;
/** Signs of a list. */
export const LONGEST_LIST = 20_000;

/** It need not be a legal deck, nor a whole one. */
export const keepDeck = z.object({ name: deckName, list: z.string().max(LONGEST_LIST) });
export const keptDeck = z.object({ id, name: z.string(), list: z.string(), changed: z.int() });
export const keptDecks = z.object({ decks: z.array(keptDeck) });
