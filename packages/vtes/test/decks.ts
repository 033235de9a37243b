// Decks for tests: the ready-made ones.

import { READY_MADE } from '../src/decks.ts';
import type { Deck } from '../src/types.ts';

export const CLANS = Object.keys(READY_MADE);

export const deckOf = (clan: string): Deck => READY_MADE[clan]!;
