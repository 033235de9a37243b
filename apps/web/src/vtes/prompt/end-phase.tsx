// Ends the phase: in the phase track, away from Pass. It says what is given up, and takes two presses.

import type { ReactNode } from 'react';
import { term } from '../../cards/term.ts';
import type { LiveTable } from '../../table/types.ts';
import { useReader } from '../../text/reader.tsx';
import { useDeciding } from './deciding.ts';
import { endOf } from './draft.ts';
import type { Seen } from './facts.ts';
import type { PromptKey } from './text/messages.ts';
import { usePromptText } from './text/use-prompt-text.ts';
import { useWords } from './use-words.ts';
import './end-phase.css';

/** What could still be done in this phase. */
function givenUp({ table }: Seen): readonly [PromptKey, number] {
  switch (table.phase) {
    case 'master':
      return ['end.masters', table.masterActions];
    case 'minion': {
      const able = table.cards.filter(
        ({ controller, region, locked, idle, contested }) =>
          controller === table.whose && region === 'ready' && !locked && !idle && !contested,
      );
      return ['end.unacted', able.length];
    }
    case 'influence':
      return ['end.transfers', table.transfers];
    case 'discard':
      return ['end.discards', table.discardActions];
    default:
      return ['end.masters', 0];
  }
}

export function EndPhase({ table }: { readonly table: LiveTable }): ReactNode {
  const { view, seat } = useWords(table);
  const { asked, ending, end } = useDeciding();
  const say = usePromptText();
  const reader = useReader();
  const { whose, phase, action, over } = view.table;
  if (seat === null || seat !== whose || over !== null) return null;
  const possible = asked !== null && endOf(asked) !== null;
  const [key, count] = givenUp(view);
  const small = possible
    ? ending
      ? say('end.again')
      : count > 0
        ? say(key, { count })
        : ''
    : action === null
      ? ''
      : say('end.after');
  return (
    <button
      type="button"
      className={ending ? 'end-phase ending' : 'end-phase'}
      disabled={!possible}
      onClick={end}
    >
      <span className="end-phase-long">{say('end.now', { phase: term(reader, `term.phase.${phase}`) })}</span>
      <span className="end-phase-short">{say('end.short')}</span>
      {small !== '' && <small>{small}</small>}
      {possible && <kbd aria-hidden="true">E E</kbd>}
    </button>
  );
}
