// Any question as a list in words: what there is no picture for can be answered all the same.

import { type ReactNode, useState } from 'react';
import { useTableTexts } from './texts.ts';

interface Asked {
  readonly kind: 'one' | 'some' | 'order' | 'amount';
  readonly min: number;
  readonly max: number;
}
interface PlainChoiceProps {
  readonly asked: Asked;
  /** The options, in words. */
  readonly words: readonly string[];
  readonly onChoose: (choice: readonly number[]) => void;
}

/** Whether so many are enough, and not too many. */
export const isWhole = ({ kind, min, max }: Asked, chosen: number, options: number): boolean =>
  kind === 'order' ? chosen === options : kind === 'one' ? chosen === 1 : chosen >= min && chosen <= max;

/** Pressed once it is chosen, again it is put back; of one, the last pressed is chosen. */
export const pressed = (kind: Asked['kind'], chosen: readonly number[], index: number): readonly number[] =>
  chosen.includes(index)
    ? chosen.filter((one) => one !== index)
    : kind === 'one'
      ? [index]
      : [...chosen, index];

function Options({ asked, words, onChoose }: PlainChoiceProps): ReactNode {
  const say = useTableTexts();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const whole = isWhole(asked, chosen.length, words.length);
  return (
    <>
      <ol className="plain-choice">
        {words.map((text, index) => (
          <li key={index}>
            <button
              type="button"
              className="button"
              aria-pressed={chosen.includes(index)}
              onClick={() => setChosen(pressed(asked.kind, chosen, index))}
            >
              {asked.kind === 'order' && chosen.includes(index) && <kbd>{chosen.indexOf(index) + 1}</kbd>}
              {text}
            </button>
          </li>
        ))}
      </ol>
      <button type="button" className="button go" disabled={!whole} onClick={() => onChoose(chosen)}>
        {say(asked.kind === 'one' ? 'choose.do' : 'choose.done')}
        {asked.kind === 'some' && <span>{say('choose.of', { chosen: chosen.length, most: asked.max })}</span>}
      </button>
    </>
  );
}

function Amount({ asked: { min, max }, onChoose }: PlainChoiceProps): ReactNode {
  const say = useTableTexts();
  const [amount, setAmount] = useState(min);
  const step = (by: number): void => setAmount(Math.min(max, Math.max(min, amount + by)));
  return (
    <div className="plain-amount">
      <button type="button" className="button" aria-label={say('choose.less')} onClick={() => step(-1)}>
        −
      </button>
      <output>{amount}</output>
      <button type="button" className="button" aria-label={say('choose.more')} onClick={() => step(1)}>
        +
      </button>
      <button type="button" className="button go" onClick={() => onChoose([amount])}>
        {say('choose.done')}
      </button>
    </div>
  );
}

export function PlainChoice(props: PlainChoiceProps): ReactNode {
  return props.asked.kind === 'amount' ? <Amount {...props} /> : <Options {...props} />;
}
