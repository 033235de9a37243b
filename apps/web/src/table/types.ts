// A table and the client of its game, as both know each other.

import type { Language } from '@nocturne/kernel';
import type { Question, ReasonMessage, ServerMessage } from '@nocturne/protocol';
import type { ComponentType } from 'react';
import type { About } from '../net/about.ts';
import type { Request } from '../net/line.ts';
import type { Store } from '../net/store.ts';

/** A view or an event of some game: only its client knows the types. */
export interface AnyView {
  readonly table: object;
  readonly own: object | null;
  /** What each seat sees besides, where all is open: in a replay. */
  readonly all?: readonly (object | null)[];
}
export interface AnyEvent {
  readonly type: string;
  readonly data?: unknown;
  readonly secret?: unknown;
}

/** What is heard of something that happened. */
export type Sound =
  | 'decision'
  | 'card'
  | 'lock'
  | 'blood'
  | 'block'
  | 'strike'
  | 'vote'
  | 'passed'
  | 'failed'
  | 'edge'
  | 'oust'
  | 'clock'
  | 'dawn'
  | 'bite';

/** Something that happened, before it is put into words: a log can be read in any language. */
export interface LogLine {
  readonly told: unknown;
  /** Begins a paragraph: a turn, an end. */
  readonly heading: boolean;
  readonly sound?: Sound | undefined;
}
/** When it was told, by the server's clock: what was said meanwhile stands in between. */
export interface LoggedLine extends LogLine {
  readonly when: number;
}

export interface Words {
  readonly language: Language;
  readonly seats: readonly string[];
  readonly format: (
    message: string,
    language: Language,
    values: Readonly<Record<string, string | number>>,
  ) => string;
}

export interface GameClient {
  readonly follow: (view: AnyView, event: AnyEvent, seat: number | null) => AnyView;
  /** What an event says to whoever had this view before it. */
  readonly tell: (event: AnyEvent, before: AnyView) => readonly LogLine[];
  readonly sentence: (line: LogLine, words: Words) => string;
  readonly reason: (reason: ReasonMessage, view: AnyView | null, words: Words) => string | undefined;
  readonly Board: ComponentType<{ readonly table: LiveTable }>;
}

export type Said<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
export type ChatLine = Omit<Said<'chat'>, 'type' | 'table'>;
export type Waiting = Said<'table'>['waiting'];
export type ClockNow = Said<'table'>['clock'];

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
  readonly log: readonly LoggedLine[];
  /** The events of the last step, for sounds and announcements. */
  readonly news: readonly LogLine[];
}

export interface LiveTable {
  readonly id: string;
  /** Of a game that is over, and only looked at. */
  readonly replayed?: true;
  readonly state: Store<TableState>;
  /** Answers the question; thrown is why not. */
  readonly answer: (serial: number, choice: number | readonly number[]) => Promise<void>;
  /** Anything else that is said about this table. */
  readonly say: (request: TableRequest) => Promise<ServerMessage>;
  readonly close: () => void;
}
type WithoutTable<Message> = Message extends unknown ? Omit<Message, 'table'> : never;
export type TableRequest = WithoutTable<Extract<Request, { table: string }>>;
