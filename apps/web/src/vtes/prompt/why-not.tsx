// Why the card that is looked at cannot be played now, and when its moment comes.

import { tellStanding } from '@nocturne/vtes';
import { type ReactNode, Suspense } from 'react';
import { Mark } from '../../marks/mark.tsx';
import type { LiveTable } from '../../table/types.ts';
import type { Thing } from '../choosing.ts';
import { useStanding } from './standings.ts';
import { usePromptText } from './text/use-prompt-text.ts';
import { useWords } from './use-words.ts';
import './why-not.css';

interface WhyNotProps {
  readonly table: LiveTable;
  readonly thing: Thing;
}

/** Of many reasons the nearest are told. */
const MOST = 2;

function Reasons({ table, thing }: WhyNotProps): ReactNode {
  const standing = useStanding(table, thing);
  const { view, reader } = useWords(table);
  const say = usePromptText();
  if (standing === undefined || standing.reasons.length === 0) return null;
  const told = [...new Set(tellStanding(standing, view, reader))].slice(0, MOST);
  return (
    <div className="why-not" role="note" tabIndex={-1}>
      <b>
        <Mark id="i-why" />
        {say('why.title')}
      </b>
      {told.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

export function WhyNot(props: WhyNotProps): ReactNode {
  return (
    <Suspense fallback={null}>
      <Reasons {...props} />
    </Suspense>
  );
}
