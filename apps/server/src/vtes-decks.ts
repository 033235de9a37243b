// Decks of people's own for VTES, as they are given: the name of a ready-made one, piles of cards, or a list in any form
// that deck lists are read in. Judged by the format of the table.

import type { GivenDeck, ReasonMessage } from '@nocturne/protocol';
import {
  type Deck,
  deckProblems,
  type FormatName,
  FORMATS,
  type LineReport,
  needsAttention,
  READY_MADE,
  readDeckList,
} from '@nocturne/vtes';

export type ReadDeck = { readonly deck: string | Deck } | { readonly problems: readonly ReasonMessage[] };

/** A line of a list that somebody must look at; `status` says why. */
const asReason = (line: LineReport): ReasonMessage =>
  line.status === 'ignored'
    ? { why: 'deck-line', status: line.why, line: line.line, text: line.text }
    : { ...line, why: 'deck-line' };

function judged(deck: Deck, doubts: readonly ReasonMessage[], format: unknown): ReadDeck {
  // the table itself refuses formats that nobody knows
  const known = FORMATS[format as FormatName] ?? FORMATS.standard;
  const problems = [...doubts, ...deckProblems(deck, known)];
  return problems.length > 0 ? { problems } : { deck };
}

export function readVtesDeck(given: GivenDeck, { format }: Readonly<Record<string, unknown>>): ReadDeck {
  if (typeof given === 'string') {
    if (!Object.hasOwn(READY_MADE, given)) return { problems: [{ why: 'deck-unknown', name: given }] };
    const found = judged(READY_MADE[given]!, [], format);
    return 'problems' in found ? found : { deck: given };
  }
  if (!('list' in given)) return judged(given, [], format);
  const { deck, report } = readDeckList(given.list);
  return judged(deck, report.filter(needsAttention).map(asReason), format);
}
