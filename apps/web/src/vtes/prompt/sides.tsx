// For and against: two buttons, wherever votes can be cast.

import type { ReactNode } from 'react';
import type { LiveTable } from '../../table/types.ts';
import { useDeciding } from './deciding.ts';
import type { Asked } from './draft.ts';
import { votesLabel } from './labels.ts';
import { armedOption } from './lights.ts';
import { usePromptText } from './text/use-prompt-text.ts';
import { useFollows } from './use-follows.ts';
import { useWords } from './use-words.ts';

const SIDES = ['for', 'against'] as const;

interface SidesProps {
  readonly table: LiveTable;
  readonly asked: Asked;
}

/** Whose votes they are, where there are several. */
export function Sources({ table, asked }: SidesProps): ReactNode {
  const { pressOption } = useDeciding();
  const words = useWords(table);
  const say = usePromptText();
  const { options, choice } = asked;
  const side = armedOption(asked)?.['side'];
  const places = options.map((_, place) => place).filter((place) => options[place]!['side'] === side);
  if (places.length < 2) return null;
  return (
    <ul className="prompt-chips">
      {places.map((place) => (
        <li key={place}>
          <button type="button" aria-pressed={place === choice} onClick={() => pressOption(place)}>
            {votesLabel({ words, say }, asked, place)}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function Sides({ table, asked }: SidesProps): ReactNode {
  const { pressFact } = useDeciding();
  const say = usePromptText();
  const words = useWords(table);
  const follows = useFollows(table, asked);
  const { narrowing, narrowed, options, question, draft } = asked;
  const left = draft.picks.has('side') ? options.map((_, place) => place) : narrowed.fitting;
  const offered = SIDES.filter((side) => left.some((place) => narrowing.options[place]!['side'] === side));
  if (offered.length === 0) return null;
  const armed = armedOption(asked);
  return (
    <>
      <div className="prompt-sides">
        {offered.map((side) => (
          <button
            key={side}
            type="button"
            className="button"
            aria-pressed={armed?.['side'] === side}
            onClick={() => pressFact('side', side)}
          >
            {say(`votes.${side}`, { votes: armed?.['side'] === side ? Number(armed['votes'] ?? 1) : 0 })}
            <kbd aria-hidden="true">{side === 'for' ? 'F' : 'A'}</kbd>
          </button>
        ))}
      </div>
      {armed?.['side'] !== undefined && (
        <p className="prompt-again">
          {say('votes.again', { votes: words.option(question, armed) })} {follows}
        </p>
      )}
    </>
  );
}
