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
type ByMoment<Way> = Partial<Record<Moment, Way[]>>;
const NOWHERE: readonly never[] = [];

/** By card and moment, so that nobody looks through what is not for now. */
const plays = new Map<string, ByMoment<WayToPlay>>();
const uses = new Map<string, ByMoment<WayToUse>>();

for (const card of cards.values()) {
  const [ways, abilities]: [ByMoment<WayToPlay>, ByMoment<WayToUse>] = [{}, {}];
  for (const [index, mode] of (card.kind === 'library' ? card.modes : []).entries())
    for (const moment of mode.moments) (ways[moment] ??= []).push({ index, mode });
  for (const [index, ability] of (card.does?.abilities ?? []).entries())
    for (const moment of ability.moments) (abilities[moment] ??= []).push({ index, ability });
  plays.set(card.name, ways);
  if (card.does?.abilities !== undefined) uses.set(card.name, abilities);
}

/** The ways to play a card in a moment. */
export const modesAt = (name: string, moment: Moment): readonly WayToPlay[] =>
  plays.get(name)![moment] ?? NOWHERE;

/** What a card in play can be used for in a moment. */
export const abilitiesAt = (name: string, moment: Moment): readonly WayToUse[] =>
  uses.get(name)?.[moment] ?? NOWHERE;

/** Whether a card can be used at all while it is in play. */
export const hasAbilities = (name: string): boolean => uses.has(name);

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
