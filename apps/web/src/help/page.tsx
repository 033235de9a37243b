// Help: the games, their words, marks and keys.

import { type ReactNode, useState } from 'react';
import { Link, Redirect, Route, Switch, useLocation } from 'wouter';
import { Page } from '../shell/page.tsx';
import { SearchBox } from '../shell/search-box.tsx';
import { useReader } from '../text/reader.tsx';
import { Article } from './article.tsx';
import { found, placesOf } from './finding.ts';
import { Glossary } from './glossary/page.tsx';
import { useGlossaryTexts } from './glossary/text/use.ts';
import { glossary } from './glossary/words.ts';
import { KeysPage } from './keys-page.tsx';
import { MarksPage } from './marks-page.tsx';
import { useRuleTitles } from './rules/use.ts';
import { useHelpTexts } from './text/use.ts';
import './help.css';

const PAGES = ['vtes', 'nosferatu', 'glossary', 'marks', 'keys'] as const;

function Ways(): ReactNode {
  const say = useHelpTexts();
  const [here] = useLocation();
  return (
    <nav className="help-ways" aria-label={say('contents')}>
      {PAGES.map((page) => (
        <Link key={page} href={`/help/${page}`} aria-current={here === `/help/${page}` ? 'page' : undefined}>
          {say(`page.${page}`)}
        </Link>
      ))}
    </nav>
  );
}

function Overview(): ReactNode {
  const say = useHelpTexts();
  return (
    <div className="help-article">
      <h1>{say('title')}</h1>
      <p className="help-lead">{say('lead')}</p>
      <ul className="help-tiles">
        {PAGES.map((page) => (
          <li key={page}>
            <Link href={`/help/${page}`}>
              <h2>{say(`page.${page}`)}</h2>
              <p>{say(`about.${page}`)}</p>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Found({ words, onLeave }: { readonly words: string; readonly onLeave: () => void }): ReactNode {
  const say = useHelpTexts();
  const explained = glossary(useGlossaryTexts(), useReader());
  const places = found(placesOf(say, explained, useRuleTitles()), words);
  return (
    <div className="help-article">
      <p role="status" className="help-lead">
        {places.length === 0 ? say('search.none') : say('search.found', { count: places.length })}
      </p>
      <ul className="help-found">
        {places.map(({ href, title, text }) => (
          <li key={`${href} ${text}`}>
            <Link href={href} onClick={onLeave}>
              <b>{title}</b> {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Search({
  words,
  onChange,
}: {
  readonly words: string;
  readonly onChange: (words: string) => void;
}): ReactNode {
  const say = useHelpTexts();
  return (
    <SearchBox
      className="help-search"
      label={say('search')}
      example={say('search.example')}
      words={words}
      onChange={onChange}
    />
  );
}

function Pages(): ReactNode {
  return (
    <Switch>
      <Route path="/help">
        <Overview />
      </Route>
      <Route path="/help/vtes">
        <Article key="vtes" game="vtes" />
      </Route>
      <Route path="/help/nosferatu">
        <Article key="nosferatu" game="nosferatu" />
      </Route>
      <Route path="/help/glossary">
        <Glossary />
      </Route>
      <Route path="/help/marks">
        <MarksPage />
      </Route>
      <Route path="/help/keys">
        <KeysPage />
      </Route>
      <Route>
        <Redirect to="/help" />
      </Route>
    </Switch>
  );
}

export default function Help(): ReactNode {
  const say = useHelpTexts();
  const [words, setWords] = useState('');
  return (
    <Page title={say('title')} className="help">
      <div className="help-frame">
        <div className="help-side">
          <Search words={words} onChange={setWords} />
          <Ways />
        </div>
        {words.trim() === '' ? <Pages /> : <Found words={words} onLeave={() => setWords('')} />}
      </div>
    </Page>
  );
}
