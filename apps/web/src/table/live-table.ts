// A table as this browser knows it: what the server told, step by step. It draws nothing and knows no game.

import type { Question, ReasonMessage, ServerMessage } from '@nocturne/protocol';
import type { About } from '../net/about.ts';
import { Refused } from '../net/http.ts';
import { ask, listen, type Request } from '../net/line.ts';
import { type Store, store } from '../net/store.ts';
import { type AnyEvent, type AnyView, gameClient, type GameClient, type LogLine } from './game-client.ts';
import { keptTable, keepTable } from './kept-table.ts';

type Told<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
export type ChatLine = Omit<Told<'chat'>, 'type' | 'table'>;
export type Waiting = Told<'table'>['waiting'];
export type ClockNow = Told<'table'>['clock'];

export interface TableState {
  readonly about: About | null;
  /** Why there is nothing to see. */
  readonly refusal: ReasonMessage | null;
  readonly client: GameClient | null;
  readonly seat: number | null;
  readonly at: number;
  readonly view: AnyView | null;
  readonly question: Question | null;
  readonly waiting: Waiting;
  readonly clock: ClockNow;
  /** Seats whose players are looking. */
  readonly present: readonly number[];
  readonly chat: readonly ChatLine[];
  readonly log: readonly LogLine[];
  /** The events of the last step, for sounds and announcements. */
  readonly news: readonly LogLine[];
}

export interface LiveTable {
  readonly id: string;
  readonly state: Store<TableState>;
  /** Answers the question; thrown is why not. */
  readonly answer: (serial: number, choice: number | readonly number[]) => Promise<void>;
  /** Anything else that is said about this table. */
  readonly say: (request: TableRequest) => Promise<ServerMessage>;
  readonly close: () => void;
}
type Without<Message, Key extends string> = Message extends unknown ? Omit<Message, Key> : never;
export type TableRequest = Without<Extract<Request, { table: string }>, 'table'>;

/** Lines of the log that are kept. */
const MOST_LINES = 600;

const EMPTY: TableState = {
  about: null,
  refusal: null,
  client: null,
  seat: null,
  at: -1,
  view: null,
  question: null,
  waiting: [],
  clock: null,
  present: [],
  chat: [],
  log: [],
  news: [],
};

/** The view after these events, and what they say. */
function followed(
  { client, view, seat }: TableState,
  events: readonly AnyEvent[],
): { view: AnyView | null; lines: LogLine[] } {
  const lines: LogLine[] = [];
  let seen = view;
  if (client === null || seen === null) return { view, lines };
  for (const event of events) {
    lines.push(...client.tell(event, seen));
    seen = client.follow(seen, event, seat);
  }
  return { view: seen, lines };
}

const longer = (log: readonly LogLine[], lines: readonly LogLine[]): readonly LogLine[] =>
  lines.length === 0 ? log : [...log, ...lines].slice(-MOST_LINES);

function afterEvents(state: TableState, message: Told<'events'>): TableState {
  const { view, lines } = followed(state, message.events);
  const { at, question, waiting, clock } = message;
  return {
    ...state,
    at,
    view,
    log: longer(state.log, lines),
    news: lines,
    ...(question === undefined ? {} : { question }),
    ...(waiting === undefined ? {} : { waiting }),
    ...(clock === undefined ? {} : { clock }),
  };
}

async function afterTable(state: TableState, message: Told<'table'>): Promise<TableState> {
  const { at, seat, view, question, waiting, clock } = message;
  const about = (message.about as About | null) ?? state.about;
  const client = state.client ?? (await gameClient(about!.game));
  return { ...state, about, client, at, seat, view: view as AnyView, question, waiting, clock, news: [] };
}

const withChat = (state: TableState, { type: _type, table: _table, ...line }: Told<'chat'>): TableState =>
  state.chat.some(({ number }) => number === line.number) ? state : { ...state, chat: [...state.chat, line] };

async function after(state: TableState, message: ServerMessage): Promise<TableState> {
  switch (message.type) {
    case 'table':
      return afterTable(state, message);
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

export function openTable(id: string, invite: string | undefined): LiveTable {
  const state = store<TableState>(EMPTY);
  // in order, though the first has to wait for the game's client
  let heard: Promise<void> = keptTable(id).then((kept) => {
    if (kept !== undefined) state.set({ ...EMPTY, ...kept });
  });
  const hear = (message: ServerMessage): void => {
    heard = heard.then(async () => state.set(await after(state.get(), message)));
  };
  const watch = () => {
    const { at, view, chat } = state.get();
    return {
      table: id,
      ...(invite === undefined ? {} : { invite }),
      ...(view === null ? {} : { from: at }),
      ...(chat.length === 0 ? {} : { chat: chat.at(-1)!.number }),
    };
  };
  let stop = (): void => undefined;
  let open = true;
  void heard.then(() => {
    if (open) stop = listen(id, { watch, hear });
  });
  const keep = (): void => keepTable(id, state.get());
  globalThis.addEventListener('pagehide', keep);
  return {
    id,
    state,
    async answer(serial, choice) {
      await ask({
        type: 'move',
        table: id,
        serial,
        choice: typeof choice === 'number' ? choice : [...choice],
      });
    },
    say: (request) => ask({ ...request, table: id } as Request),
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
