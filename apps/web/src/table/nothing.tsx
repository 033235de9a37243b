// There is nothing to see: why, what is safe, and the way on.

import type { ReasonMessage } from '@nocturne/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../lobby/text/words.ts';
import { Page } from '../shell/page.tsx';
import { useServerReason } from '../text/reasons.ts';
import './nothing.css';

/** What can be done about it is said for these; for the others, that nothing is lost. */
const ADVICE = ['not-found', 'no-table', 'not-invited', 'no-answer', 'closed'] as const;
type Advised = (typeof ADVICE)[number];
const isAdvised = (why: string): why is Advised => (ADVICE as readonly string[]).includes(why);

/** Trying again may help against these. */
const PASSING = new Set(['no-answer', 'stopping', 'fault', 'no-database', 'too-many-requests']);

export function Nothing({ reason }: { readonly reason: ReasonMessage }): ReactNode {
  const why = useServerReason();
  const say = useWords();
  const { why: key } = reason;
  const what = key === 'closed' ? say('nothing.closed') : why(reason);
  return (
    <Page title={say('nothing.title')} className="nothing">
      <div role="alert">
        <h1>{what}</h1>
        <p>{say(isAdvised(key) ? `nothing.${key}.advice` : 'nothing.advice')}</p>
      </div>
      {PASSING.has(key) ? (
        <button type="button" className="button go" onClick={() => location.reload()}>
          {say('nothing.again')}
        </button>
      ) : (
        <Link href="/lobby" className="button go">
          {say('nothing.lobby')}
        </Link>
      )}
    </Page>
  );
}
