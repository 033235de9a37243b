// All cards that can be played. Facts are data; what a card does is its definition. A card without one is absent.

import crypt from './crypt.json' with { type: 'json' };
import library from './library.json' with { type: 'json' };
import { LIBRARY, VAMPIRES } from './all.ts';
import type {
  Ability,
  Card,
  CryptCard,
  Levels,
  LibraryCard,
  LibraryType,
  Mode,
  Moment,
  Title,
} from './printed.ts';

const cards = new Map<string, Card>();
const definitions = new Map(LIBRARY.map(({ name, definition }) => [name, definition]));
const behaviours = new Map(VAMPIRES.map(({ name, does }) => [name, does]));

for (const { id, name, clan, group, capacity, disciplines, ...rest } of crypt) {
  const does = behaviours.get(name);
  const vampire: CryptCard = {
    kind: 'crypt',
    id,
    name,
    clan,
    group,
    capacity,
    disciplines: disciplines as Levels,
    sect: 'camarilla',
    ...('title' in rest ? { title: rest.title as Title } : {}),
    ...(does === undefined ? {} : { does }),
  };
  cards.set(name, vampire);
}

for (const { id, name, types, ...rest } of library) {
  const definition = definitions.get(name);
  if (definition === undefined) continue;
  const clan = 'clan' in rest ? rest.clan : undefined;
  const card: LibraryCard = {
    kind: 'library',
    id,
    name,
    types: types as LibraryType[],
    ...('cost' in rest ? { cost: rest.cost as NonNullable<LibraryCard['cost']> } : {}),
    ...definition,
    ...(clan === undefined ? {} : { requires: { clan, ...definition.requires } }),
  };
  cards.set(name, card);
}

export const cardNamed = (name: string): Card => {
  const card = cards.get(name);
  if (card === undefined) throw new Error(`there is no card “${name}”`);
  return card;
};

export const isCard = (name: string): boolean => cards.has(name);
export const allCards = (): IterableIterator<Card> => cards.values();

export function cryptCard(name: string): CryptCard {
  const card = cardNamed(name);
  if (card.kind !== 'crypt') throw new Error(`${name} is no crypt card`);
  return card;
}

export function libraryCard(name: string): LibraryCard {
  const card = cardNamed(name);
  if (card.kind !== 'library') throw new Error(`${name} is no library card`);
  return card;
}

interface WayToPlay {
  index: number;
  mode: Mode;
}
interface WayToUse {
  index: number;
  ability: Ability;
}
type Ways<Way> = Map<Moment, Map<string, Way[]>>;
const NOWHERE: readonly never[] = [];

/** By moment and card, so that nobody looks through what is not for now. */
const plays: Ways<WayToPlay> = new Map();
const uses: Ways<WayToUse> = new Map();

function file<Way>(index: Ways<Way>, name: string, moment: Moment, way: Way): void {
  const byName = index.get(moment) ?? new Map<string, Way[]>();
  index.set(moment, byName.set(name, [...(byName.get(name) ?? []), way]));
}

for (const card of cards.values()) {
  for (const [index, mode] of (card.kind === 'library' ? card.modes : []).entries())
    for (const moment of mode.moments) file(plays, card.name, moment, { index, mode });
  for (const [index, ability] of (card.does?.abilities ?? []).entries())
    for (const moment of ability.moments) file(uses, card.name, moment, { index, ability });
}

/** The ways to play each card in a moment. */
export const playsAt = (moment: Moment): ReadonlyMap<string, readonly WayToPlay[]> | undefined =>
  plays.get(moment);
export const modesAt = (name: string, moment: Moment): readonly WayToPlay[] =>
  plays.get(moment)?.get(name) ?? NOWHERE;

/** What each card in play can be used for in a moment. */
export const usesAt = (moment: Moment): ReadonlyMap<string, readonly WayToUse[]> | undefined =>
  uses.get(moment);

const sizing = new Set(
  Array.from(cards.values())
    .filter(({ does }) => does?.constant?.some(({ what }) => what === 'hand-size'))
    .map(({ name }) => name),
);

export const changesHandSize = (name: string): boolean => sizing.has(name);

const opening = new Set(
  Array.from(cards.values())
    .filter(({ does }) => does?.opensHand === true)
    .map(({ name }) => name),
);

export const opensHand = (name: string): boolean => opening.has(name);
