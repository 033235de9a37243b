// Why something at a table was refused. Reasons of decks are the game's, which is loaded for its words alone.

import type { ReasonMessage } from '@nocturne/protocol';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Doing } from '../net/doing.ts';
import { Trouble } from '../shell/controls.tsx';
import { isServerReason, useServerReason } from '../text/reasons.ts';

const DeckReason = lazy(() => import('./deck-reason.tsx'));

function Reason({ reason }: { readonly reason: ReasonMessage }): ReactNode {
  const why = useServerReason();
  return isServerReason(reason) ? why(reason) : <DeckReason reason={reason} />;
}

export function Refusal({ trouble, problems }: Pick<Doing, 'trouble' | 'problems'>): ReactNode {
  if (trouble === null) return null;
  const reasons = problems.length === 0 ? [trouble] : problems;
  return (
    <Trouble>
      <Suspense>
        <ul>
          {reasons.map((reason, index) => (
            <li key={index}>
              <Reason reason={reason} />
            </li>
          ))}
        </ul>
      </Suspense>
    </Trouble>
  );
}
