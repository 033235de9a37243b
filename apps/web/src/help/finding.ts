// Everything that the help says, to be searched.

import type { Say } from '../text/texts.ts';
import { partsOf, rulesOf } from './articles.ts';
import type { Explained } from './glossary/words.ts';
import type { HelpMessageKey } from './text/messages.ts';

export interface Place {
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

const GAMES = ['vtes', 'nosferatu'] as const;

/** Words first, then the introductions, then the rules by number. */
export function placesOf(
  say: Say<HelpMessageKey>,
  words: readonly Explained[],
  titleOf: Say<string>,
): Place[] {
  const explained = words.map(({ id, name, meaning }) => ({
    href: `/help/glossary#${id}`,
    title: name,
    text: meaning,
  }));
  const introduced = GAMES.flatMap((game) =>
    partsOf(game).flatMap(({ id, heading, paragraphs }) =>
      paragraphs.map((key) => ({ href: `/help/${game}#${id}`, title: say(heading), text: say(key) })),
    ),
  );
  const numbered = GAMES.flatMap((game) =>
    rulesOf(game).map((number) => ({
      href: `/help/${game}#${number}`,
      title: number,
      text: titleOf(number),
    })),
  );
  return [...explained, ...introduced, ...numbered];
}

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** So many are enough to see that the question was too wide. */
const MOST = 40;

/** Where all of these words are said; where they are the title, first. */
export function found(places: readonly Place[], words: string): Place[] {
  const wanted = folded(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return [];
  const says = (text: string): boolean => wanted.every((word) => folded(text).includes(word));
  const hits = places.filter(({ title, text }) => says(`${title} ${text}`));
  const named = hits.filter(({ title }) => says(title));
  const exact = named.filter(({ title }) => folded(title) === wanted.join(' '));
  return [...new Set([...exact, ...named, ...hits])].slice(0, MOST);
}
