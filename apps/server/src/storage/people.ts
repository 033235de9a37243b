// People and their sessions. A session is known by the hash of its token: who reads the database cannot sign in with it.

import { createHash, randomBytes } from 'node:crypto';
import type { Database, Row } from './database.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** What an account is signed in with, as it is compared; guests have none. */
  readonly account: string | null;
}

export interface Account extends Person {
  readonly password: string;
}

const DAY = 86_400_000;
export const SESSION = 60 * DAY;

/** Told of sessions that are closed, each by its key. */
export const SESSION_NEWS = 'sessions';

/** What a session is known by here. */
export const sessionKey = (token: string): string => createHash('sha256').update(token).digest('hex');
/** Names differ in more than capitals and accents. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .trim();

const asPerson = (row: Row): Person => ({
  id: String(row['id']),
  name: String(row['name']),
  account: row['account'] === null ? null : String(row['account']),
});

interface Persons {
  /** False if the name of its account is taken. */
  add(person: Person, password: string | null, now: number): Promise<boolean>;
  /** A guest gets an account; false if its name is taken, or it is no guest any more. */
  promote(id: string, name: string, password: string): Promise<boolean>;
  byAccount(name: string): Promise<Account | undefined>;
  rename(id: string, name: string): Promise<void>;
  setPassword(id: string, password: string): Promise<void>;
}

interface Sessions {
  /** A new session: its token, which is kept nowhere. */
  openSession(person: string, now: number): Promise<string>;
  ofSession(token: string, now: number): Promise<Person | undefined>;
  /** Whether a session is still open, by its key. */
  isOpen(key: string, now: number): Promise<boolean>;
  closeSession(token: string): Promise<void>;
  closeSessions(person: string): Promise<void>;
}

export type People = Persons & Sessions;

const ADD = `INSERT INTO people (id, name, account, password, created) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT DO NOTHING RETURNING id`;
const PROMOTE = `UPDATE people SET name = ?, account = ?, password = ?
  WHERE id = ? AND account IS NULL RETURNING id`;

function keepPersons(database: Database): Persons {
  return {
    async add({ id, name, account }, password, now) {
      const key = account === null ? null : nameKey(account);
      return (await database.all(ADD, id, name, key, password, now)).length > 0;
    },
    async promote(id, name, password) {
      const account = nameKey(name);
      try {
        return (await database.all(PROMOTE, name, account, password, id)).length > 0;
      } catch (error) {
        const taken = await database.all('SELECT id FROM people WHERE account = ?', account);
        if (taken.length > 0) return false;
        throw error;
      }
    },
    async byAccount(name) {
      const [row] = await database.all(
        'SELECT id, name, account, password FROM people WHERE account = ?',
        nameKey(name),
      );
      return row === undefined ? undefined : { ...asPerson(row), password: String(row['password']) };
    },
    async rename(id, name) {
      await database.all('UPDATE people SET name = ? WHERE id = ?', name, id);
    },
    async setPassword(id, password) {
      await database.all('UPDATE people SET password = ? WHERE id = ?', password, id);
    },
  };
}

const CLOSE = 'DELETE FROM sessions WHERE';
const TELL = 'RETURNING token AS news';

async function ofSession(database: Database, key: string, now: number): Promise<Person | undefined> {
  const [row] = await database.all(
    `SELECT people.id, people.name, people.account, sessions.expires
     FROM sessions JOIN people ON people.id = sessions.person WHERE sessions.token = ? AND sessions.expires > ?`,
    key,
    now,
  );
  if (row === undefined) return undefined;
  // whoever comes back stays; once a day is enough
  if (Number(row['expires']) < now + SESSION - DAY)
    await database.all('UPDATE sessions SET expires = ? WHERE token = ?', now + SESSION, key);
  return asPerson(row);
}

function keepSessions(database: Database): Sessions {
  return {
    async openSession(person, now) {
      const token = randomBytes(32).toString('base64url');
      await database.all(
        'INSERT INTO sessions (token, person, expires) VALUES (?, ?, ?)',
        sessionKey(token),
        person,
        now + SESSION,
      );
      return token;
    },
    ofSession: (token, now) => ofSession(database, sessionKey(token), now),
    async isOpen(key, now) {
      const rows = await database.all(
        'SELECT person FROM sessions WHERE token = ? AND expires > ?',
        key,
        now,
      );
      return rows.length > 0;
    },
    async closeSession(token) {
      await database.announce(SESSION_NEWS, `${CLOSE} token = ? ${TELL}`, sessionKey(token));
    },
    async closeSessions(person) {
      await database.announce(SESSION_NEWS, `${CLOSE} person = ? ${TELL}`, person);
    },
  };
}

export const keepPeople = (database: Database): People => ({
  ...keepPersons(database),
  ...keepSessions(database),
});
