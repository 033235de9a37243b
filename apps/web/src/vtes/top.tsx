// Above the table: the way out, the turn, and what is not part of the game.

import { memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Mark } from '../marks/mark.tsx';
import { useStore } from '../net/store.ts';
import { change, settings } from '../settings/settings.ts';
import { openSheet } from '../shell/sheets.ts';
import { LanguageSelect } from '../table/language-select.tsx';
import { useTableTexts } from '../table/texts.ts';
import { useHere } from './here.ts';
import { useNarrow } from './media.ts';
import { EndPhase } from './prompt/end-phase.tsx';
import { useUnread } from './rail/rail.tsx';
import { useBoardText } from './board-text.ts';
import { Phases } from './top-phases.tsx';
import '../table/top.css';
import './top.css';

function Sound(): ReactNode {
  const say = useBoardText();
  const { sound } = useStore(settings);
  return (
    <button
      type="button"
      className={sound ? 'vtes-top-wide' : 'vtes-top-wide silent'}
      aria-label={say('top.sound')}
      aria-pressed={sound}
      onClick={() => change({ sound: !sound })}
    >
      <Mark id="i-sound" />
    </button>
  );
}

/** What the menu has where there is little room. */
const WideTools = memo(function WideTools(): ReactNode {
  const say = useBoardText();
  return (
    <>
      <Link href="/help" className="vtes-top-wide" aria-label={say('top.help')}>
        <Mark id="i-book" />
      </Link>
      <Sound />
      <LanguageSelect label={say('top.language')} className="vtes-top-wide" />
      <button
        type="button"
        className="vtes-top-wide"
        aria-label={say('top.settings')}
        onClick={() => openSheet('settings')}
      >
        <Mark id="i-gear" />
      </button>
    </>
  );
});

function LogAndTalk(): ReactNode {
  const { open, sheet } = useHere();
  const say = useBoardText();
  const unread = useUnread(sheet?.is === 'talk');
  const words = unread > 0 ? [say('rail.unread', { count: unread })] : [];
  return (
    <button
      type="button"
      className="vtes-top-narrow"
      aria-label={[say('rail.log'), say('rail.talk'), ...words].join(', ')}
      onClick={() => open({ is: unread > 0 ? 'talk' : 'log' })}
    >
      <Mark id="i-chat" />
      {unread > 0 && <b aria-hidden="true">{unread}</b>}
    </button>
  );
}

export function Top(): ReactNode {
  const { table, seen, me, words, open } = useHere();
  const say = useBoardText();
  const menu = useTableTexts();
  const narrow = useNarrow();
  const { turn, phase, whose } = seen.table;
  return (
    <header className="table-top vtes-top">
      <Link href="/lobby" className="wordmark" aria-label={`Nocturne, ${say('top.lobby')}`}>
        Nocturne
      </Link>
      <h1 className="unseen">{say('top.label', { turn, name: words.seats[whose] ?? '' })}</h1>
      <Phases turn={turn} phase={phase} name={words.seats[whose] ?? ''} isMine={whose === me} />
      {me === null && table.replayed !== true && <p className="vtes-top-watching">{say('top.watching')}</p>}
      <EndPhase table={table} />
      <nav className="table-tools vtes-top-tools">
        {!narrow && <WideTools />}
        <LogAndTalk />
        <button type="button" aria-label={menu('menu.open')} onClick={() => open({ is: 'menu' })}>
          <Mark id="i-menu" />
        </button>
      </nav>
    </header>
  );
}
