// Finding cards by what a deck list says of them.

import { nearest } from '@nocturne/kernel';
import type { Levels, LibraryType, Title } from '../cards/facts.ts';
import { likeness, type Marked, nameKey, piecesOf, splitMarks } from './names.ts';

interface KnownHead {
  readonly id: number;
  readonly name: string;
  /** Whether the game can be played with it. */
  readonly playable: boolean;
}

export interface KnownVampire extends KnownHead {
  readonly pile: 'crypt';
  readonly clan: string;
  readonly group: number | 'any';
  readonly capacity: number;
  readonly disciplines: Levels;
  readonly title?: Title;
}

export interface KnownLibraryCard extends KnownHead {
  readonly pile: 'library';
  readonly types: readonly LibraryType[];
  readonly trifle: boolean;
}

export type KnownCard = KnownVampire | KnownLibraryCard;
export type Pile = KnownCard['pile'];

type Index = ReadonlyMap<string, readonly KnownCard[]>;

interface Spelling {
  readonly printed: string;
  readonly key: string;
  readonly pieces: ReadonlySet<string>;
  readonly card: string;
}

export interface Catalogue {
  readonly byName: ReadonlyMap<string, KnownCard>;
  readonly byId: ReadonlyMap<number, KnownCard>;
  /** By the key of the name: in English, in other languages, and up to a colon or comma. */
  readonly english: Index;
  readonly translated: Index;
  readonly shortened: Index;
  readonly spellings: readonly Spelling[];
}

/** The name of a card in each language but English. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;

/** Shorter beginnings of names say too little. */
const SHORTEST = 4;

function indexOf(entries: readonly (readonly [string, KnownCard])[]): Index {
  const index = new Map<string, KnownCard[]>();
  for (const [key, card] of entries) {
    const there = index.get(key) ?? [];
    if (!there.includes(card)) index.set(key, [...there, card]);
  }
  return index;
}

const keysOf = (name: string): string[] => {
  const { name: bare } = splitMarks(name);
  return [bare, bare.replaceAll('™', 'TM')].map(nameKey);
};

/** `Smiling Jack` of `Smiling Jack, The Anarch`. */
function beginningOf(name: string): string[] {
  const at = name.search(/[:,]/);
  const key = at < 0 ? '' : nameKey(name.slice(0, at));
  return key.length < SHORTEST ? [] : [key];
}

export function makeCatalogue(cards: readonly KnownCard[], translations: Translations): Catalogue {
  const translated = (card: KnownCard): string[] =>
    Object.values(translations[card.name] ?? {}).filter((name) => name !== undefined);
  const keyed = (names: (card: KnownCard) => string[], keys: (name: string) => string[]): Index =>
    indexOf(
      cards.flatMap((card) => names(card).flatMap((name) => keys(name).map((key) => [key, card] as const))),
    );
  const everyName = (card: KnownCard): string[] => [...new Set([card.name, ...translated(card)])];
  return {
    byName: new Map(cards.map((card) => [card.name, card])),
    byId: new Map(cards.map((card) => [card.id, card])),
    english: keyed((card) => [card.name], keysOf),
    translated: keyed(translated, keysOf),
    shortened: keyed(everyName, beginningOf),
    spellings: cards.flatMap((card) =>
      everyName(card).map((printed) => {
        const key = nameKey(printed);
        return { printed, key, pieces: piecesOf(key), card: card.name };
      }),
    ),
  };
}

function fits(card: KnownCard, { group, advanced }: Marked): boolean {
  if (splitMarks(card.name).advanced !== advanced) return false;
  return group === undefined || card.pile === 'library' || card.group === group;
}

export interface Found {
  readonly cards: readonly KnownCard[];
  /** Whether the name was there only in part. */
  readonly guessed: boolean;
}

/** The cards that are meant; of several, those of the pile that is being listed. */
export function find(catalogue: Catalogue, wanted: Marked, pile?: Pile): Found {
  const key = nameKey(wanted.name);
  const { english, translated, shortened } = catalogue;
  for (const index of [english, translated, shortened]) {
    const cards = (index.get(key) ?? []).filter((card) => fits(card, wanted));
    const listed = cards.filter((card) => card.pile === pile);
    if (cards.length > 0) return { cards: listed.length > 0 ? listed : cards, guessed: index === shortened };
  }
  return { cards: [], guessed: false };
}

/** As alike as a name with a slip in it; with several. */
const SLIP = 0.72;
const ALIKE = 0.6;
/** Whatever is so much less alike than the best was not meant. */
const BEHIND = 0.15;
const SUGGESTIONS = 3;

const begins = (spelling: Spelling, key: string): boolean =>
  key.length >= SHORTEST && spelling.key.startsWith(key);

/** Whether these words look like the name of a card. */
export function resemblesCard({ spellings }: Catalogue, words: string): boolean {
  const key = nameKey(words);
  const pieces = piecesOf(key);
  return spellings.some((one) => begins(one, key) || likeness(pieces, one.pieces) >= SLIP);
}

/** The cards that may have been meant, best first. */
export function suggestions({ spellings }: Catalogue, words: string): string[] {
  const key = nameKey(words);
  const pieces = piecesOf(key);
  const begun = spellings.filter((one) => begins(one, key));
  const likenesses = spellings.map((one) => likeness(pieces, one.pieces));
  const least = Math.max(ALIKE, ...likenesses.map((like) => like - BEHIND));
  const alike = spellings.filter((_, at) => likenesses[at]! >= least);
  const cardOf = new Map(alike.map(({ printed, card }) => [printed, card]));
  const near = nearest(words, [...cardOf.keys()], alike.length).map((printed) => cardOf.get(printed)!);
  return [...new Set([...begun.map(({ card }) => card), ...near])].slice(0, SUGGESTIONS);
}
