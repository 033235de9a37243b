// Sects and titles (chapter 16): which title counts, and what it is worth.

import { isVampire } from '../board.ts';
import { cryptCard } from '../cards/book.ts';
import type { Sect, Title, TitleRank } from '../cards/printed.ts';
import type { Permanent } from '../types.ts';

/** V-9.11. */
const VOTES: Readonly<Record<TitleRank, number>> = {
  primogen: 1,
  prince: 2,
  baron: 2,
  justicar: 3,
  'inner-circle': 4,
};

/** V-16.6, V-16.10. */
const SECTS: Readonly<Record<TitleRank, Sect>> = {
  primogen: 'camarilla',
  prince: 'camarilla',
  baron: 'anarch',
  justicar: 'camarilla',
  'inner-circle': 'camarilla',
};

export const votesOfRank = ({ rank }: Title): number => VOTES[rank];

export const isOfClan = (card: Permanent, clan: string): boolean =>
  isVampire(card) && cryptCard(card.name).clan === clan;

/** V-16.4, V-16.7: the sect fits, and for a justicar or Inner Circle member the clan. */
export const mayHold = (card: Permanent, { rank, clan }: Title): boolean =>
  card.sect === SECTS[rank] && (clan === undefined || isOfClan(card, clan));

/** V-16.4. */
export const isDormant = (card: Permanent): boolean => card.title !== null && !mayHold(card, card.title);

/** V-16.4, V-16.12: a contested or dormant title counts as none. */
export const titleOf = (card: Permanent): Title | null =>
  card.titleContested || isDormant(card) ? null : card.title;
