// Lets things be, and says what follows as things stand.

import type { ReactNode } from 'react';
import type { LiveTable } from '../../table/types.ts';
import { useStageText } from '../stage/text/use-stage-text.ts';
import { verdictOf } from '../stage/verdict.ts';
import { useDeciding } from './deciding.ts';
import { type Asked, endOf, passOf } from './draft.ts';
import { usePromptText } from './text/use-prompt-text.ts';
import { useWords } from './use-words.ts';

export function Pass({ table, asked }: { readonly table: LiveTable; readonly asked: Asked }): ReactNode {
  const { pass } = useDeciding();
  const words = useWords(table);
  const say = usePromptText();
  const stage = useStageText();
  const place = passOf(asked);
  // what alone is left is offered in the prompt itself
  const endsAbove = endOf(asked) !== null && asked.options.length > 1;
  if (place === null) return endsAbove ? <p className="prompt-end">{say('end-above')}</p> : null;
  const verdict = verdictOf(words, null);
  return (
    <button type="button" className="button prompt-pass" onClick={pass}>
      <span>
        {words.option(asked.question, asked.options[place])}
        {verdict !== null && <small>{stage(verdict.key, verdict.values)}</small>}
      </span>
      <kbd aria-hidden="true">␣</kbd>
    </button>
  );
}
