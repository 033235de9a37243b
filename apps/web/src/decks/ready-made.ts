// The decks that come with the game, by their clans.

import { type Clan, CLANS } from '@nocturne/vtes';
import { term } from '../cards/term.ts';
import { clanWord } from '../marks/marks.ts';
import type { WebReader } from '../text/reader.tsx';

export const clanOfDeck = (name: string): Clan => CLANS.find((clan) => clanWord(clan) === name)!;

export const readyName = (name: string, reader: WebReader): string =>
  term(reader, `term.clan.${clanOfDeck(name)}`);
