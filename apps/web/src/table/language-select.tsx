// The language, above a table.

import { LANGUAGES } from '@nocturne/kernel';
import type { ReactNode } from 'react';
import { useReader, useSpeak } from '../text/reader.tsx';

export function LanguageSelect({
  label,
  className,
}: {
  readonly label: string;
  readonly className: string;
}): ReactNode {
  const { language } = useReader();
  const speak = useSpeak();
  return (
    <select
      className={className}
      aria-label={label}
      value={language}
      onChange={({ target }) => speak(LANGUAGES.find((one) => one === target.value) ?? language)}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one}>
          {one.toUpperCase()}
        </option>
      ))}
    </select>
  );
}
