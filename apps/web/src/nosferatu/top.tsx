// Above the table: which turn it is, which phase, and the way to everything else.

import type { Table } from '@nocturne/nosferatu';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Mark } from '../marks/mark.tsx';
import { useStore } from '../net/store.ts';
import { change, settings } from '../settings/settings.ts';
import { openSheet } from '../shell/sheets.ts';
import { LanguageSelect } from '../table/language-select.tsx';
import { useTableTexts } from '../table/texts.ts';
import { useNos } from './nos.ts';
import { useTexts } from './texts.ts';
import '../table/top.css';

const PHASES: readonly Table['phase'][] = ['round', 'effects', 'stake', 'end'];

interface TopProps {
  readonly onKeys: () => void;
  readonly onMenu: () => void;
}

function Phases(): ReactNode {
  const say = useTexts();
  const { phase, turn } = useNos().shown;
  const now = PHASES.indexOf(phase);
  return (
    <ol className="nosf-phases">
      {turn > 0 && <li className="nosf-phase-turn">{say('turn', { turn })}</li>}
      {(phase === 'setup' ? (['setup'] as const) : PHASES).map((one, index) => (
        <li
          key={one}
          className={one === phase ? 'table-phase now' : 'table-phase'}
          aria-current={one === phase ? 'step' : undefined}
        >
          {index < now && <Mark id="i-check" />}
          {say(`phase.${one}`)}
        </li>
      ))}
    </ol>
  );
}

/** What the menu has where there is little room. */
function Reading(): ReactNode {
  const table = useTableTexts();
  return (
    <>
      <LanguageSelect label={table('menu.language')} className="nosf-language" />
      <button
        type="button"
        className="nosf-settings"
        aria-label={table('menu.settings')}
        onClick={() => openSheet('settings')}
      >
        <Mark id="i-gear" />
      </button>
    </>
  );
}

export function Top({ onKeys, onMenu }: TopProps): ReactNode {
  const say = useTexts();
  const table = useTableTexts();
  const { sound } = useStore(settings);
  return (
    <header className="table-top nosf-top">
      <Link href="/lobby" className="wordmark" aria-label={`Nocturne: ${table('over.lobby')}`}>
        Nocturne
      </Link>
      <h1>Nosferatu</h1>
      <Phases />
      <div className="table-tools nosf-tools">
        <Link href="/help" aria-label={table('menu.rules')}>
          <Mark id="i-book" />
        </Link>
        <button
          type="button"
          className={sound ? 'nosf-sound' : 'nosf-sound silent'}
          aria-label={say('sound')}
          aria-pressed={sound}
          onClick={() => change({ sound: !sound })}
        >
          <Mark id="i-sound" />
        </button>
        <Reading />
        <button type="button" className="nosf-keys" aria-label={table('menu.keys')} onClick={onKeys}>
          <Mark id="i-why" />
        </button>
        <button type="button" aria-label={table('menu.open')} aria-haspopup="dialog" onClick={onMenu}>
          <Mark id="i-menu" />
        </button>
      </div>
    </header>
  );
}
