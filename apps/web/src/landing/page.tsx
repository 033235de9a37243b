// The first page: what this is, and two games that begin with a click.

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Mark } from '../marks/mark.tsx';
import { Page } from '../shell/page.tsx';
import { Poster } from './poster.tsx';
import { useWords } from './text/words.ts';
import { Waiting } from './waiting.tsx';
import './landing.css';
import './poster.css';

const POINTS = ['point.free', 'point.rules', 'point.decks', 'point.sealed'] as const;

function Hero(): ReactNode {
  const say = useWords();
  return (
    <section className="landing-hero">
      <h1>
        <span>{say('title.first')}</span> <span>{say('title.second')}</span>
      </h1>
      <p>{say('what')}</p>
      <ul>
        {POINTS.map((key) => (
          <li key={key}>
            <Mark id="i-check" />
            <span>{say(key)}</span>
          </li>
        ))}
      </ul>
      <div className="landing-ways">
        <Link href="/lobby#new" className="button">
          {say('friends')}
        </Link>
        <Link href="/lobby">{say('watch')}</Link>
      </div>
    </section>
  );
}

function Footer(): ReactNode {
  const say = useWords();
  return (
    <>
      <p>{say('legal')}</p>
      <nav aria-label={say('footer')}>
        <Link href="/help">{say('footer.help')}</Link>
        <a href="/api">{say('footer.programs')}</a>
      </nav>
    </>
  );
}

export function Landing(): ReactNode {
  return (
    <Page title="" className="landing" footer={<Footer />}>
      <Waiting />
      <div className="landing-main">
        <Hero />
        <div className="landing-games">
          <Poster game="vtes" />
          <Poster game="nosferatu" />
        </div>
      </div>
    </Page>
  );
}
