// The names of the marks in the sprite.

import type { Clan, Discipline, LibraryType, TitleRank } from '@nocturne/vtes';

export const SIGNS = [
  'arrow',
  'ash',
  'bell',
  'bite',
  'bleed',
  'book',
  'bot',
  'chat',
  'check',
  'chev',
  'component',
  'cross',
  'crown',
  'crypt',
  'dots',
  'drop',
  'edge',
  'export',
  'eye',
  'fangs',
  'fist',
  'gear',
  'globe',
  'hand',
  'heart',
  'hourglass',
  'import',
  'info',
  'library',
  'lock',
  'maneuver',
  'mask',
  'menu',
  'minus',
  'mirror',
  'moon',
  'play',
  'plus',
  'pool',
  'press',
  'prey',
  'primogen',
  'rep',
  'rumour',
  'search',
  'shield',
  'sound',
  'stake',
  'sun',
  'transfusion',
  'vp',
  'why',
] as const;
/** Marks of the interface. */
export type Sign = (typeof SIGNS)[number];

const TYPES = {
  master: 'master',
  action: 'action',
  'action modifier': 'modifier',
  reaction: 'reaction',
  combat: 'combat',
  'political action': 'political',
  equipment: 'equipment',
  retainer: 'retainer',
  ally: 'ally',
  event: 'event',
} as const satisfies Record<LibraryType, string>;

/** As a class of colours, and as part of a mark's id. */
export const clanWord = (clan: Clan): string => clan.toLowerCase().replaceAll(' ', '-');
export const typeWord = (type: LibraryType): string => TYPES[type];

export type MarkId = `${'c' | 'd' | 't'}-${string}` | `i-${Sign}`;
export const clanMark = (clan: Clan): MarkId => `c-${clanWord(clan)}`;
export const disciplineMark = (discipline: Discipline): MarkId => `d-${discipline}`;
export const typeMark = (type: LibraryType): MarkId => `t-${TYPES[type]}`;
export const titleMark = (rank: TitleRank): MarkId => (rank === 'primogen' ? 'i-primogen' : 'i-crown');
