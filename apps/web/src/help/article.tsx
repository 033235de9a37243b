// A game on a page, and its rules by number.

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Mark } from '../marks/mark.tsx';
import { chaptersOf, leadOf, type Part, partsOf } from './articles.ts';
import { useRuleTitles } from './rules/use.ts';
import { useHash } from './hash.ts';
import type { Game } from './text/messages.ts';
import { useHelpTexts } from './text/use.ts';

function Led({ text }: { readonly text: string }): ReactNode {
  const [lead, rest] = leadOf(text);
  return (
    <>
      {lead !== '' && <b>{lead}</b>}
      {rest}
    </>
  );
}

function Section({ part }: { readonly part: Part }): ReactNode {
  const say = useHelpTexts();
  const { id, heading, form, paragraphs } = part;
  const List = form === 'steps' ? 'ol' : 'ul';
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{say(heading)}</h2>
      {form === 'text' ? (
        paragraphs.map((key) => <p key={key}>{say(key)}</p>)
      ) : (
        <List className={form}>
          {paragraphs.map((key) => (
            <li key={key}>
              <Led text={say(key)} />
            </li>
          ))}
        </List>
      )}
    </section>
  );
}

function Rules({ rules, marked }: { readonly rules: readonly string[]; readonly marked: string }): ReactNode {
  const titleOf = useRuleTitles();
  return (
    <ul>
      {rules.map((number) => (
        <li key={number} id={number} className={number === marked ? 'marked' : undefined}>
          <a href={`#${number}`}>{number}</a>
          <span>{titleOf(number)}</span>
        </li>
      ))}
    </ul>
  );
}

function Numbered({ game }: { readonly game: Game }): ReactNode {
  const say = useHelpTexts();
  const hash = useHash();
  return (
    <section id="rules" className="help-rules" aria-labelledby="rules-heading">
      <h2 id="rules-heading">{say('rules')}</h2>
      <p>{say('rules.about')}</p>
      {chaptersOf(game).map(({ id, heading, rules }) => (
        <details key={id} id={id} open={rules.includes(hash) || id === hash || undefined}>
          <summary>
            <h3>{say(heading)}</h3>
          </summary>
          <Rules rules={rules} marked={hash} />
        </details>
      ))}
    </section>
  );
}

export function Article({ game }: { readonly game: Game }): ReactNode {
  const say = useHelpTexts();
  const parts = partsOf(game);
  return (
    <article className="help-article">
      <h1>{say(`page.${game}`)}</h1>
      <p className="help-lead">{say(`${game}.lead`)}</p>
      <p>
        <Link href="/lobby" className="button go">
          <Mark id="i-play" />
          {say('play-now')}
        </Link>
      </p>
      <nav className="help-toc" aria-label={say('on-page')}>
        <ul>
          {parts.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{say(heading)}</a>
            </li>
          ))}
          <li>
            <a href="#rules">{say('rules')}</a>
          </li>
        </ul>
      </nav>
      {parts.map((part) => (
        <Section key={part.id} part={part} />
      ))}
      <Numbered game={game} />
    </article>
  );
}
