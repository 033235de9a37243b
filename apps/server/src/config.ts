// What can be set from outside, by the environment. Everything has a default: without a word the server runs on an
// embedded database, for this machine alone.

import { availableParallelism } from 'node:os';
import proxyAddr from '@fastify/proxy-addr';

interface Kind<Value> {
  readonly usually: Value;
  /** Completes “it must be …”. */
  readonly expects: string;
  /** Nothing, if the text says nothing of this kind. */
  readonly read: (text: string) => Value | undefined;
}

interface Setting<Value> extends Kind<Value> {
  readonly name: string;
  readonly says: string;
  /** Not repeated in errors. */
  readonly secret: boolean;
}

function whole(usually: number, least: number, most: number): Kind<number> {
  const read = (text: string): number | undefined => {
    const number = Number(text);
    return /^\d+$/.test(text) && number >= least && number <= most ? number : undefined;
  };
  return { usually, expects: `a whole number from ${least} to ${most}`, read };
}

const anyText = (usually: string, expects: string): Kind<string> => ({
  usually,
  expects,
  read: (text) => text,
});

const matching = (form: RegExp, expects: string): Kind<string | undefined> => ({
  usually: undefined,
  expects,
  read: (text) => (form.test(text) ? text : undefined),
});

const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LEVELS)[number];
const level: Kind<LogLevel> = {
  usually: 'info',
  expects: `one of ${LEVELS.join(', ')}`,
  read: (text) => LEVELS.find((one) => one === text),
};

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
const origins: Kind<readonly string[]> = {
  usually: [],
  expects: 'origins like https://example.org, separated by commas',
  read: (text) => (listed(text).every(isOrigin) ? listed(text) : undefined),
};

/** Whether an address is a proxy's, whose word about where a request comes from counts. */
type Trusts = (address: string, hop: number) => boolean;
const proxies: Kind<Trusts | undefined> = {
  usually: undefined,
  expects: 'addresses or networks of proxies, or loopback, linklocal, uniquelocal, separated by commas',
  read(text) {
    // “1” would be the address 0.0.0.1
    if (!listed(text).every((one) => /[.:]|^[a-z]+$/.test(one))) return undefined;
    try {
      return proxyAddr.compile(listed(text));
    } catch {
      return undefined;
    }
  },
};

const set = <Value>(name: string, kind: Kind<Value>, says: string, secret = false): Setting<Value> => ({
  ...kind,
  name,
  says,
  secret,
});

const MANY = 1_000_000_000;
const days = (usually: number): Kind<number> => whole(usually, 1, 36_500);
const count = (usually: number): Kind<number> => whole(usually, 1, MANY);

const PLACE = {
  port: set('PORT', whole(3000, 0, 65_535), 'The port to listen on; 0 takes a free one.'),
  host: set(
    'HOST',
    anyText('127.0.0.1', 'an address'),
    'The address to listen on; 0.0.0.0 and :: are all of them.',
  ),
  databaseUrl: set(
    'DATABASE_URL',
    matching(/^postgres(ql)?:\/\/./, 'an address like postgres://user:password@host/database'),
    'PostgreSQL. Without it the embedded database is used.',
    true,
  ),
  file: set(
    'NOCTURNE_FILE',
    anyText('data/nocturne.db', 'the path of a file'),
    'The file of the embedded database.',
  ),
  threads: set(
    'BOT_THREADS',
    whole(Math.max(1, availableParallelism() - 1), 1, 1024),
    'Threads that bots think in. The default leaves one core free.',
  ),
  log: set('LOG', level, `How much is logged, on standard error: ${LEVELS.join(', ')}.`),
  metricsToken: set(
    'METRICS_TOKEN',
    matching(/^[\w.~+/-]{16,200}$/, '16 to 200 letters, digits or signs of - _ . ~ + /'),
    'What /metrics asks for as a bearer token. Without it only this machine may read them.',
    true,
  ),
};

const BORDERS = {
  trustProxy: set(
    'TRUST_PROXY',
    proxies,
    'Proxies that say where requests come from: addresses, networks, or loopback, linklocal, uniquelocal. Limits count their callers then.',
  ),
  origins: set(
    'ORIGINS',
    origins,
    'Origins whose pages may use this server, besides its own, separated by commas.',
  ),
  requestsAMinute: set(
    'REQUESTS_A_MINUTE',
    count(300),
    'Requests from one address in a minute, sockets opened included.',
  ),
  guestsAMinute: set('GUESTS_A_MINUTE', count(20), 'Guests who come from one address in a minute.'),
  signInsAMinute: set('SIGN_INS_A_MINUTE', count(10), 'Passwords tried or set from one address in a minute.'),
  wrongPasswordsAnHour: set(
    'WRONG_PASSWORDS_AN_HOUR',
    count(30),
    'Wrong passwords for one account in an hour, from wherever; then nobody signs in to it for a while.',
  ),
  tablesAMinute: set('TABLES_A_MINUTE', count(20), 'Tables set up from one address in a minute.'),
  tablesOfPerson: set(
    'TABLES_OF_PERSON',
    count(30),
    'Tables, open or being played, at which one person sits.',
  ),
  mostSockets: set('MOST_SOCKETS', count(5000), 'Sockets of this process.'),
  socketsOfPerson: set('SOCKETS_OF_PERSON', count(20), 'Sockets of one person at this process.'),
  socketsOfAddress: set('SOCKETS_OF_ADDRESS', count(200), 'Sockets from one address at this process.'),
  mostConnections: set('MOST_CONNECTIONS', count(10_000), 'Connections to this process, sockets included.'),
  messagesASecond: set(
    'MESSAGES_A_SECOND',
    count(20),
    'Messages on one socket in a second; three times as many at once.',
  ),
  chatsAMinute: set(
    'CHATS_A_MINUTE',
    count(30),
    'What one person may say in a minute; a third of it at once.',
  ),
  tablesWatched: set('TABLES_WATCHED', count(20), 'Tables watched on one socket.'),
  secondsToAsk: set(
    'SECONDS_TO_ASK',
    whole(15, 1, 3600),
    'Seconds within which a request must have arrived.',
  ),
};

const KEEPING = {
  housekeepingMinutes: set(
    'HOUSEKEEPING_MINUTES',
    whole(10, 1, 10_000),
    'Minutes from one housekeeping to the next.',
  ),
  openTableDays: set(
    'OPEN_TABLE_DAYS',
    days(7),
    'Days after which a table that nobody began is cleared away.',
  ),
  guestDays: set(
    'GUEST_DAYS',
    days(30),
    'Days after which a guest without games who did not come back is forgotten.',
  ),
  chatDays: set('CHAT_DAYS', days(90), 'Days for which what was said is kept when a game is over.'),
  gameLogDays: set(
    'GAME_LOG_DAYS',
    days(30),
    'Days after which the log of a finished game is dropped; its last snapshot, which has its record, stays.',
  ),
};

const SETTINGS = { ...PLACE, ...BORDERS, ...KEEPING };

export type Config = {
  readonly [Key in keyof typeof SETTINGS]: (typeof SETTINGS)[Key] extends Setting<infer Value>
    ? Value
    : never;
};

/** All that is wrong is told at once. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const wrong: string[] = [];
  const read = ({ name, usually, expects, read: readText, secret }: Setting<unknown>): unknown => {
    const text = env[name]?.trim() ?? '';
    if (text === '') return usually;
    const value = readText(text);
    if (value === undefined)
      wrong.push(`${name} ${secret ? 'is wrong' : `is “${text}”`}: it must be ${expects}`);
    return value;
  };
  const config = Object.fromEntries(
    Object.entries<Setting<unknown>>(SETTINGS).map(([key, setting]) => [key, read(setting)]),
  );
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return config as Config;
}

const shown = (usually: unknown): string =>
  typeof usually === 'string' || typeof usually === 'number' ? String(usually) : '';

/** Every setting with its default, for people. */
export const settings = (): { name: string; usually: string; says: string }[] =>
  Object.values<Setting<unknown>>(SETTINGS).map(({ name, usually, says }) => ({
    name,
    usually: name === 'BOT_THREADS' ? 'cores − 1' : shown(usually),
    says,
  }));
