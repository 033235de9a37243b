// How far each card is: whether it is whole, the operations it is made of, and the scenarios that use it.

import { readDocument } from '@nocturne/testkit';
import { LIBRARY, VAMPIRES } from '../cards/all.ts';
import type { Definition } from '../cards/build.ts';
import crypt from '../cards/crypt.json' with { type: 'json' };
import library from '../cards/library.json' with { type: 'json' };
import type { Behaviour } from '../cards/printed.ts';

/** What is printed, as far as it matters here. */
interface Facts {
  name: string;
  /** Vampires have none. */
  types?: readonly string[];
}

/** What the card's own file says. */
export type Said = Partial<Definition>;

export interface CardStatus {
  name: string;
  type: string;
  /** Otherwise it is absent; nothing is half there. */
  whole: boolean;
  /** Each as often as it is used. */
  operations: readonly string[];
  /** Whether it has a function of its own where all others have data. */
  ownCode: boolean;
  /** How many scenarios use it. */
  scenarios: number;
}

function* valuesIn(value: unknown): Generator {
  yield value;
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* valuesIn(inner);
}

export const hasCode = (said: unknown): boolean =>
  Array.from(valuesIn(said)).some((value) => typeof value === 'function');

const isOperation = (value: unknown): value is { op: string } =>
  typeof value === 'object' && value !== null && 'op' in value && typeof value.op === 'string';

/** What a card does in play besides its abilities, which are made of operations. */
const inPlay = ({ abilities: _made, constant = [], ...others }: Behaviour): string[] => [
  ...constant.map(({ what }) => `constant: ${what}`),
  ...Object.keys(others).map((key) => `in play: ${key}`),
];

/** Operations by name, and the other words that say what a card does. */
export const operationsOf = (said: Said): string[] => [
  ...(said.modes ?? []).flatMap(({ action }) => [
    ...(action === undefined || action.kind === 'other' ? [] : [`action: ${action.kind}`]),
    ...(action?.creates === undefined ? [] : ['action: creates']),
  ]),
  ...Array.from(valuesIn(said)).flatMap((value) => (isOperation(value) ? [value.op] : [])),
  ...inPlay(said.does ?? {}),
];

/** A card that merely lies there is not used. */
const PILES = ['hand', 'library', 'crypt', 'ash', 'removed'];

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parts of a scenario that name what is used: the cards on the table, and the script. */
function partsOf(scenario: unknown): unknown[] {
  if (!isFields(scenario)) return [];
  const seats = isFields(scenario['seats']) ? Object.values(scenario['seats']) : [];
  const onTable = seats.flatMap((seat) =>
    Object.entries(isFields(seat) ? seat : {}).flatMap(([key, value]) => (PILES.includes(key) ? [] : value)),
  );
  return [onTable, scenario['play']];
}

const keysIn = (value: unknown): string[] =>
  Array.from(valuesIn(value)).flatMap((one) => (isFields(one) ? Object.keys(one) : []));

const textsIn = (value: unknown): string[] => [
  ...Array.from(valuesIn(value)).filter((one) => typeof one === 'string'),
  ...keysIn(value),
];

/** Finds names in text; of two that begin at one place, the longer. */
export function nameFinder(names: readonly string[]): RegExp {
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  const any = longestFirst.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${any})(?![\p{L}\p{N}])`, 'gu');
}

/** The names of the cards that a scenario uses. */
export function cardsUsed(text: string, finder: RegExp): Set<string> {
  const document = readDocument(text);
  const texts = 'problems' in document ? [] : textsIn(partsOf(document.value));
  return new Set(texts.flatMap((one) => one.match(finder) ?? []));
}

/** The cards of these facts. Of a vampire that does nothing of its own, the facts are all there is. */
export function statusesOf(
  facts: readonly Facts[],
  said: ReadonlyMap<string, Said>,
  scenarios: readonly string[],
): CardStatus[] {
  const finder = nameFinder(facts.map(({ name }) => name));
  const used = scenarios.flatMap((text) => [...cardsUsed(text, finder)]);
  return facts.map(({ name, types }) => ({
    name,
    type: types?.join(' / ') ?? 'vampire',
    whole: types === undefined || said.has(name),
    operations: operationsOf(said.get(name) ?? {}),
    ownCode: hasCode(said.get(name)),
    scenarios: used.filter((one) => one === name).length,
  }));
}

const SAID: ReadonlyMap<string, Said> = new Map<string, Said>([
  ...LIBRARY.map(({ name, definition }) => [name, definition] as const),
  ...VAMPIRES.map(({ name, does }) => [name, { does }] as const),
]);

/** Every card there is, and the scenarios given. */
export const allStatuses = (scenarios: readonly string[]): CardStatus[] =>
  statusesOf([...library, ...crypt], SAID, scenarios);

/** Cards with a file of their own, but without facts. */
export function strays(): string[] {
  const known = new Set([...library, ...crypt].map(({ name }) => name));
  return [...SAID.keys()].filter((name) => !known.has(name));
}
