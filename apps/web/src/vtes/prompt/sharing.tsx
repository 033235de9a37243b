// Points given out among Methuselahs, one by one.

import type { ReactNode } from 'react';
import { Mark } from '../../marks/mark.tsx';
import { give, leftToGive, mayGive, type Shares, takeBack } from '../../table/allocation.ts';
import type { LiveTable } from '../../table/types.ts';
import type { Values } from '../../text/reader.tsx';
import { useDeciding } from './deciding.ts';
import type { Asked } from './draft.ts';
import { usePromptText } from './text/use-prompt-text.ts';
import { useWords } from './use-words.ts';

interface SharingProps {
  readonly table: LiveTable;
  readonly asked: Asked;
  readonly sharing: { readonly options: readonly Shares[] };
}

interface ShareProps {
  readonly options: readonly Shares[];
  readonly shares: Shares;
  readonly seat: number;
  /** The seat as an argument of a text. */
  readonly named: Values;
}

function Share({ options, shares, seat, named }: ShareProps): ReactNode {
  const { setShares } = useDeciding();
  const say = usePromptText();
  return (
    <span className="prompt-stepper">
      <button
        type="button"
        aria-label={say('give.less', named)}
        disabled={(shares[seat] ?? 0) === 0}
        onClick={() => setShares(takeBack(shares, seat))}
      >
        <Mark id="i-minus" />
      </button>
      <output>{shares[seat] ?? 0}</output>
      <button
        type="button"
        aria-label={say('give.more', named)}
        disabled={!mayGive(options, shares, seat)}
        onClick={() => setShares(give(options, shares, seat))}
      >
        <Mark id="i-plus" />
      </button>
    </span>
  );
}

export function Sharing({ table, asked, sharing: { options } }: SharingProps): ReactNode {
  const { act } = useDeciding();
  const say = usePromptText();
  const words = useWords(table);
  const { draft, choice, question } = asked;
  const { shares } = draft;
  const { order, methuselahs } = words.view.table;
  const seats = order.filter((seat) => options.some((option) => option[seat]! > 0));
  return (
    <div className="prompt-sharing">
      <p className="prompt-next" role="status">
        {say('give.left', { left: leftToGive(options, shares) })}
      </p>
      <ul>
        {seats.map((seat) => (
          <li key={seat}>
            <b>{words.who(seat)}</b>
            <span className="prompt-sharing-pool">{methuselahs[seat]!.pool}</span>
            <Share options={options} shares={shares} seat={seat} named={words.naming({ seat })} />
          </li>
        ))}
      </ul>
      {typeof choice === 'number' && (
        <button type="button" className="button go prompt-done" onClick={act}>
          {words.option(question, asked.options[choice])}
          <kbd aria-hidden="true">Enter</kbd>
        </button>
      )}
    </div>
  );
}
