// A page for looking at the cards: every card, size, state and mark, in every language. No link leads here.

import { type Language, LANGUAGES } from '@nocturne/kernel';
import type { ReactNode } from 'react';
import { useReader } from '../text/reader.tsx';
import { Crypt, Library } from './look-cards.tsx';
import { Marks } from './look-marks.tsx';
import { Sizes, States } from './look-states.tsx';
import './look.css';

interface LookProps {
  readonly onLanguage: (language: Language) => void;
}

export default function Look({ onLanguage }: LookProps): ReactNode {
  const { language, say } = useReader();
  return (
    <main className="look">
      <header>
        <span className="wordmark">Nocturne</span>
        <h1>{say('look.title')}</h1>
        <div className="languages" role="group" aria-label={say('look.language')}>
          {LANGUAGES.map((one) => (
            <button key={one} type="button" aria-pressed={one === language} onClick={() => onLanguage(one)}>
              {one}
            </button>
          ))}
        </div>
      </header>
      <Sizes />
      <States />
      <Marks />
      <Crypt />
      <Library />
    </main>
  );
}
