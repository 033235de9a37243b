// The table of Nosferatu: talk in the middle, seats around it as they play, what lies open beside it, what is yours below.

import type { Own, Table } from '@nocturne/nosferatu';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from '../net/store.ts';
import { change, settings } from '../settings/settings.ts';
import { useOnPage } from '../shell/on-page.ts';
import { Announcer } from '../table/announcer.tsx';
import { useKeys } from '../table/keys.ts';
import { KeysSheet } from '../table/keys-sheet.tsx';
import { LineBar } from '../table/line-bar.tsx';
import { TableMenu } from '../table/table-menu.tsx';
import { announceTurn } from '../table/turn-signal.ts';
import type { LiveTable } from '../table/types.ts';
import { Wishes } from '../table/wishes.tsx';
import { useReader } from '../text/reader.tsx';
import { clockCards } from './clock.tsx';
import { Held, Role } from './mine.tsx';
import { type Nos, NosContext, useNos } from './nos.ts';
import { useNotes } from './notes.ts';
import { Prompt, usePromptWords } from './prompt.tsx';
import { LeftRail, RightRail } from './rails.tsx';
import { Result } from './result.tsx';
import { Seat } from './seat.tsx';
import { SeatSheet } from './seat-sheet.tsx';
import { ringOf } from './seats.ts';
import { lastWords } from './talk-lines.ts';
import { Talk, useHeard } from './talk.tsx';
import { useTexts } from './texts.ts';
import { say as sayTold, told } from './told.ts';
import { Top } from './top.tsx';
import { useDeciding } from './use-deciding.ts';
import './nosferatu.css';
import './cards.css';
import './seats.css';
import './mine.css';
import './phone.css';

type Panel = 'menu' | 'keys' | 'result' | { readonly seat: number } | null;

/** Covered once, covered when the page is loaded again. */
const HIDDEN_AS = 'nosferatu hidden';
function useHidden(): [boolean, (hidden: boolean) => void] {
  const [isHidden, setHidden] = useState(() => sessionStorage.getItem(HIDDEN_AS) === 'yes');
  const hide = (hidden: boolean): void => {
    setHidden(hidden);
    sessionStorage.setItem(HIDDEN_AS, hidden ? 'yes' : 'no');
  };
  return [isHidden, hide];
}

function useTable(table: LiveTable, openSeat: Nos['openSeat']): Nos {
  const state = useStore(table.state);
  const deciding = useDeciding(table, state);
  const [isHidden, hide] = useHidden();
  const [alone, speakAlone] = useState<number | null>(null);
  const [notes, note] = useNotes(table.id);
  const about = state.about!;
  const { all } = state.view!;
  const shown = state.view!.table as Table;
  const own = state.view!.own as Own | null;
  // it is over, and yet to be seen
  const [isReplay] = useState(() => about.status === 'over' && shown.over === null);
  return {
    table,
    state,
    about,
    isReplay,
    shown,
    own,
    eyesOn: (seat) => (all as readonly Own[] | undefined)?.[seat] ?? own,
    names: about.chairs.map(({ name }) => name),
    deciding,
    isHidden,
    hide,
    openSeat,
    alone,
    speakAlone,
    notes,
    note,
  };
}

function Seats(): ReactNode {
  const { names, own, state, about } = useNos();
  const heard = useHeard();
  const words = lastWords(state.log, state.chat);
  const ring = ringOf(names.length, own?.seat ?? null);
  const around = own === null ? ring.length : ring.length - 1;
  return (
    <div className={`nosf-seats of-${names.length}`} data-status={about.status}>
      {ring.map((seat, index) => {
        const said = words.get(seat);
        return (
          <Seat
            key={seat}
            seat={seat}
            index={index}
            count={around}
            says={said === undefined ? undefined : heard(said).text}
          />
        );
      })}
    </div>
  );
}

/** What happened, for those who hear the table; what is asked, for those who look elsewhere too. */
function Heard(): ReactNode {
  const { language, format } = useReader();
  const { state, names } = useNos();
  const asked = usePromptWords();
  useEffect(() => {
    document.title = 'Nosferatu · Nocturne';
  }, []);
  const serial = state.question?.serial;
  const signal = useEffectEvent(() => announceTurn(asked));
  useEffect(() => (serial === undefined ? undefined : signal()), [serial]);
  const news = state.news.map((line) => sayTold(told(line), { language, format, seats: names }));
  return <Announcer asked={asked} news={news} />;
}

function useTableKeys(nos: Nos, open: (panel: Panel) => void, input: RefObject<HTMLInputElement | null>) {
  const { deciding, own, names, isHidden, hide } = nos;
  const ring = ringOf(names.length, own?.seat ?? null);
  const seats = own === null ? ring : [own.seat, ...ring.slice(0, -1)];
  const byNumber = [...deciding.lit].map(
    ([thing, key]) => [String(key), () => deciding.press(thing)] as const,
  );
  const bySeat = seats.map((seat, index) => [`Shift+${index + 1}`, () => open({ seat })] as const);
  useKeys({
    ...Object.fromEntries([...byNumber, ...bySeat]),
    Enter: () => deciding.act('key'),
    Escape: deciding.putBack,
    s: deciding.swap,
    h: () => hide(!isHidden),
    t: () => input.current?.focus(),
    o: () => open('menu'),
    m: () => change({ sound: !settings.get().sound }),
    '?': () => open('keys'),
  });
}

function Panels({ panel, close }: { readonly panel: Panel; readonly close: () => void }): ReactNode {
  const say = useTexts();
  const { table } = useNos();
  if (panel === null) return null;
  if (panel === 'menu') return <TableMenu table={table} onClose={close} />;
  if (panel === 'result') return <Result onClose={close} />;
  if (panel !== 'keys') return <SeatSheet seat={panel.seat} onClose={close} />;
  return (
    <KeysSheet
      onClose={close}
      keys={[
        ['1–9', say('key.numbers')],
        ['Enter', say('key.enter')],
        ['Esc', say('key.escape')],
        ['S', say('key.swap')],
        ['H', say('key.hide')],
        ['T', say('key.talk')],
        ['⇧ 1–8', say('key.seats')],
        ['O', say('key.menu')],
        ['M', say('key.sound')],
        ['?', say('key.keys')],
      ]}
    />
  );
}

/** The result comes once it has been seen what brought it about. */
const PAUSE_BEFORE_RESULT = 1600;
function useResult(isOver: boolean, show: () => void): void {
  const come = useEffectEvent(show);
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(come, PAUSE_BEFORE_RESULT);
    return () => clearTimeout(timer);
  }, [isOver]);
}

export function Board({ table }: { readonly table: LiveTable }): ReactNode {
  const [panel, setPanel] = useState<Panel>(null);
  const nos = useTable(table, (seat) => setPanel(seat === null ? null : { seat }));
  const input = useRef<HTMLInputElement>(null);
  useTableKeys(nos, setPanel, input);
  useOnPage('with-nosf');
  const { shown, own } = nos;
  useResult(shown.over !== null && !nos.isReplay, () => setPanel('result'));
  const look = ['nosf', own?.keeper ? 'of-renfield' : '', own === null ? 'watched' : ''].join(' ');
  return (
    <NosContext value={nos}>
      <div className={look}>
        <Heard />
        <Top onKeys={() => setPanel('keys')} onMenu={() => setPanel('menu')} />
        <div className="nosf-bars">
          <LineBar />
          <Wishes table={table} />
        </div>
        <main className="nosf-table">
          <div className="nosf-mine">
            <Prompt onResult={() => setPanel('result')} />
            <Held />
            <Role />
          </div>
          <div className="nosf-round">
            <Seats />
            <Talk input={input} />
          </div>
          <LeftRail />
          <RightRail />
          {clockCards(shown).hasDawned && <div className="nosf-dawn" aria-hidden="true" />}
        </main>
        <Panels panel={panel} close={() => setPanel(null)} />
      </div>
    </NosContext>
  );
}
