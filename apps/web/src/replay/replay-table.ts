// A game that is over, as a table: the boards draw it like any other. It is made step by step from what the server
// tells, and goes to any step at once.

import { Refused, request } from '../net/http.ts';
import { type Store, store } from '../net/store.ts';
import { EMPTY } from '../table/empty-table.ts';
import type { AnyEvent, AnyView, GameClient, LiveTable, LoggedLine, TableState } from '../table/types.ts';
import { aboutOf, type Eyes, type ReplayInfo } from './replay-info.ts';

interface Step {
  readonly when: number;
  readonly events: readonly AnyEvent[];
  readonly waiting: TableState['waiting'];
}
interface Page extends Omit<Step, 'when'> {
  readonly view: AnyView;
  readonly steps: readonly Step[];
}

/** Where a turn begins. */
export interface Turn {
  readonly at: number;
  readonly turn: number;
  readonly seat: number | null;
}

/** After a step. */
interface Position {
  readonly view: AnyView;
  readonly waiting: TableState['waiting'];
  /** Its lines in the log. */
  readonly from: number;
  readonly to: number;
}

export interface Progress {
  readonly at: number;
  /** Steps that are known by now. */
  readonly loaded: number;
  readonly turns: readonly Turn[];
  /** Nothing is said about this step. */
  readonly quiet: boolean;
}

export interface Replay {
  readonly table: LiveTable;
  readonly progress: Store<Progress>;
  /** To the position after so many steps, as soon as it is known. */
  readonly go: (this: void, at: number) => void;
  /** Reads it all; thrown is why not. */
  readonly read: (this: void) => Promise<void>;
}

const A_PAGE = 200;
const MOST_LINES = 600;

/** Where all is open: the seats that were told the secret. */
type OpenEvent = AnyEvent & { readonly to?: readonly number[] };

/** Everybody's eyes see the table, and what each seat saw besides. */
function followAll({ follow }: GameClient, { table, all = [] }: AnyView, event: OpenEvent): AnyView {
  const { to = [], ...told } = event;
  const { secret: _secret, ...open } = told;
  return {
    table: follow({ table, own: null }, open, null).table,
    own: null,
    all: all.map((own, seat) => follow({ table, own }, to.includes(seat) ? told : open, seat).own),
  };
}

/** The steps as they become known: positions, what is told, turns. */
function book(client: GameClient, eyes: Eyes) {
  const positions: Position[] = [];
  const lines: LoggedLine[] = [];
  const turns: Turn[] = [];
  const seat = typeof eyes === 'number' ? eyes : null;

  function noteTurn({ type, data }: AnyEvent): void {
    if (type !== 'turn') return;
    const { turn, seat: whose = null } = data as { turn: number; seat?: number };
    turns.push({ at: positions.length, turn, seat: whose });
  }
  function follow(before: AnyView, event: OpenEvent, when: number): AnyView {
    lines.push(...client.tell(event, before).map((line) => ({ ...line, when })));
    noteTurn(event);
    return eyes === 'all' ? followAll(client, before, event) : client.follow(before, event, seat);
  }
  return {
    positions,
    lines,
    turns,
    /** How it came to the first position is not told: cards were dealt. */
    begin: ({ view, waiting, events }: Page): void => {
      events.forEach(noteTurn);
      positions.push({ view, waiting, from: 0, to: 0 });
    },
    add: ({ events, waiting, when }: Step): void => {
      const from = lines.length;
      let { view } = positions.at(-1)!;
      for (const event of events) view = follow(view, event, when);
      positions.push({ view, waiting, from, to: lines.length });
    },
  };
}

const stepsOf = (token: string, from: number, eyes: Eyes): Promise<Page> =>
  request(
    'GET',
    `/api/replays/${token}/steps?from=${from}&most=${A_PAGE}${eyes === null ? '' : `&as=${eyes}`}`,
  );

/** Nobody answers for those who played. */
const refused = (): Promise<never> => Promise.reject(new Refused({ why: 'over' }));

const firstState = (info: ReplayInfo, client: GameClient, eyes: Eyes): TableState => ({
  ...EMPTY,
  about: aboutOf(info, eyes),
  client,
  seat: typeof eyes === 'number' ? eyes : null,
  at: 0,
});

export function openReplay(
  token: string,
  info: ReplayInfo,
  client: GameClient,
  eyes: Eyes,
  at: number,
): Replay {
  const { positions, lines, turns, begin, add } = book(client, eyes);
  let wanted = at;
  const state = store(firstState(info, client, eyes));
  const progress = store<Progress>({ at: 0, loaded: 0, turns, quiet: true });

  function show(): void {
    const now = Math.min(wanted, positions.length - 1);
    const { view, waiting, from, to } = positions[now]!;
    const log = lines.slice(Math.max(0, to - MOST_LINES), to);
    if (state.get().at !== now || state.get().view === null)
      state.set({ ...state.get(), at: now, view, waiting, log, news: lines.slice(from, to) });
    progress.set({ at: now, loaded: positions.length - 1, turns: [...turns], quiet: from === to });
  }
  async function read(): Promise<void> {
    while (positions.length <= (info.steps ?? 0)) {
      const page = await stepsOf(token, Math.max(0, positions.length - 1), eyes);
      if (positions.length === 0) begin(page);
      if (page.steps.length === 0) break;
      page.steps.forEach(add);
      // whoever looks through other eyes stays where they were
      if (positions.length > wanted) show();
    }
    show();
  }
  return {
    table: { id: '', state, replayed: true, answer: refused, say: refused, close: () => undefined },
    progress,
    go(to) {
      wanted = Math.max(0, Math.min(to, info.steps ?? 0));
      show();
    },
    read,
  };
}
