// Which cards are shown, and in which order.

import {
  type Card,
  cardName,
  type CryptCard,
  type Deck,
  type Discipline,
  type Level,
  type Levels,
  type LibraryCard,
  LIBRARY_TYPES,
  type LibraryType,
  READY_MADE,
  type Sect,
  type TitleRank,
} from '@nocturne/vtes';
import { store, type Store } from '../net/store.ts';
import type { WebReader } from '../text/reader.tsx';
import { clanOf, CRYPT, folded, levelsOf, LIBRARY, namesOf, wordsOf } from './cards.ts';
import { copiesOf, isPlayable, type Pile, vampiresIn } from './model.ts';

export const SORTS = {
  crypt: ['capacity', 'name', 'clan', 'group'],
  library: ['type', 'discipline', 'cost', 'name'],
} as const;
type Sort = (typeof SORTS)[Pile][number];
export const COSTS = ['free', 'blood', 'pool', '1', '2', '3'] as const;

/** What is empty asks for nothing. */
export interface Filters {
  readonly pile: Pile;
  readonly words: string;
  readonly types: readonly LibraryType[];
  readonly clans: readonly string[];
  /** At this level at least. */
  readonly disciplines: Levels;
  readonly group: number | 'any' | '';
  readonly least: number | '';
  readonly most: number | '';
  readonly cost: (typeof COSTS)[number] | '';
  readonly sect: Sect | '';
  readonly title: TitleRank | 'none' | '';
  /** The name of a ready-made deck, or the deck that is being built. */
  readonly deck: string;
  /** Only what the crypt of the deck can play. */
  readonly playable: boolean;
  readonly sort: { readonly crypt: Sort; readonly library: Sort };
}

export const NO_FILTERS: Filters = {
  pile: 'crypt',
  words: '',
  types: [],
  clans: [],
  disciplines: {},
  group: '',
  least: '',
  most: '',
  cost: '',
  sect: '',
  title: '',
  deck: '',
  playable: false,
  sort: { crypt: 'capacity', library: 'type' },
};

/** They stay while one goes from deck to deck. */
export const filtersNow: Store<Filters> = store(NO_FILTERS);
export const filterBy = (change: Partial<Filters>): void =>
  filtersNow.set({ ...filtersNow.get(), ...change });

/** How many are set, beside the pile and the order. */
export const countFilters = (filters: Filters): number =>
  [filters.words, filters.group, filters.least, filters.most, filters.cost, filters.sect].filter(
    (one) => one !== '',
  ).length +
  [filters.title, filters.deck].filter((one) => one !== '').length +
  filters.types.length +
  filters.clans.length +
  Object.keys(filters.disciplines).length +
  Number(filters.playable);

export const toggled = <Item>(items: readonly Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item];

/** Any level, then the superior one, then none. */
export function nextLevel(levels: Levels, discipline: Discipline): Levels {
  const { [discipline]: level, ...others } = levels;
  return level === 2 ? others : { ...others, [discipline]: ((level ?? 0) + 1) as Level };
}

const costOf = ({ cost }: LibraryCard): number =>
  (cost?.pool ?? 0) + (typeof cost?.blood === 'number' ? cost.blood : 0);

function hasCost(card: LibraryCard, cost: Filters['cost']): boolean {
  switch (cost) {
    case '':
      return true;
    case 'free':
      return card.cost === undefined;
    case 'blood':
    case 'pool':
      return card.cost?.[cost] !== undefined;
    default:
      return cost === '3' ? costOf(card) >= 3 : costOf(card) === Number(cost);
  }
}

/** A vampire has all of the Disciplines, a library card can be played with any of them. */
function hasDisciplines(card: Card, wanted: Levels): boolean {
  const levels = levelsOf(card);
  const has = ([discipline, level]: [string, number]): boolean =>
    (levels[discipline as Discipline] ?? 0) >= level;
  const entries = Object.entries(wanted);
  return entries.length === 0 || (card.kind === 'crypt' ? entries.every(has) : entries.some(has));
}

const isIn = (deck: string, card: Card, mine: Deck): boolean =>
  deck === '' || copiesOf(deck === 'mine' ? mine : (READY_MADE[deck] ?? mine), card) > 0;

function fitsCrypt(card: CryptCard, { group, least, most, sect, title }: Filters): boolean {
  return (
    (group === '' || card.group === group) &&
    card.capacity >= (least === '' ? 0 : least) &&
    card.capacity <= (most === '' ? Infinity : most) &&
    (sect === '' || card.sect === sect) &&
    (title === '' || (card.title?.rank ?? 'none') === title)
  );
}

const fitsLibrary = (card: LibraryCard, { types, cost, sect }: Filters): boolean =>
  (types.length === 0 || card.types.some((type) => types.includes(type))) &&
  hasCost(card, cost) &&
  (sect === '' || card.requires?.sect === sect);

type Reader = Pick<WebReader, 'language' | 'format'>;

/** What a card is compared by; then by its name. */
function rankOf(card: Card, sort: Sort, names: (discipline: Discipline) => string): number | string {
  if (card.kind === 'crypt') {
    if (sort === 'capacity') return -card.capacity;
    if (sort === 'group') return card.group === 'any' ? 0 : card.group;
    return sort === 'clan' ? card.clan : 0;
  }
  if (sort === 'type') return LIBRARY_TYPES.indexOf(card.types[0]!);
  if (sort === 'cost') return costOf(card);
  const [first] = Object.keys(levelsOf(card)) as Discipline[];
  return sort === 'discipline' ? (first === undefined ? '\uFFFF' : names(first)) : 0;
}

function sorted(
  cards: readonly Card[],
  sort: Sort,
  reader: Reader,
  names: (one: Discipline) => string,
): Card[] {
  const { compare } = new Intl.Collator(reader.language);
  const ranks = new Map(cards.map((card) => [card, rankOf(card, sort, names)]));
  return cards.toSorted((a, b) => {
    const [first, second] = [ranks.get(a)!, ranks.get(b)!];
    const by = typeof first === 'number' ? first - (second as number) : compare(first, String(second));
    return by || compare(cardName(a.name, reader.language), cardName(b.name, reader.language));
  });
}

/** The cards to show; `names` says a Discipline in the reader's language. */
export function shownCards(
  filters: Filters,
  deck: Deck,
  reader: Reader,
  names: (discipline: Discipline) => string,
): Card[] {
  const { pile, words, clans, disciplines, playable, sort } = filters;
  const wanted = folded(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  const vampires = playable ? vampiresIn(deck).map(({ card }) => card) : [];
  const cards = (pile === 'crypt' ? CRYPT : LIBRARY).filter(
    (card) =>
      (clans.length === 0 || clans.includes(clanOf(card) ?? '')) &&
      hasDisciplines(card, disciplines) &&
      isIn(filters.deck, card, deck) &&
      (card.kind === 'crypt'
        ? fitsCrypt(card, filters)
        : fitsLibrary(card, filters) && (!playable || isPlayable(card, vampires))) &&
      wanted.every((word) => wordsOf(card, reader).includes(word)),
  );
  const inOrder = sorted(cards, sort[pile], reader, names);
  if (wanted.length === 0) return inOrder;
  // whose name is so comes before those that only speak of it
  const isCalled = (card: Card): boolean => wanted.every((word) => namesOf(card, reader).includes(word));
  return [...inOrder.filter(isCalled), ...inOrder.filter((card) => !isCalled(card))];
}
