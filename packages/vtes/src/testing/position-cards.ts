// Cards of a scenario: reading them, and putting them on the table.

import {
  asCount,
  asFields,
  asFlag,
  asList,
  asText,
  checkKeys,
  type Fields,
  oneOf,
  type Path,
  ScenarioError,
} from '@nocturne/testkit';
import { newPermanent } from '../arrivals.ts';
import { NOBODY } from '../board.ts';
import { allCards, cardNamed, mergedCards } from '../cards/book.ts';
import { type Card, SECTS } from '../cards/printed.ts';
import { identityOf } from '../identity.ts';
import { playedSince } from '../plays.ts';
import type { Board, Id, Permanent, Region } from '../types.ts';
import type { Said } from './position-contests.ts';
import { doneKey, readTitle } from './words.ts';

export const CARD_KEYS = [
  'blood',
  'life',
  'counters',
  'locked',
  'cards',
  'sect',
  'title',
  'owner',
  'done',
  'cannot act',
  'played',
  'remembers',
  'against',
  'superior',
  'choice',
  'contested',
  'title contested',
] as const;
/** Cards on others may be controlled by somebody else. */
const ATTACHED_KEYS = [...CARD_KEYS, 'controller'] as const;
/** Only vampires have these. */
const VAMPIRE_KEYS = ['sect', 'title', 'title contested'] as const;

function cardName(value: unknown, path: Path, kind?: Card['kind']): string {
  const cards = [...allCards(), ...mergedCards()].filter((card) => kind === undefined || card.kind === kind);
  return oneOf(
    value,
    cards.map(({ name }) => name),
    path,
  );
}

export const names = (value: unknown, path: Path, kind?: Card['kind']): string[] =>
  asList(value ?? [], path).map((item, i) => cardName(item, [...path, i], kind));

interface Entry {
  name: string;
  fields: Fields;
  path: Path;
}

/** `Ryan`, or `{ Ryan: { blood: 2 } }`. */
export function entries(value: unknown, path: Path, keys: readonly string[]): Entry[] {
  return asList(value ?? [], path).map((item, i) => {
    if (typeof item !== 'object' || item === null)
      return { name: cardName(item, [...path, i]), fields: {}, path: [...path, i] };
    const [[key, inner] = ['', undefined], ...others] = Object.entries(asFields(item, [...path, i]));
    if (others.length > 0)
      throw new ScenarioError([...path, i], 'each card is an item of its own: { Ryan: { blood: 2 } }');
    const at = [...path, i, key];
    const fields = asFields(inner, at);
    checkKeys(fields, keys, at);
    return { name: cardName(key, at), fields, path: at };
  });
}

/** Crypt cards are minions or uncontrolled; of library cards only allies are minions, and never in torpor. */
/** Some action cards become vampires: then their sect is said. */
const becomesVampire = (name: string): boolean => {
  const card = cardNamed(name);
  return card.kind === 'library' && card.types.includes('action');
};

function checkRegion({ name, fields, path }: Entry, region: Region): void {
  const card = cardNamed(name);
  const ally = card.kind === 'library' && card.types.includes('ally') && region === 'ready';
  const created = becomesVampire(name) && fields['sect'] !== undefined;
  const minion = region !== 'table' && region !== 'attached';
  const fits = card.kind === 'crypt' ? minion : !minion || ally || created;
  if (!fits) throw new ScenarioError(path, `${name} does not belong here`);
}

/** Vampires come with their capacity in blood, if nothing is said; in the uncontrolled region with none. */
function countersOf(card: Permanent, fields: Fields, path: Path): number {
  for (const key of ['blood', 'life', 'counters'])
    if (fields[key] !== undefined) return asCount(fields[key], [...path, key]);
  const full = card.capacity > 0 && card.region !== 'uncontrolled';
  return full ? card.capacity : card.counters;
}

export interface Placing {
  board: Board;
  seats: readonly string[];
  seat: number;
  said: Said[];
}

function checkVampire(card: Permanent, { fields, path }: Entry): void {
  const key = VAMPIRE_KEYS.find((one) => fields[one] !== undefined);
  if (key !== undefined && cardNamed(card.name).kind !== 'crypt' && !becomesVampire(card.name))
    throw new ScenarioError([...path, key], `${card.name} is no vampire`);
}

/** Some cards in play are there at their superior level. */
function modeOf(name: string, superior: boolean): number {
  const card = cardNamed(name);
  if (card.kind === 'crypt' || !superior) return 0;
  return Math.max(
    0,
    card.modes.findIndex(({ disciplines }) => Object.values(disciplines ?? {}).includes(2)),
  );
}

/** A card that was placed before. */
function remembered(board: Board, value: unknown, path: Path): Id {
  const name = cardName(value, path, 'crypt');
  const card = board.cards.find((one) => one.name === name && one.region !== 'uncontrolled');
  if (card === undefined) throw new ScenarioError(path, `${name} is not in play before this card`);
  return card.id;
}

export function place(placing: Placing, entry: Entry, region: Region, on: Id): void {
  const { board, seats, said } = placing;
  const { name, fields, path } = entry;
  checkRegion(entry, region);
  const seatOf = (key: string, otherwise: number): number =>
    fields[key] === undefined ? otherwise : seats.indexOf(oneOf(fields[key], seats, [...path, key]));
  const flag = (key: string): boolean | undefined =>
    fields[key] === undefined ? undefined : asFlag(fields[key], [...path, key]);
  const seat = seatOf('controller', placing.seat);
  const mode = modeOf(name, flag('superior') ?? false);
  const card = newPermanent(board, name, seatOf('owner', seat), region, on, mode);
  card.controller = seat;
  card.locked = flag('locked') ?? false;
  card.idle = flag('cannot act') ?? false;
  card.against = seatOf('against', NOBODY);
  remember(board, card, entry);
  checkVampire(card, entry);
  said.push({ card, path, contested: flag('contested'), titleContested: flag('title contested') });
  for (const inner of entries(fields['cards'], [...path, 'cards'], ATTACHED_KEYS))
    place({ ...placing, seat }, inner, 'attached', card.id);
  Object.assign(card, identityOf(board, card));
  card.counters = countersOf(card, fields, path);
}

/** What it has done, played and taken note of; a sect and a title other than printed. */
function remember(board: Board, card: Permanent, { name, fields, path }: Entry): void {
  const listed = <Word>(key: string, read: (word: unknown, at: Path) => Word): Word[] =>
    asList(fields[key] ?? [], [...path, key]).map((word, i) => read(word, [...path, key, i]));
  card.done = listed('done', doneKey);
  card.since = listed('played', (word, at) => playedSince(cardName(word, at, 'library')));
  card.chosen = listed('remembers', (word, at) => remembered(board, word, at));
  if (fields['choice'] !== undefined) card.choice = asText(fields['choice'], [...path, 'choice']);
  if (fields['sect'] !== undefined) card.sect = oneOf(fields['sect'], SECTS, [...path, 'sect']);
  if (fields['title'] !== undefined)
    card.title = readTitle(asText(fields['title'], [...path, 'title']), name, [...path, 'title']);
}
