// What this player does not want to be asked: in sight, one press to change it.

import type { ReactNode } from 'react';
import { Mark } from '../../marks/mark.tsx';
import { useDeciding } from './deciding.ts';
import { SKIPS } from './skips.ts';
import { usePromptText } from './text/use-prompt-text.ts';

interface SkippedProps {
  readonly what: string;
  readonly on: boolean;
  readonly onPress: () => void;
}

function Skipped({ what, on, onPress }: SkippedProps): ReactNode {
  const say = usePromptText();
  return (
    <button
      type="button"
      aria-pressed={on}
      title={on ? say('skip.revoke', { what }) : undefined}
      onClick={onPress}
    >
      {what}
      {on && <Mark id="i-cross" />}
    </button>
  );
}

export function SkipsRow(): ReactNode {
  const { skips, skip, maySkip, budget, lift } = useDeciding();
  const say = usePromptText();
  const shown = SKIPS.filter((what) => skips.has(what) || maySkip.has(what));
  if (shown.length === 0 && budget === 'whole') return null;
  return (
    <div className="prompt-skips" role="group" aria-label={say('skip.title')}>
      <span aria-hidden="true">{say('skip.title')}</span>
      {budget !== 'whole' && <Skipped what={say(`skip.${budget}`)} on onPress={lift} />}
      {shown.map((what) => (
        <Skipped key={what} what={say(`skip.${what}`)} on={skips.has(what)} onPress={() => skip(what)} />
      ))}
    </div>
  );
}
