// Where words to look for are typed.

import type { ReactNode } from 'react';
import { Mark } from '../marks/mark.tsx';
import './search-box.css';

interface SearchBoxProps {
  readonly className: string;
  readonly label: string;
  readonly example: string;
  readonly words: string;
  readonly onChange: (words: string) => void;
}

export function SearchBox({ className, label, example, words, onChange }: SearchBoxProps): ReactNode {
  return (
    <label className={`search-box ${className}`}>
      <Mark id="i-search" />
      <span className="unseen">{label}</span>
      <input
        type="search"
        value={words}
        placeholder={example}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
