// A table as this browser knows it: what the server told, step by step. It draws nothing and knows no game.

import type { ReasonMessage, ServerMessage } from '@nocturne/protocol';
import type { About } from '../net/about.ts';
import { Refused } from '../net/http.ts';
import { ask, clockAhead, listen } from '../net/line.ts';
import { type Store, store } from '../net/store.ts';
import { EMPTY } from './empty-table.ts';
import { keepTable, keptTable } from './kept-table.ts';
import { followed, MOST_LINES, readPast } from './past.ts';
import type { AnyView, GameClient, LiveTable, LoggedLine, LogLine, Said, TableState } from './types.ts';

function longer(log: readonly LoggedLine[], lines: readonly LogLine[]): readonly LoggedLine[] {
  const when = Date.now() + clockAhead.get();
  return lines.length === 0 ? log : [...log, ...lines.map((line) => ({ ...line, when }))].slice(-MOST_LINES);
}

function afterEvents(state: TableState, message: Said<'events'>): TableState {
  const { client, view: before, seat } = state;
  const { view, lines } =
    client === null || before === null
      ? { view: before, lines: [] }
      : followed(client, before, seat, message.events);
  const { at, question, waiting, clock } = message;
  return {
    ...state,
    refusal: null,
    at,
    view,
    log: longer(state.log, lines),
    news: lines,
    ...(question === undefined ? {} : { question }),
    ...(waiting === undefined ? {} : { waiting }),
    ...(clock === undefined ? {} : { clock }),
  };
}

type Load = (game: string) => Promise<GameClient>;

async function afterTable(state: TableState, message: Said<'table'>, load: Load): Promise<TableState> {
  const { at, seat, view, question, waiting, clock } = message;
  const about = (message.about as About | null) ?? state.about;
  const client = state.client ?? (await load(about!.game));
  return {
    ...state,
    refusal: null,
    about,
    client,
    at,
    seat,
    view: view as AnyView,
    question,
    waiting,
    clock,
    news: [],
  };
}

const withChat = (state: TableState, { type: _type, table: _table, ...line }: Said<'chat'>): TableState =>
  state.chat.some(({ number }) => number === line.number) ? state : { ...state, chat: [...state.chat, line] };

async function after(state: TableState, message: ServerMessage, load: Load): Promise<TableState> {
  switch (message.type) {
    case 'table':
      return afterTable(state, message, load);
    case 'events':
      return afterEvents(state, message);
    case 'about':
      return { ...state, about: message.about as About };
    case 'chat':
      return withChat(state, message);
    case 'presence':
      return { ...state, present: message.seats };
    case 'refused':
      return { ...state, refusal: message.reason };
    default:
      return state;
  }
}

/** Fills the log with what happened before a table was shown. Whoever saw a move taken back saw all that was before it. */
function pastOf(id: string, invite: string | undefined, state: Store<TableState>) {
  let asked = 0;
  return async ({ at, about }: Said<'table'>): Promise<void> => {
    if (at === 0 || about === null) return;
    asked += 1;
    const mine = asked;
    const { client, seat, log } = state.get();
    const last = log.at(-1);
    const past = await readPast(id, invite, client!, seat, at);
    if (mine !== asked) return;
    const now = state.get();
    const since = last === undefined ? now.log : now.log.slice(now.log.lastIndexOf(last) + 1);
    state.set({ ...now, log: [...past, ...since].slice(-MOST_LINES) });
  };
}

/** What is said to watch a table: what is known of it already. */
const resumed = (table: string, invite: string | undefined, { at, view, chat }: TableState) => ({
  table,
  ...(invite === undefined ? {} : { invite }),
  ...(view === null ? {} : { from: at }),
  ...(chat.length === 0 ? {} : { chat: chat.at(-1)!.number }),
});

/** What cannot be followed, say because the server is newer than this page, is looked at as a whole. */
function startOver(state: Store<TableState>, whole: ReturnType<typeof resumed>, error: unknown): void {
  console.error(error);
  state.set({ ...state.get(), question: null });
  ask({ type: 'watch', ...whole }).catch(() => undefined);
}

/** What becomes known in one burst is shown at once: drawing the table anew for every message of it takes too long. */
function shownInTime(known: Store<TableState>): Store<TableState> {
  const shown = store(known.get());
  let news: LogLine[] = [];
  let last = known.get().news;
  let due = false;
  const show = (): void => {
    due = false;
    shown.set({ ...known.get(), news });
    news = [];
  };
  known.subscribe(() => {
    const latest = known.get().news;
    if (latest !== last) news.push(...latest);
    last = latest;
    if (!due) setTimeout(show);
    due = true;
  });
  return shown;
}

const nothing = (): void => undefined;

export function openTable(id: string, invite: string | undefined, load: Load): LiveTable {
  const state = store<TableState>(EMPTY);
  // in order, though the first has to wait for the game's client
  let heard: Promise<void> = keptTable(id, load).then((kept) => {
    if (kept !== undefined) state.set({ ...EMPTY, ...kept });
  });
  const fillLog = pastOf(id, invite, state);
  const hear = (message: ServerMessage): void => {
    heard = heard
      .then(async () => {
        state.set(await after(state.get(), message, load));
        // a table is played without it, too
        if (message.type === 'table') void fillLog(message).catch(() => undefined);
      })
      .catch((error: unknown) => startOver(state, resumed(id, invite, EMPTY), error));
  };
  let stop = nothing;
  let open = true;
  void heard.then(() => {
    if (open) stop = listen(id, { watch: () => resumed(id, invite, state.get()), hear });
  });
  const keep = (): void => keepTable(id, state.get());
  globalThis.addEventListener('pagehide', keep);
  return {
    id,
    state: shownInTime(state),
    async answer(serial, choice) {
      await ask({
        type: 'move',
        table: id,
        serial,
        choice: typeof choice === 'number' ? choice : [...choice],
      });
    },
    say: (request) => ask({ ...request, table: id }),
    close() {
      open = false;
      globalThis.removeEventListener('pagehide', keep);
      stop();
    },
  };
}

/** The reason of an error that a request threw. */
export const reasonOf = (error: unknown): ReasonMessage =>
  error instanceof Refused ? error.reason : { why: 'fault' };
