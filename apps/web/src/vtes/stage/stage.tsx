// The middle of the table: what is happening.

import type { ReactNode } from 'react';
import type { LiveTable } from '../../table/types.ts';
import { useWords } from '../prompt/use-words.ts';
import { ActionStage } from './action-stage.tsx';
import { Between } from './between.tsx';
import { CombatPanel } from './combat-panel.tsx';
import { ReferendumPanel } from './referendum-panel.tsx';
import { useStageText } from './text/use-stage-text.ts';
import './stage.css';
import './ladder.css';
import './panel.css';
import './narrow-panel.css';

function Panel({ table }: { readonly table: LiveTable }): ReactNode {
  const { combat, referendum } = useWords(table).view.table;
  if (combat !== null) return <CombatPanel table={table} combat={combat} />;
  return referendum === null ? null : <ReferendumPanel table={table} referendum={referendum} />;
}

export function Stage({ table }: { readonly table: LiveTable }): ReactNode {
  const { action } = useWords(table).view.table;
  const say = useStageText();
  return (
    <section className="stage" aria-label={say('title')}>
      <div className="stage-in">
        {action === null ? <Between table={table} /> : <ActionStage table={table} action={action} />}
      </div>
      <Panel table={table} />
    </section>
  );
}
