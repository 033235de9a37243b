// The table options of Nosferatu, in the game's own words: those that change an evening first, the fine print folded.

import { CHOICES, nosferatuMessages, type NosferatuMessageKey } from '@nocturne/nosferatu';
import type { ReactNode } from 'react';
import { Field } from '../shell/controls.tsx';
import { useReader } from '../text/reader.tsx';
import { withOption } from './draft.ts';
import type { DraftProps } from './draft-props.ts';
import { useWords } from './text/words.ts';

type Option = keyof typeof CHOICES;
const OPTIONS = Object.keys(CHOICES) as Option[];
const FIRST: readonly Option[] = ['renfield', 'private_chat', 'discard_memory', 'bites_to_win'];
/** What leaves no choice is not asked. */
const REST = OPTIONS.filter((option) => !FIRST.includes(option) && CHOICES[option].length > 1);

function OptionField({ option, draft, change }: DraftProps & { readonly option: Option }): ReactNode {
  const { language } = useReader();
  const messages = nosferatuMessages[language];
  const values: readonly (string | boolean)[] = CHOICES[option];
  const usual = values[0]!;
  const now = draft.options[option] ?? usual;
  const choose = (text: string): void => {
    const value = values.find((one) => String(one) === text) ?? usual;
    change({ options: withOption(draft.options, option, value, usual) });
  };
  return (
    <Field label={messages[`table-option.${option}`]}>
      {(id) => (
        <select id={id} value={String(now)} onChange={({ target }) => choose(target.value)}>
          {values.map((value) => (
            <option key={String(value)} value={String(value)}>
              {messages[`table-value.${option}.${String(value)}` as NosferatuMessageKey]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export default function NosferatuOptions(props: DraftProps): ReactNode {
  const say = useWords();
  return (
    <>
      {FIRST.map((option) => (
        <OptionField key={option} option={option} {...props} />
      ))}
      <details>
        <summary>{say('options.more')}</summary>
        <div className="new-table-fold">
          {REST.map((option) => (
            <OptionField key={option} option={option} {...props} />
          ))}
        </div>
      </details>
    </>
  );
}
