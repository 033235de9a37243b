// How the introductions are made up.

import { nosferatuRules } from '@nocturne/nosferatu';
import { vtesRules } from '@nocturne/vtes';
import { CHAPTERS, type Game, type HelpMessageKey, PARTS } from './text/messages.ts';

/** Parts that are said as steps, one after the other, and those that are a list. */
const STEPS: readonly string[] = ['turn', 'combat'];
const LISTS: readonly string[] = ['acts', 'cards', 'first'];

export interface Part {
  readonly id: string;
  readonly heading: HelpMessageKey;
  readonly form: 'text' | 'steps' | 'list';
  readonly paragraphs: readonly HelpMessageKey[];
}

const formOf = (id: string): Part['form'] =>
  STEPS.includes(id) ? 'steps' : LISTS.includes(id) ? 'list' : 'text';

export const partsOf = (game: Game): Part[] =>
  Object.entries(PARTS[game]).map(([id, count]) => ({
    id,
    heading: `${game}.${id}` as HelpMessageKey,
    form: formOf(id),
    paragraphs: Array.from({ length: count }, (_, index) => `${game}.${id}.${index + 1}` as HelpMessageKey),
  }));

export interface Chapter {
  readonly id: string;
  readonly heading: HelpMessageKey;
  /** Their numbers. */
  readonly rules: readonly string[];
}

const RULES = { vtes: vtesRules, nosferatu: nosferatuRules } as const;
const LETTERS = { vtes: 'V', nosferatu: 'N' } as const;

/** Decisions and options have numbers of their own: `D1`, `A-01`. */
const isOf = (game: Game, chapter: string, number: string): boolean =>
  number.startsWith(/^[AD]$/.test(chapter) ? chapter : `${LETTERS[game]}-${chapter}.`);

export const rulesOf = (game: Game): string[] => Object.keys(RULES[game]);

export const chaptersOf = (game: Game): Chapter[] =>
  CHAPTERS[game].map((chapter) => ({
    id: `chapter-${chapter}`,
    heading: `${game}.chapter.${chapter}` as HelpMessageKey,
    rules: rulesOf(game).filter((number) => isOf(game, chapter, number)),
  }));

/** `Bleed: takes pool` is a word and what it means. */
export function leadOf(text: string): readonly [lead: string, rest: string] {
  const at = text.indexOf(':');
  return at < 0 ? ['', text] : [text.slice(0, at + 1), text.slice(at + 1)];
}
