// Lists: the games, the lobby, and the tables of whoever asks.

import * as protocol from '@nocturne/protocol';
import type * as z from 'zod';
import { findGame, gameNames } from '../games.ts';
import type { ServerParts } from '../server.ts';
import type { Person } from '../storage/people.ts';
import type { KeptTable, Page } from '../storage/tables.ts';
import { type About, keptFor, seatOf } from '../tables/about.ts';
import type { Api } from './api.ts';
import { maybeAsks, whoAsks } from './people-routes.ts';
import { infoOf } from './table-info.ts';

type MyPage = z.infer<typeof protocol.myTablePage>;

/** Where a page ends: the next one begins after it. */
const markOf = ({ touched, id }: KeptTable<About>): string => `${touched}-${id}`;

function readMark(mark: string | undefined): Page['after'] {
  const [touched = '', id = ''] = (mark ?? '').split('-');
  return mark === undefined ? undefined : { touched: Number(touched), id };
}

/** One more is asked for, to know whether there is a next page. */
async function paged(
  { after, most }: { after?: string | undefined; most: number },
  find: (page: Pick<Page, 'after' | 'most'>) => Promise<KeptTable<About>[]>,
): Promise<{ found: KeptTable<About>[]; next: string | null }> {
  const found = await find({ after: readMark(after), most: most + 1 });
  const shown = found.slice(0, most);
  return { found: shown, next: found.length > most ? markOf(shown.at(-1)!) : null };
}

/** Whether the game waits for an answer of this person. */
async function isAsked({ keeper }: ServerParts, table: KeptTable<About>, person: Person): Promise<boolean> {
  const seat = seatOf(table.about, person.id);
  if (table.status !== 'playing' || seat === null) return false;
  const asked = await keeper.at(table.id, async ({ running }) => running?.asked() ?? []);
  return (asked ?? []).some((one) => one.seat === seat);
}

async function myTables(server: ServerParts, person: Person, tables: KeptTable<About>[]) {
  const mine: MyPage['tables'] = [];
  for (const table of tables) {
    const invited = keptFor(table.about, person.id) !== null;
    mine.push({ ...infoOf(table, person), asked: await isAsked(server, table, person), invited });
  }
  return mine;
}

function addGames(api: Api): void {
  api.get('/api/games', { schema: { summary: 'The games that can be played' } }, () =>
    gameNames().map((name) =>
      findGame(name)!(({ game, usualSeats, decks }) => {
        const { seats, version } = game;
        return { name, version, seats, usualSeats, decks };
      }),
    ),
  );
}

function addTables(api: Api, server: ServerParts): void {
  const { storage } = server;

  api.get(
    '/api/tables',
    {
      schema: {
        summary: 'The lobby: tables that are open or being played, the latest first, in pages',
        querystring: protocol.lobbyQuery,
        response: { 200: protocol.tablePage },
      },
    },
    async (request) => {
      const viewer = await maybeAsks(server, request);
      const { game, status, ...page } = request.query;
      const { found, next } = await paged(page, (part) => storage.tables.listed({ game, status, ...part }));
      return { tables: found.map((table) => infoOf(table, viewer)), next };
    },
  );

  api.get(
    '/api/me/tables',
    {
      schema: {
        summary: 'My tables, the latest first, in pages: whether I am asked, the result',
        querystring: protocol.myTablesQuery,
        response: { 200: protocol.myTablePage },
      },
    },
    async (request) => {
      const person = await whoAsks(server, request);
      const { status, ...page } = request.query;
      const { found, next } = await paged(page, (part) =>
        storage.tables.ofPerson(person.id, { status, ...part }),
      );
      return { tables: await myTables(server, person, found), next };
    },
  );
}

export function addListRoutes(api: Api, server: ServerParts): void {
  addGames(api);
  addTables(api, server);
}
