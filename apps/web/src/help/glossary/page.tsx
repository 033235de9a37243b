// The words of the games, each in a sentence.

import type { ReactNode } from 'react';
import { useReader } from '../../text/reader.tsx';
import { useHash } from '../hash.ts';
import { useHelpTexts } from '../text/use.ts';
import { useGlossaryTexts } from './text/use.ts';
import { type Explained, glossary } from './words.ts';

function Words({
  words,
  marked,
}: {
  readonly words: readonly Explained[];
  readonly marked: string;
}): ReactNode {
  return (
    <dl className="help-words">
      {words.map(({ id, name, meaning }) => (
        <div key={id} id={id} className={id === marked ? 'marked' : undefined}>
          <dt>{name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Glossary(): ReactNode {
  const say = useHelpTexts();
  const hash = useHash();
  const words = glossary(useGlossaryTexts(), useReader());
  return (
    <article className="help-article">
      <h1>{say('page.glossary')}</h1>
      <p className="help-lead">{say('about.glossary')}</p>
      {(['vtes', 'nosferatu'] as const).map((game) => (
        <section key={game} aria-labelledby={`words-${game}`}>
          <h2 id={`words-${game}`}>{say(`page.${game}`)}</h2>
          <Words words={words.filter((one) => one.game === game)} marked={hash} />
        </section>
      ))}
    </article>
  );
}
