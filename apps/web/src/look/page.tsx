// A page for looking at the cards: every card, size, state and mark, in every language. No link leads here.

import { LANGUAGES } from '@nocturne/kernel';
import type { ReactNode } from 'react';
import { useReader, useSpeak } from '../text/reader.tsx';
import { Crypt, Library } from './look-cards.tsx';
import { Marks } from './look-marks.tsx';
import { Sizes, States } from './look-states.tsx';
import './look.css';

export default function Look(): ReactNode {
  const speak = useSpeak();
  const { language, say } = useReader();
  return (
    <main className="look">
      <header>
        <span className="wordmark">Nocturne</span>
        <h1>{say('look.title')}</h1>
        <div className="languages" role="group" aria-label={say('look.language')}>
          {LANGUAGES.map((one) => (
            <button key={one} type="button" aria-pressed={one === language} onClick={() => speak(one)}>
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
