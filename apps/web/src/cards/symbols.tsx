// A text with Disciplines in it, which are drawn, and said to those who do not see them.

import type { ReactNode } from 'react';
import { DisciplineMark } from '../marks/mark.tsx';
import { useReader } from '../text/reader.tsx';
import { DIRECTED, disciplineWords, readSymbols } from './words.ts';

export function Symbols({
  text,
  marksOnly = false,
}: {
  readonly text: string;
  /** Leaves out the words between them: there is room for the marks alone. */
  readonly marksOnly?: boolean;
}): ReactNode {
  const reader = useReader();
  return readSymbols(text).map((part, index) => {
    if (part === DIRECTED)
      return (
        <span key={index} className="symbol">
          <span className="directed" aria-hidden="true">
            D
          </span>
          <span className="unseen">{reader.say('card.directed')}</span>
        </span>
      );
    if (typeof part === 'string') return marksOnly ? null : <span key={index}>{part}</span>;
    return (
      <span key={index} className="symbol">
        <DisciplineMark {...part} />
        <span className="unseen">{disciplineWords(part, reader)}</span>
      </span>
    );
  });
}
