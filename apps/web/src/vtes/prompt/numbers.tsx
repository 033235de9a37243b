// Questions for a number, for some of what is offered, or for an order of it.

import type { ReactNode } from 'react';
import { Mark } from '../../marks/mark.tsx';
import { useTableTexts } from '../../table/texts.ts';
import type { LiveTable } from '../../table/types.ts';
import { useDeciding } from './deciding.ts';
import type { Asked } from './draft.ts';
import { useWords } from './use-words.ts';

interface BodyProps {
  readonly table: LiveTable;
  readonly asked: Asked;
}

export function Stepper({
  value,
  values,
  label,
  onChange,
}: {
  readonly value: number;
  /** In rising order. */
  readonly values: readonly number[];
  readonly label: string;
  readonly onChange: (value: number) => void;
}): ReactNode {
  const say = useTableTexts();
  const at = values.indexOf(value);
  return (
    <span className="prompt-stepper" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={say('choose.less')}
        disabled={at <= 0}
        onClick={() => onChange(values[at - 1]!)}
      >
        <Mark id="i-minus" />
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={say('choose.more')}
        disabled={at >= values.length - 1}
        onClick={() => onChange(values[at + 1]!)}
      >
        <Mark id="i-plus" />
      </button>
    </span>
  );
}

export function AmountBody({ table, asked }: BodyProps): ReactNode {
  const { setAmount, act } = useDeciding();
  const words = useWords(table);
  const { question, draft } = asked;
  if (question.kind !== 'amount') return null;
  const values = Array.from({ length: question.max - question.min + 1 }, (_, at) => question.min + at);
  const text = words.option(question, draft.amount);
  return (
    <div className="prompt-armed">
      <div className="prompt-armed-name">
        <Stepper value={draft.amount} values={values} label={text} onChange={setAmount} />
      </div>
      <button type="button" className="button prompt-do" onClick={act}>
        {text}
        <kbd aria-hidden="true">Enter</kbd>
      </button>
    </div>
  );
}

/** Ticks, or numbers where the order counts. */
export function SeveralBody({ table, asked }: BodyProps): ReactNode {
  const { toggle, act } = useDeciding();
  const words = useWords(table);
  const say = useTableTexts();
  const { question, draft, choice, options } = asked;
  if (question.kind === 'amount') return null;
  const most = question.kind === 'some' ? question.max : options.length;
  return (
    <>
      <ul className="prompt-chips">
        {options.map((option, place) => {
          const at = draft.several.indexOf(place);
          return (
            <li key={place}>
              <button type="button" aria-pressed={at >= 0} onClick={() => toggle(place)}>
                {at >= 0 && (question.kind === 'order' ? <kbd>{at + 1}</kbd> : <Mark id="i-check" />)}
                {words.option(question, option)}
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" className="button go prompt-done" disabled={choice === null} onClick={act}>
        {say('choose.done')}
        <span>{say('choose.of', { chosen: draft.several.length, most })}</span>
        <kbd aria-hidden="true">Enter</kbd>
      </button>
    </>
  );
}
