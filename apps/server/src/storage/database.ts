// A database that speaks SQL which SQLite and PostgreSQL both understand. `?` stands for a value.

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** What a statement is given, and what is told of it. */
export interface Change {
  readonly values: readonly Value[];
  readonly news: string;
}

export interface Statements {
  /** The rows that it returns: of a query, or of a change with RETURNING. */
  all(sql: string, ...values: readonly Value[]): Promise<readonly Row[]>;
  /** A change that is told on a channel once it is through: each row that it returns has its text as `news`. */
  announce(channel: string, sql: string, ...values: readonly Value[]): Promise<readonly Row[]>;
}

/** All its statements count, or none. The work uses those it is given: with the database's own it would wait for itself. */
type Transaction = <Result>(work: (statements: Statements) => Promise<Result>) => Promise<Result>;

export interface Database extends Statements {
  readonly kind: 'sqlite' | 'postgres';
  /**
   * The same change with each of these values, told when the disk has it and made before anything else is read or changed:
   * whoever asks for it knows that each can be made. The embedded database alone: there nobody else can have come before.
   */
  announceSure?(channel: string, sql: string, changes: readonly Change[]): Promise<void>;
  /** A change that can be made anew: a crash may undo it, so that nobody waits for the disk. */
  cache(sql: string, ...values: readonly Value[]): Promise<void>;
  readonly transaction: Transaction;
  /** A transaction beside which no other such transaction runs, in whichever process. */
  readonly alone: Transaction;
  /**
   * Calls back, in whichever process, when something was told on a channel. An empty text: the connection was lost and
   * is back, and what was told meanwhile is not known.
   */
  listen(channel: string, heard: (text: string) => void): Promise<void>;
  /** A copy in another file, of one moment, while it is used; PostgreSQL has means of its own. */
  backup?(path: string): Promise<void>;
  /** Ends when what is under way is done; whatever comes later is refused. */
  close(): Promise<void>;
}

/** A text that both databases keep: libsql ends the process when it reads half a character, and ends a text at NUL. */
export const storable = (text: string): string =>
  text.isWellFormed() && !text.includes('\0') ? text : text.replaceAll('\0', '\uFFFD').toWellFormed();
export const storableValue = (value: Value): Value => (typeof value === 'string' ? storable(value) : value);

/** Another process has the database. */
export class InUse extends Error {}

export const closedError = (): Error => new Error('the database is closed');
