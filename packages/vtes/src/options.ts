// Table options: decks and their format, who sits where, who begins, and whether time may be called.

import type { Reason, Seat } from '@nocturne/kernel';
import { deckProblems, FORMATS, READY_MADE } from './decks.ts';
import type { Deck, Options, Vtes } from './types.ts';

type Problem = Reason<Vtes>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A deck, or the name of a ready-made one. */
function readDeck(raw: unknown, seat: Seat): Deck | Problem {
  if (typeof raw === 'string')
    return (
      (Object.hasOwn(READY_MADE, raw) ? READY_MADE[raw] : undefined) ?? {
        why: 'deck-unknown',
        seat,
        name: raw,
      }
    );
  if (!isRecord(raw) || !isRecord(raw['crypt']) || !isRecord(raw['library']))
    return { why: 'deck-missing', seat };
  return { crypt: raw['crypt'], library: raw['library'] } as unknown as Deck;
}

function readDecks(raw: unknown, seats: number, format: Options['format'], problems: Problem[]): Deck[] {
  const given: readonly unknown[] = Array.isArray(raw) ? raw : [];
  if (given.length > seats) problems.push({ why: 'too-many-decks' });
  const decks: Deck[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const deck = readDeck(given[seat], seat);
    if ('why' in deck) problems.push(deck);
    else {
      decks.push(deck);
      for (const wrong of deckProblems(deck, FORMATS[format])) problems.push({ ...wrong, seat });
    }
  }
  return decks;
}

const CHANCES = ['random', 'given'] as const;

function readChance(
  raw: Readonly<Record<string, unknown>>,
  option: 'seating' | 'first',
  otherwise: Options['first'],
  problems: Problem[],
): Options['first'] {
  const value = raw[option] ?? otherwise;
  const known = CHANCES.find((chance) => chance === value);
  if (known === undefined) problems.push({ why: 'option-value', option });
  return known ?? otherwise;
}

function readFlag(raw: Readonly<Record<string, unknown>>, option: 'timeLimit', problems: Problem[]): boolean {
  const value = raw[option] ?? false;
  if (typeof value !== 'boolean') problems.push({ why: 'option-value', option });
  return value === true;
}

const FORMAT_NAMES = Object.keys(FORMATS) as Options['format'][];

function readFormat(raw: Readonly<Record<string, unknown>>, problems: Problem[]): Options['format'] {
  const value = raw['format'] ?? 'standard';
  const known = FORMAT_NAMES.find((name) => name === value);
  if (known === undefined) problems.push({ why: 'option-value', option: 'format' });
  return known ?? 'standard';
}

const KNOWN: readonly string[] = [
  'decks',
  'format',
  'seating',
  'first',
  'timeLimit',
] satisfies (keyof Options)[];

export function readOptions(
  raw: unknown,
  seats: number,
): { options: Options } | { problems: readonly Problem[] } {
  const given = isRecord(raw) ? raw : {};
  const problems: Problem[] = [];
  for (const option of Object.keys(given))
    if (!KNOWN.includes(option)) problems.push({ why: 'option-unknown', option });
  const format = readFormat(given, problems);
  const options: Options = {
    decks: readDecks(given['decks'], seats, format, problems),
    format,
    seating: readChance(given, 'seating', 'given', problems),
    first: readChance(given, 'first', 'random', problems),
    timeLimit: readFlag(given, 'timeLimit', problems),
  };
  return problems.length > 0 ? { problems } : { options };
}
