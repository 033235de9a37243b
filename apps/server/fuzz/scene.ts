// The house that is besieged: both games under way, a table that has not begun, and what nobody may learn.

import { ask, guest, type House, openHouse } from '../test/house.ts';
import { sessionKey } from '../src/storage/people.ts';
import type { Who } from './requests.ts';
import type { Names } from './values.ts';

type Somebody = Exclude<Who, 'nobody'>;

export interface Scene {
  readonly house: House;
  readonly names: Names;
  /** By name; a new one when the old one is no longer good. */
  readonly tokens: Record<Somebody | 'lucy' | 'arthur', string>;
  readonly ids: Readonly<Record<Somebody | 'lucy' | 'arthur', string>>;
  readonly tables: readonly string[];
  /** The seats of those who sit at the games. */
  readonly seats: Readonly<Record<string, Partial<Record<Somebody | 'lucy', number>>>>;
}

const LIMITLESS = {
  messagesASecond: 1_000_000,
  chatsAMinute: 1_000_000,
  tablesOfPerson: 1_000_000,
  socketsOfPerson: 40,
};

async function must(house: House, token: string, method: string, path: string, body?: unknown) {
  const { status, json, text } = await ask(house, token, method, path, body);
  if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
  return json;
}

/** A game under way: one who sets it up, and one who joins at the second chair. */
async function begin(house: House, host: string, other: string, table: object): Promise<[string, string]> {
  const id = String(
    (await must(house, host, 'POST', '/api/tables', { pace: 0, bots: 'random', ...table }))['id'],
  );
  const { about } = await must(house, host, 'GET', `/api/tables/${id}`);
  const { invite } = about as { invite: string };
  await must(house, other, 'POST', `/api/tables/${id}/seats`, { seat: 1, invite });
  await must(house, host, 'POST', `/api/tables/${id}/start`);
  return [id, invite];
}

export async function openScene(file: string): Promise<Scene> {
  const house = await openHouse(file, { config: LIMITLESS });
  const tokens = {
    mina: await guest(house, 'Mina'),
    lucy: await guest(house, 'Lucy'),
    renfield: await guest(house, 'Renfield'),
    arthur: '',
  };
  const account = { name: 'Arthur', password: 'a good long password' };
  tokens.arthur = String((await ask(house, undefined, 'POST', '/api/accounts', account)).json['token']);
  const idOf = async (token: string): Promise<string> =>
    String((await must(house, token, 'GET', '/api/me'))['id']);
  const ids = {
    mina: await idOf(tokens.mina),
    lucy: await idOf(tokens.lucy),
    renfield: await idOf(tokens.renfield),
    arthur: await idOf(tokens.arthur),
  };
  const [vtes] = await begin(house, tokens.mina, tokens.lucy, { game: 'vtes', seats: 5 });
  const [nosferatu, invite] = await begin(house, tokens.lucy, tokens.mina, {
    game: 'nosferatu',
    seats: 5,
    listed: false,
  });
  const open = String(
    (await must(house, tokens.lucy, 'POST', '/api/tables', { game: 'vtes', listed: false }))['id'],
  );
  return {
    house,
    tokens,
    ids,
    names: {
      vtes,
      nosferatu,
      open,
      invite,
      'open-invite': '0123456789abcdefghjk',
    },
    tables: [vtes, nosferatu, open],
    seats: { [vtes]: { mina: 0, lucy: 1 }, [nosferatu]: { lucy: 0, mina: 1 } },
  };
}

/** What somebody may not be told whatever they ask: seeds, sessions, hashes, other people's ids, invitations. */
export async function secretsOf({ house, tokens, ids, tables }: Scene, who: Who): Promise<string[]> {
  const others = (Object.keys(ids) as (keyof typeof ids)[]).filter((name) => name !== who);
  const kept = await Promise.all(tables.map((id) => house.server.storage.tables.find(id)));
  const shut = kept.flatMap((table) => (table === undefined || table.status === 'over' ? [] : [table]));
  const member = (id: string): boolean => who !== 'nobody' && id === ids[who];
  return [
    'argon2',
    ...others.flatMap((name) => [tokens[name], ids[name]]),
    ...Object.values(tokens).map(sessionKey),
    ...shut.map(({ seed }) => seed),
    ...shut
      .filter(({ about }) => !about.chairs.some(({ person }) => member(person ?? '')))
      .map(({ about }) => about.invite),
  ];
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

/** What Lucy alone sees at the tables: names of cards, mostly. */
export async function lucysSecrets({ house, seats, tables }: Scene): Promise<Set<string>> {
  const secret = new Set<string>();
  for (const id of tables) {
    const { lucy, mina } = seats[id] ?? {};
    if (lucy === undefined || mina === undefined) continue;
    await house.server.keeper.at(id, async ({ running }) => {
      if (running === undefined || running.over()) return;
      const { view } = JSON.parse(running.tableText(lucy, 'null')) as { view: { own: unknown } };
      const seen = running.tableText(mina, 'null') + running.tableText(null, 'null');
      for (const word of wordsIn(view.own)) if (word.length > 4 && !seen.includes(word)) secret.add(word);
    });
  }
  return secret;
}
