// All cards that can be played. Facts are data; what a card does is its definition. A card without one is absent.

import crypt from './crypt.json' with { type: 'json' };
import library from './library.json' with { type: 'json' };
import { LIBRARY, VAMPIRES } from './all.ts';
import type {
  Ability,
  Card,
  CryptCard,
  LibraryCard,
  LibraryType,
  Mode,
  Moment,
  Sect,
  Title,
  Trait,
} from './printed.ts';

const cards = new Map<string, Card>();
const definitions = new Map(LIBRARY.map(({ name, definition }) => [name, definition]));
const behaviours = new Map(VAMPIRES.map(({ name, does }) => [name, does]));

/** A crypt card as it is listed. */
type CryptFacts = Pick<CryptCard, 'id' | 'name' | 'clan' | 'group' | 'capacity' | 'disciplines'> &
  Partial<Pick<CryptCard, 'title' | 'traits' | 'imbued' | 'circle' | 'slaveOf' | 'base' | 'mergedTitle'>> & {
    readonly sect?: Sect;
  };

/** A title of the base card is of no use in another sect. */
function titleOfMerged(advanced: CryptCard, base: CryptCard, behindIcon?: Title): Pick<CryptCard, 'title'> {
  const title = behindIcon ?? advanced.title ?? (base.sect === advanced.sect ? base.title : undefined);
  return title === undefined ? {} : { title };
}

/** V-13.16: the advanced card in full, with the text of the base card; the former wins. */
function merged(advanced: CryptCard, base: CryptCard): CryptCard {
  const { base: _base, mergedTitle, does: own, ...facts } = advanced;
  const traits = [...new Set([...(advanced.traits ?? []), ...(base.traits ?? [])])];
  const does = {
    ...base.does,
    ...own,
    constant: [...(own?.constant ?? []), ...(base.does?.constant ?? [])],
    abilities: [...(own?.abilities ?? []), ...(base.does?.abilities ?? [])],
  };
  return {
    ...facts,
    name: `${base.name} (merged)`,
    parts: [advanced.name, base.name],
    traits,
    does,
    ...titleOfMerged(advanced, base, mergedTitle),
  };
}

for (const facts of crypt as readonly CryptFacts[]) {
  const { sect, ...rest } = facts;
  const does = behaviours.get(facts.name);
  cards.set(facts.name, {
    kind: 'crypt',
    ...rest,
    sect: sect ?? null,
    ...(does === undefined ? {} : { does }),
  });
}

/** Merged vampires are in no deck: they come about in play (V-13.13). */
const mergers = new Map<string, CryptCard>();
for (const { name, base } of crypt as readonly CryptFacts[]) {
  if (base === undefined) continue;
  const card = merged(cards.get(name) as CryptCard, cards.get(base) as CryptCard);
  mergers.set(card.name, card);
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
    ...('burnOption' in rest ? { burnOption: true } : {}),
    ...definition,
    ...(clan === undefined ? {} : { requires: { clan, ...definition.requires } }),
  };
  cards.set(name, card);
}

export const cardNamed = (name: string): Card => {
  const card = cards.get(name) ?? mergers.get(name);
  if (card === undefined) throw new Error(`there is no card “${name}”`);
  return card;
};

export const isCard = (name: string): boolean => cards.has(name);
export const allCards = (): IterableIterator<Card> => cards.values();
export const mergedCards = (): IterableIterator<CryptCard> => mergers.values();

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
export interface WayToUse {
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

for (const card of [...cards.values(), ...mergers.values()]) {
  for (const [index, mode] of (card.kind === 'library' ? card.modes : []).entries())
    for (const moment of mode.moments) file(plays, card.name, moment, { index, mode });
  for (const [index, ability] of (card.does?.abilities ?? []).entries())
    for (const moment of ability.moments) file(uses, card.name, moment, { index, ability });
}

const masters: Ways<WayToPlay> = new Map();
for (const [moment, byName] of plays)
  for (const [name, ways] of byName)
    for (const way of ways) if (way.mode.type === 'master') file(masters, name, moment, way);

/** The ways to play masters in a moment of the turns of others (V-6.9). */
export const mastersAt = (moment: Moment): ReadonlyMap<string, readonly WayToPlay[]> | undefined =>
  masters.get(moment);

const answering = new Set(
  [...(plays.get('as-played') ?? [])].flatMap(([name, ways]) =>
    ways.some(({ mode }) => mode.type !== 'reaction' || mode.anytime) ? [name] : [],
  ),
);
/** Whether it answers cards also in combats, and while no action is under way, where nobody wakes. */
export const answersAnywhere = (name: string): boolean => answering.has(name);

/** The ways to play each card in a moment. */
export const playsAt = (moment: Moment): ReadonlyMap<string, readonly WayToPlay[]> | undefined =>
  plays.get(moment);
export const modesAt = (name: string, moment: Moment): readonly WayToPlay[] =>
  plays.get(moment)?.get(name) ?? NOWHERE;

/** What each card in play can be used for in a moment. */
export const usesAt = (moment: Moment): ReadonlyMap<string, readonly WayToUse[]> | undefined =>
  uses.get(moment);

export const abilitiesOf = (name: string): readonly Ability[] => cardNamed(name).does?.abilities ?? NOWHERE;

/** Of vampires, and those that library cards require. */
const clanNamedBy = (card: Card): string | undefined =>
  card.kind === 'library' ? card.requires?.clan : card.sect === null ? undefined : card.clan;

export const CLANS: readonly string[] = [...new Set(Array.from(cards.values(), clanNamedBy))]
  .filter((clan) => clan !== undefined)
  .toSorted();

const hunted = new Set(
  [...cards.values(), ...mergers.values()].flatMap((card) =>
    card.kind === 'crypt' && card.traits?.includes('red list') ? [card.name] : [],
  ),
);
/** V-17.15. */
export const isRedList = (name: string): boolean => hunted.has(name);

/** The clan that it is a slave of (V-17.12). */
export function slaveOf(name: string): string | undefined {
  const card = cardNamed(name);
  return card.kind === 'crypt' ? card.slaveOf : undefined;
}

const isMasterWith = (name: string, trait?: Trait): boolean => {
  const card = cardNamed(name);
  if (card.kind !== 'library' || !card.types.includes('master')) return false;
  return trait === undefined || card.traits?.includes(trait) === true;
};
export const isMaster = (name: string): boolean => isMasterWith(name);
/** V-6.13, V-6.15. */
export const isDisciplineCard = (name: string): boolean => isMasterWith(name, 'discipline');
export const isTrophy = (name: string): boolean => isMasterWith(name, 'trophy');

/** Whether it stands for a title of the vampire it is on (V-16.11). */
export const isTitleCard = (name: string): boolean => {
  const card = cardNamed(name);
  return card.kind === 'library' && card.traits?.includes('title') === true;
};

/** V-13.15, V-13.17: what makes cards versions of one vampire: the name of its base card. */
export function baseNameOf(name: string): string {
  const card = cardNamed(name);
  return card.kind === 'crypt' ? (card.base ?? card.parts?.[1] ?? name) : name;
}

/** The cards that a card in play is made of: itself, or the two of a merged vampire. */
export function partsOf(name: string): readonly string[] {
  const card = cardNamed(name);
  return card.kind === 'crypt' ? (card.parts ?? [name]) : [name];
}

/** V-5.8. */
export const hasBurnOption = (name: string): boolean => {
  const card = cardNamed(name);
  return card.kind === 'library' && card.burnOption === true;
};

const versions: ReadonlySet<string> = new Set([...mergers.values()].flatMap(({ parts }) => parts ?? []));
/** Whether it is one of two cards that can be merged. */
export const isVersion = (name: string): boolean => versions.has(name);

/** The circles that vampires belong to (V-17.11). */
export const CIRCLES: readonly string[] = [
  ...new Set([...cards.values()].flatMap((card) => (card.kind === 'crypt' ? (card.circle ?? []) : []))),
].toSorted();

/** What the two versions of a vampire become together (V-13.13). */
export const mergerOf = (base: string): string => `${base} (merged)`;
