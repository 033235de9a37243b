// What is done besides, without another question.

import { followsFrom } from '@nocturne/vtes';
import type { LiveTable } from '../../table/types.ts';
import { useDeciding } from './deciding.ts';
import type { Asked } from './draft.ts';
import { usePromptText } from './text/use-prompt-text.ts';
import { useWords } from './use-words.ts';

/** In words; nothing if the answer settles nothing else. */
export function useFollows(table: LiveTable, { question, choice }: Asked): string {
  const { view, card } = useWords(table);
  const { remembered } = useDeciding();
  const say = usePromptText();
  const follows = choice === null ? null : followsFrom(view, question, choice, remembered);
  if (follows === null) return '';
  return say(`follows.${follows.what}`, follows.what === 'intercept' ? { card: card(follows.card) } : {});
}
