// What is agreed about a table.

import { lazy, type ReactNode, Suspense } from 'react';
import type { About } from '../net/about.ts';
import { useWords } from './text/words.ts';
import { useTableWords } from './words.ts';

const NosferatuAgreed = lazy(() => import('./agreed-nosferatu.tsx'));

function VtesAgreed({ about }: { readonly about: About }): ReactNode {
  const say = useWords();
  const { format, seating } = about.options;
  return (
    <>
      <dt>{say('format')}</dt>
      <dd>{say(format === 'fifth-edition' ? 'format.fifth-edition' : 'format.standard')}</dd>
      <dt>{say('seating')}</dt>
      <dd>{say(seating === 'random' ? 'seating.random' : 'seating.given')}</dd>
      <dt>{say('time')}</dt>
      <dd>{about.time === null ? say('time.none') : say('agreed.minutes', { minutes: about.time })}</dd>
    </>
  );
}

export function Agreed({ about }: { readonly about: About }): ReactNode {
  const say = useWords();
  const { clockWords } = useTableWords();
  return (
    <section className="room-part">
      <h2>{say('agreed')}</h2>
      <dl>
        <dt>{say('clock')}</dt>
        <dd>{clockWords(about.clock)}</dd>
        {about.clock.kind !== 'none' && (
          <>
            <dt>{say('at-zero')}</dt>
            <dd>{say(`at-zero.${about.atZero}.hint`)}</dd>
          </>
        )}
        {about.game === 'vtes' ? (
          <VtesAgreed about={about} />
        ) : (
          <Suspense>
            <NosferatuAgreed about={about} />
          </Suspense>
        )}
      </dl>
    </section>
  );
}
