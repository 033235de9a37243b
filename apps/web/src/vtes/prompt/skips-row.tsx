// What this player does not want to be asked: in sight, one press to change it.

import type { ReactNode } from 'react';
import { Mark } from '../../marks/mark.tsx';
import { useDeciding } from './deciding.ts';
import { SKIPS } from './skips.ts';
import { usePromptText } from './text/use-prompt-text.ts';

export function SkipsRow(): ReactNode {
  const { skips, skip, maySkip } = useDeciding();
  const say = usePromptText();
  const shown = SKIPS.filter((what) => skips.has(what) || maySkip.has(what));
  if (shown.length === 0) return null;
  return (
    <div className="prompt-skips" role="group" aria-label={say('skip.title')}>
      <span aria-hidden="true">{say('skip.title')}</span>
      {shown.map((what) => {
        const on = skips.has(what);
        return (
          <button
            key={what}
            type="button"
            aria-pressed={on}
            title={on ? say('skip.revoke', { what: say(`skip.${what}`) }) : undefined}
            onClick={() => skip(what)}
          >
            {say(`skip.${what}`)}
            {on && <Mark id="i-cross" />}
          </button>
        );
      })}
    </div>
  );
}
