// Whose turn it is, and how far it has come.

import type { Table } from '@nocturne/vtes';
import { memo, type ReactNode } from 'react';
import { Mark } from '../marks/mark.tsx';
import { useBoardText } from './board-text.ts';
import { useNarrow } from './media.ts';

const PHASES = ['unlock', 'master', 'minion', 'influence', 'discard'] as const satisfies Table['phase'][];

interface PhasesProps {
  readonly turn: number;
  readonly phase: Table['phase'];
  readonly name: string;
  readonly isMine: boolean;
}

export const Phases = memo(function Phases({ turn, phase, name, isMine }: PhasesProps): ReactNode {
  const say = useBoardText();
  const narrow = useNarrow();
  const now = PHASES.indexOf(phase);
  // where there is little room, the one that it is
  const shown = narrow ? PHASES.slice(now, now + 1) : PHASES;
  const whose = isMine ? say('top.yours') : name;
  return (
    <div className="vtes-phases" role="group" aria-label={say('top.label', { turn, name: whose })}>
      {!narrow && (
        <span className="vtes-phases-turn">
          {say('top.turn', { turn })} · <b>{whose}</b>
        </span>
      )}
      <ol>
        {shown.map((one) => (
          <li
            key={narrow ? 'now' : one}
            className={one === phase ? 'table-phase now' : 'table-phase'}
            aria-current={one === phase && 'step'}
          >
            {PHASES.indexOf(one) < now && <Mark id="i-check" />}
            {say(`phase.${one}`)}
          </li>
        ))}
      </ol>
    </div>
  );
});
