// A permanent that is no minion: a named strip.

import { cardName, type LibraryCard } from '@nocturne/vtes';
import type { ReactNode } from 'react';
import { Mark } from '../marks/mark.tsx';
import { typeMark, typeWord } from '../marks/marks.ts';
import { useReader } from '../text/reader.tsx';
import { type CardState, classesOf, stateWords } from './state.ts';

interface StripProps {
  readonly card: LibraryCard;
  readonly counters?: number;
  readonly state?: CardState;
  readonly onClick?: () => void;
}

export function Strip({ card, counters = 0, state = {}, onClick }: StripProps): ReactNode {
  const reader = useReader();
  const name = cardName(card.name, reader.language);
  const words = counters === 0 ? [] : [reader.say('card.counters', { amount: counters })];
  const [type] = card.types;
  return (
    <button
      type="button"
      className={['strip', `type-${typeWord(type!)}`, ...classesOf(state)].join(' ')}
      aria-label={[name, ...words, ...stateWords(state, reader)].join(', ')}
      onClick={onClick}
    >
      <Mark id={state.contested ? 't-combat' : typeMark(type!)} />
      <span aria-hidden="true">{name}</span>
      {counters > 0 && (
        <b className="counters" aria-hidden="true">
          {counters}
        </b>
      )}
      {state.locked && <Mark id="i-lock" />}
      {state.contested && <em aria-hidden="true">{reader.say('flag.contested')}</em>}
    </button>
  );
}
