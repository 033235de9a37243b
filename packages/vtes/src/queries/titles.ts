// Sects and titles (chapter 16): which title counts, and what it is worth.

import { isVampire } from '../board.ts';
import type { Sect, Title, TitleRank } from '../cards/printed.ts';
import type { Permanent } from '../types.ts';

/** V-9.11, V-17.3, V-17.9. */
const VOTES: Readonly<Record<TitleRank, number>> = {
  primogen: 1,
  prince: 2,
  baron: 2,
  justicar: 3,
  'inner-circle': 4,
  bishop: 1,
  archbishop: 2,
  // the prisci vote as a block (V-17.4)
  priscus: 0,
  cardinal: 3,
  regent: 4,
  kholo: 2,
  magaji: 2,
  independent: 0,
};

/** V-16.6, V-16.10, V-17.2, V-17.8; `null`: whatever the sect (V-16.18). */
const SECTS: Readonly<Record<TitleRank, Sect | null>> = {
  primogen: 'camarilla',
  prince: 'camarilla',
  baron: 'anarch',
  justicar: 'camarilla',
  'inner-circle': 'camarilla',
  bishop: 'sabbat',
  archbishop: 'sabbat',
  priscus: 'sabbat',
  cardinal: 'sabbat',
  regent: 'sabbat',
  kholo: 'laibon',
  magaji: 'laibon',
  independent: null,
};

export const sectOfTitle = (rank: TitleRank): Sect | null => SECTS[rank];

/** What makes two titles the same: the city, the clan, or that there is only one (V-16.7, V-16.10, V-17.2, V-17.8). */
export function titleKey({ rank, city, clan }: Title): string | null {
  if (city !== undefined) return `city ${city}`;
  switch (rank) {
    case 'justicar':
    case 'inner-circle':
    case 'kholo':
      return `${rank} ${clan}`;
    case 'regent':
      return rank;
    default:
      return null;
  }
}

export const votesOfTitle = ({ rank, votes }: Title): number => votes ?? VOTES[rank];

export const isOfClan = (card: Permanent, clan: string): boolean => isVampire(card) && card.clan === clan;

/** V-16.4, V-16.7: the sect fits, and for a justicar or Inner Circle member the clan. */
export const mayHold = (card: Permanent, { rank, clan }: Title): boolean =>
  (SECTS[rank] === null || card.sect === SECTS[rank]) && (clan === undefined || isOfClan(card, clan));

/** V-16.4. */
export const isDormant = (card: Permanent): boolean => card.title !== null && !mayHold(card, card.title);

/** V-16.4, V-16.12: a contested or dormant title counts as none. */
export const titleOf = (card: Permanent): Title | null =>
  card.titleContested || isDormant(card) ? null : card.title;
