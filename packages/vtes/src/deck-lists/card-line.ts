// What a line says of cards.

import { type Catalogue, find, type Pile, resemblesCard, suggestions } from './catalogue.ts';
import { likeliest, type Reading, readingsOf } from './line.ts';
import type { CardEntry } from './report.ts';

export interface CardLine {
  readonly entries: readonly CardEntry[];
  /** Whether any of them leads to a card. */
  readonly found: boolean;
  /** As of readings: 2 if the line surely lists cards. */
  readonly sure: Reading['sure'];
}

/** Longer lines are prose. */
const LONGEST = 200;

const withMarks = ({ name, group, advanced }: Reading): string =>
  `${name}${advanced ? ' (ADV)' : ''}${group === undefined ? '' : group === 'any' ? ' (any group)' : ` (G${group})`}`;

function entryOf(catalogue: Catalogue, reading: Reading, pile: Pile | undefined): CardEntry | undefined {
  const { cards, guessed } = find(catalogue, reading, pile);
  const [card, ...more] = cards;
  const { count } = reading;
  if (card === undefined) return undefined;
  if (more.length > 0) {
    return {
      status: 'ambiguous',
      name: withMarks(reading),
      count,
      candidates: cards.map(({ name }) => name),
    };
  }
  return card.playable
    ? { status: 'card', card: card.name, pile: card.pile, count, guessed }
    : { status: 'unplayable', card: card.name, pile: card.pile, count };
}

/** One card. */
function readOne(catalogue: Catalogue, text: string, pile: Pile | undefined): CardLine {
  if (text.length > LONGEST) return { entries: [], found: false, sure: 0 };
  const readings = readingsOf(text);
  for (const reading of readings) {
    const entry = entryOf(catalogue, reading, pile);
    if (entry !== undefined) return { entries: [entry], found: true, sure: reading.sure };
  }
  const reading = likeliest(readings);
  const { name, count, sure } = reading;
  const listed = sure > 0 || /^\d/.test(text) || resemblesCard(catalogue, name);
  if (!listed || !/\p{L}/u.test(name)) return { entries: [], found: false, sure };
  const nearest = suggestions(catalogue, name);
  return { entries: [{ status: 'unknown', name: withMarks(reading), count, nearest }], found: false, sure };
}

/** Several cards: `2x Andi Liu, 1x Ashley`. */
function readSeveral(catalogue: Catalogue, text: string, pile: Pile | undefined): CardLine | undefined {
  const listed = text.split(/[,;|]\s*(?=[([]?\d)/);
  if (listed.length === 1) return undefined;
  const parts = listed.map((part) => readOne(catalogue, part, pile));
  const sure = parts.every(({ entries, sure: ofPart }) => entries.length > 0 && ofPart > 0);
  if (!sure || !parts.some(({ found }) => found)) return undefined;
  return { entries: parts.flatMap(({ entries }) => entries), found: true, sure: 2 };
}

/** The cards that a line lists; none if it seems to list none. */
export function readCards(catalogue: Catalogue, text: string, pile?: Pile): CardLine {
  const one = readOne(catalogue, text, pile);
  return one.found ? one : (readSeveral(catalogue, text, pile) ?? one);
}
