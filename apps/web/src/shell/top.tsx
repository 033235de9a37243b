// The bar at the top of every page but the table: where one can go, the language, the settings, who one is.
// On narrow screens ways and languages fold into menus; they are the same lists.

import type { Language } from '@nocturne/kernel';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { Mark } from '../marks/mark.tsx';
import { me, whoIsKnown } from '../net/person.ts';
import { useStore } from '../net/store.ts';
import { useReader, useSpeak } from '../text/reader.tsx';
import { LANGUAGE_NAMES } from './languages.ts';
import { openSheet } from './sheets.ts';
import './top.css';

const NAMED = Object.entries(LANGUAGE_NAMES) as [Language, string][];

/** A menu has been used: it closes. */
const fold = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
  const menu = currentTarget.closest<HTMLElement>('[popover]');
  if (menu?.matches(':popover-open') === true) menu.hidePopover();
};

const WAYS = [
  ['/lobby', 'nav.play'],
  ['/decks', 'nav.decks'],
  ['/help', 'nav.rules'],
] as const;

function Ways(): ReactNode {
  const { say } = useReader();
  const [here] = useLocation();
  return (
    <nav id="ways" className="top-ways" popover="auto" aria-label={say('nav.main')}>
      {WAYS.map(([href, key]) => (
        <Link
          key={href}
          href={href}
          onClick={fold}
          aria-current={here === href || here.startsWith(`${href}/`) ? 'page' : undefined}
        >
          {say(key)}
        </Link>
      ))}
    </nav>
  );
}

function Languages(): ReactNode {
  const { say, language } = useReader();
  const speak = useSpeak();
  return (
    <div
      id="languages"
      className="top-languages"
      popover="auto"
      role="group"
      aria-label={say('nav.language')}
    >
      {NAMED.map(([code, name]) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={(event) => {
            fold(event);
            speak(code);
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function Myself(): ReactNode {
  const { say } = useReader();
  const person = useStore(me);
  useEffect(() => void whoIsKnown(), []);
  const name = person?.name ?? say('nav.sign-in');
  return (
    <button
      type="button"
      className="top-button top-me"
      aria-haspopup="dialog"
      aria-label={person?.name === undefined ? name : say('nav.me', { name })}
      onClick={() => openSheet('account')}
    >
      <Mark id="t-ally" />
      <span>{name}</span>
    </button>
  );
}

export function Top(): ReactNode {
  const { say, language } = useReader();
  const now = say('nav.language-now', { language: LANGUAGE_NAMES[language] });
  return (
    <header className="top">
      <Link href="/" className="wordmark">
        Nocturne
      </Link>
      <button type="button" className="top-button top-menu" popoverTarget="ways" aria-label={say('nav.menu')}>
        <Mark id="i-menu" />
      </button>
      <Ways />
      <button type="button" className="top-button top-globe" popoverTarget="languages" aria-label={now}>
        <Mark id="i-globe" />
        <span aria-hidden="true">{language.toUpperCase()}</span>
      </button>
      <Mark id="i-globe" className="mark top-globe-sign" />
      <Languages />
      <button
        type="button"
        className="top-button"
        aria-haspopup="dialog"
        aria-label={say('nav.settings')}
        onClick={() => openSheet('settings')}
      >
        <Mark id="i-gear" />
      </button>
      <Myself />
    </header>
  );
}
