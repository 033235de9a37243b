// Decks of people's own, to be played.

import type { Language } from '@nocturne/kernel';
import { type Deck, deckProblems, lineText, needsAttention, problemText, readDeckList } from '@nocturne/vtes';
import { format } from '../language.ts';
import { cliText } from '../text/index.ts';

/** The deck of a list, or what is against playing it: whatever must be looked at, and whatever is not legal. */
export function playableDeck(
  list: string,
  language: Language,
): { deck: Deck; name?: string } | { problems: string[] } {
  const reader = { language, format };
  const { deck, name, report } = readDeckList(list);
  const problems = [
    ...report
      .filter(needsAttention)
      .map((line) =>
        cliText(language)('record.line', { line: line.line, why: lineText(line, reader) ?? '' }),
      ),
    ...deckProblems(deck).map((problem) => problemText(problem, reader)),
  ];
  if (problems.length > 0) return { problems };
  return { deck, ...(name === undefined ? {} : { name }) };
}
