// The menu of a table: what is not part of the game.

import { LANGUAGES } from '@nocturne/kernel';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { request } from '../net/http.ts';
import { useStore } from '../net/store.ts';
import { openSheet } from '../shell/sheets.ts';
import { useReader, useSpeak } from '../text/reader.tsx';
import { useNotice, type Notices } from './notice.ts';
import { Sheet } from '../shell/sheet.tsx';
import { useTableTexts } from './texts.ts';
import type { LiveTable } from './types.ts';

interface MenuProps {
  readonly table: LiveTable;
  readonly onClose: () => void;
  /** What the game has in the menu besides. */
  readonly children?: ReactNode;
}
type PartProps = Pick<MenuProps, 'table' | 'onClose'> & Pick<Notices, 'trying' | 'setNotice'>;

function Play({ table, onClose, trying }: PartProps): ReactNode {
  const say = useTableTexts();
  const { about, seat } = useStore(table.state);
  if (seat === null || about?.status !== 'playing') return null;
  const bot = about.standIns?.includes(seat) ?? false;
  const ask = async (deed: Promise<unknown>): Promise<void> => {
    if (await trying(deed)) onClose();
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void ask(table.say({ type: 'take-back' }))}>
        {say('menu.take-back')}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => void ask(table.say({ type: 'stand-in', bot: !bot }))}
      >
        {say(bot ? 'menu.come-back' : 'menu.stand-in')}
      </button>
    </>
  );
}

/** Two presses: who leaves cannot come back. */
function Leave({ table, trying }: PartProps): ReactNode {
  const say = useTableTexts();
  const [, go] = useLocation();
  const [sure, setSure] = useState(false);
  const { about, seat } = useStore(table.state);
  if (seat === null || about?.status !== 'playing') return null;
  const leave = async (): Promise<void> => {
    if (!sure) setSure(true);
    else if (await trying(request('DELETE', `/api/tables/${table.id}/seats/mine`))) go('/lobby');
  };
  return (
    <button type="button" className="button" onClick={() => void leave()}>
      {say(sure ? 'menu.leave-sure' : 'menu.leave')}
    </button>
  );
}

function Others({ table, trying }: PartProps): ReactNode {
  const say = useTableTexts();
  const { about, seat: own, present } = useStore(table.state);
  const people = (about?.chairs ?? []).flatMap(({ name, bot }, seat) =>
    bot !== null || seat === own ? [] : [{ name, seat }],
  );
  if (people.length === 0) return null;
  const isMuted = (seat: number): boolean => about!.mutes.some((mute) => mute.seat === seat);
  const mute = (seat: number): void =>
    void trying(table.say({ type: 'mute', whom: { seat }, everyone: false, muted: !isMuted(seat) }));
  const mayReplace = (seat: number): boolean =>
    own !== null && about!.status === 'playing' && !present.includes(seat);
  return (
    <section className="menu-part">
      <h3 className="label">{say('menu.people')}</h3>
      {people.map(({ name, seat }) => (
        <div key={seat} className="menu-row">
          <button type="button" className="button" onClick={() => mute(seat)}>
            {say(isMuted(seat) ? 'menu.unmute' : 'menu.mute', { seat: name })}
          </button>
          {mayReplace(seat) && (
            <button
              type="button"
              className="button"
              onClick={() => void trying(table.say({ type: 'replace', seat }))}
            >
              {say('menu.replace', { seat: name })}
            </button>
          )}
        </div>
      ))}
    </section>
  );
}

/** Every language in its own words. */
const named = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

function Languages(): ReactNode {
  const say = useTableTexts();
  const { language } = useReader();
  const speak = useSpeak();
  return (
    <label className="menu-language">
      <span className="label">{say('menu.language')}</span>
      <select
        value={language}
        onChange={({ target }) => speak(LANGUAGES.find((one) => one === target.value) ?? language)}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {named(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The way here for others; a game that is seen again has an address of its own. */
function linkTo(table: LiveTable): string {
  if (table.replayed === true) return location.href;
  const { invite } = table.state.get().about ?? {};
  const query = invite === undefined ? '' : `?invite=${invite}`;
  return `${location.origin}/tables/${table.id}${query}`;
}

export function TableMenu({ table, onClose, children }: MenuProps): ReactNode {
  const say = useTableTexts();
  const { notice, setNotice, trying } = useNotice(table);
  const part = { table, onClose, trying, setNotice };
  const { about, seat } = useStore(table.state);
  const keepsSeat = seat !== null && about?.status === 'playing';
  const copy = (): void =>
    void trying(navigator.clipboard.writeText(linkTo(table))).then(
      (done) => done && setNotice(say('menu.copied')),
    );
  return (
    <Sheet title={say('menu.title')} onClose={onClose} className="small">
      <p role="status">{notice}</p>
      {children}
      <Play {...part} />
      <Others {...part} />
      <Languages />
      <button
        type="button"
        className="button"
        onClick={() => {
          onClose();
          openSheet('settings');
        }}
      >
        {say('menu.settings')}
      </button>
      <button type="button" className="button" onClick={copy}>
        {say('menu.invite')}
      </button>
      <Link href="/lobby" className="button">
        {say(keepsSeat ? 'menu.lobby' : 'over.lobby')}
      </Link>
      <Leave {...part} />
    </Sheet>
  );
}
