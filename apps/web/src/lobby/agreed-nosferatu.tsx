// The table options of Nosferatu that are not as usual.

import { nosferatuMessages } from '@nocturne/nosferatu';
import { Fragment, type ReactNode } from 'react';
import type { About } from '../net/about.ts';
import { useReader } from '../text/reader.tsx';
import { useWords } from './text/words.ts';

export default function NosferatuAgreed({ about }: { readonly about: About }): ReactNode {
  const { language } = useReader();
  const say = useWords();
  const messages: Readonly<Record<string, string>> = nosferatuMessages[language];
  const chosen = Object.entries(about.options).filter(([option]) => `table-option.${option}` in messages);
  if (chosen.length === 0)
    return (
      <>
        <dt>{say('options.section')}</dt>
        <dd>{say('options.usual')}</dd>
      </>
    );
  return chosen.map(([option, value]) => (
    <Fragment key={option}>
      <dt>{messages[`table-option.${option}`]}</dt>
      <dd>{messages[`table-value.${option}.${String(value)}`] ?? JSON.stringify(value)}</dd>
    </Fragment>
  ));
}
