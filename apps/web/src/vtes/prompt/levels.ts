// The levels of a card as a switch shows them.

import { cardNamed, type Discipline } from '@nocturne/vtes';
import type { PromptKey } from './text/messages.ts';

/** `[dom]` for each Discipline that a way to play it takes, and whether that is the basic or the superior level. */
export function levelMarks(name: string, mode: number): { readonly marks: string; readonly key: PromptKey } {
  const card = cardNamed(name);
  const needs = (card.kind === 'library' ? card.modes[mode]?.disciplines : undefined) ?? {};
  const levels = Object.entries(needs) as [Discipline, number][];
  const marks = levels.map(([one, level]) => `[${level === 2 ? one.toUpperCase() : one}]`).join('');
  const most = Math.max(0, ...levels.map(([, level]) => level));
  return { marks, key: most === 2 ? 'level.superior' : most === 1 ? 'level.basic' : 'level.plain' };
}
