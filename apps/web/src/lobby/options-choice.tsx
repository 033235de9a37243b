// By which rules a table plays, where the game leaves a choice.

import { lazy, type ReactNode, Suspense } from 'react';
import { Choice } from '../shell/controls.tsx';
import { withOption } from './draft.ts';
import type { DraftProps } from './draft-props.ts';
import { useWords } from './text/words.ts';

/** The options of Nosferatu are many, and their words are the game's. */
const NosferatuOptions = lazy(() => import('./options-nosferatu.tsx'));

const FORMATS = ['standard', 'fifth-edition'] as const;
const SEATINGS = ['given', 'random'] as const;

function VtesOptions({ draft, change }: DraftProps): ReactNode {
  const say = useWords();
  const { options } = draft;
  const format = options['format'] === 'fifth-edition' ? 'fifth-edition' : 'standard';
  const seating = options['seating'] === 'random' ? 'random' : 'given';
  return (
    <>
      <Choice
        legend={say('format')}
        value={format}
        of={FORMATS.map((one) => [one, say(`format.${one}`)] as const)}
        onChange={(value) => change({ options: withOption(options, 'format', value, 'standard') })}
        hint={say(`format.${format}.hint`)}
      />
      <Choice
        legend={say('seating')}
        value={seating}
        of={SEATINGS.map((one) => [one, say(`seating.${one}`)] as const)}
        onChange={(value) => change({ options: withOption(options, 'seating', value, 'given') })}
      />
    </>
  );
}

export function OptionsChoice(props: DraftProps): ReactNode {
  return (
    <div className="new-table-fold">
      {props.draft.game === 'vtes' ? (
        <VtesOptions {...props} />
      ) : (
        <Suspense>
          <NosferatuOptions {...props} />
        </Suspense>
      )}
    </div>
  );
}
