// Tables: the lobby, sitting down, beginning, records.

import * as protocol from '@nocturne/protocol';
import * as z from 'zod';
import { findGame, gameNames } from '../games.ts';
import type { ServerParts } from '../server.ts';
import type { Person } from '../storage/people.ts';
import type { KeptTable } from '../storage/tables.ts';
import { type About, maySee, publicAbout, seatOf } from '../tables/about.ts';
import type { Done } from '../tables/lobby.ts';
import type { Slot } from '../tables/slots.ts';
import type { Api } from './api.ts';
import { maybeAsks, perMinute, whoAsks } from './people-routes.ts';
import { refusal } from './refusal.ts';

type Info = z.infer<typeof protocol.tableInfo>;
const byId = z.object({ id: protocol.id });
const atSeat = byId.extend({ seat: z.coerce.number().int().min(0).max(15) });
const byInvite = z.object({ invite: z.string().max(64).optional() });
const made = z.object({ id: protocol.id });
const nothing = z.object({ ok: z.literal(true) });

const infoOf = ({ id, status, about }: KeptTable<About>, viewer: Person | undefined): Info => ({
  id,
  status,
  seat: viewer === undefined ? null : seatOf(about, viewer.id),
  about: publicAbout(about, viewer?.id ?? null),
});

const REASONS_OF_ORDER = new Set(['not-host', 'not-invited', 'not-seated']);

function ordered(done: Done): { ok: true } {
  if ('ok' in done) return { ok: true };
  const { reason, problems } = done;
  throw refusal(REASONS_OF_ORDER.has(reason.why) ? 403 : 409, reason, problems);
}

/** Does something at a table, which must be there. */
async function at<Result>(
  { keeper }: ServerParts,
  id: string,
  work: (slot: Slot) => Promise<Result>,
): Promise<Result> {
  const done = await keeper.atLatest(id, async (slot) => ({ result: await work(slot) }));
  if (done === undefined) throw refusal(404, { why: 'no-table' });
  return done.result;
}

function addLists(api: Api, server: ServerParts): void {
  const { storage } = server;

  api.get('/api/games', { schema: { summary: 'The games that can be played' } }, () =>
    gameNames().map((name) =>
      findGame(name)!(({ game, usualSeats, decks }) => ({ name, seats: game.seats, usualSeats, decks })),
    ),
  );

  api.get(
    '/api/tables',
    {
      schema: {
        summary: 'The lobby: tables that are open or being played',
        response: { 200: z.array(protocol.tableInfo) },
      },
    },
    async (request) => {
      const viewer = await maybeAsks(server, request);
      return (await storage.tables.listed(100)).map((table) => infoOf(table, viewer));
    },
  );

  api.get(
    '/api/me/tables',
    { schema: { summary: 'My tables, the latest first', response: { 200: z.array(protocol.tableInfo) } } },
    async (request) => {
      const person = await whoAsks(server, request);
      return (await storage.tables.ofPerson(person.id, 100)).map((table) => infoOf(table, person));
    },
  );
}

function addTables(api: Api, server: ServerParts): void {
  const { lobby, storage, config } = server;

  api.post(
    '/api/tables',
    {
      config: perMinute(config.tablesAMinute),
      schema: {
        summary: 'Set up a table, and sit down at it',
        body: protocol.newTable,
        response: { 200: made },
      },
    },
    async (request) => {
      const person = await whoAsks(server, request);
      const created = await lobby.create(person, request.body);
      if ('reason' in created) throw refusal(409, created.reason, created.problems);
      return created;
    },
  );

  api.get(
    '/api/tables/:id',
    {
      schema: {
        summary: 'A table',
        params: byId,
        querystring: byInvite,
        response: { 200: protocol.tableInfo },
      },
    },
    async (request) => {
      const viewer = await maybeAsks(server, request);
      const table = await storage.tables.find(request.params.id);
      if (table === undefined || !maySee(table, viewer?.id ?? null, request.query.invite))
        throw refusal(404, { why: 'no-table' });
      return infoOf(table, viewer);
    },
  );
}

function addSeats(api: Api, server: ServerParts): void {
  const { lobby } = server;

  api.post(
    '/api/tables/:id/seats',
    { schema: { summary: 'Sit down', params: byId, body: protocol.takeSeat, response: { 200: nothing } } },
    async (request) => {
      const person = await whoAsks(server, request);
      return ordered(await at(server, request.params.id, (slot) => lobby.sit(slot, person, request.body)));
    },
  );

  api.delete(
    '/api/tables/:id/seats/mine',
    { schema: { summary: 'Stand up; in a game a bot takes over', params: byId, response: { 200: nothing } } },
    async (request) => {
      const person = await whoAsks(server, request);
      return ordered(await at(server, request.params.id, (slot) => lobby.standUp(slot, person)));
    },
  );

  api.put(
    '/api/tables/:id/seats/mine/deck',
    {
      schema: {
        summary: 'Choose a deck',
        params: byId,
        body: protocol.chooseDeck,
        response: { 200: nothing },
      },
    },
    async (request) => {
      const person = await whoAsks(server, request);
      return ordered(
        await at(server, request.params.id, (slot) => lobby.chooseDeck(slot, person, request.body.deck)),
      );
    },
  );
}

function addBots(api: Api, server: ServerParts): void {
  const { lobby } = server;

  api.put(
    '/api/tables/:id/seats/:seat/bot',
    {
      schema: {
        summary: 'Put a bot in a chair',
        params: atSeat,
        body: protocol.seatBot,
        response: { 200: nothing },
      },
    },
    async (request) => {
      const person = await whoAsks(server, request);
      const { id, seat } = request.params;
      return ordered(await at(server, id, (slot) => lobby.setBot(slot, person, seat, request.body.strength)));
    },
  );

  api.delete(
    '/api/tables/:id/seats/:seat/bot',
    { schema: { summary: 'Take a bot out of its chair', params: atSeat, response: { 200: nothing } } },
    async (request) => {
      const person = await whoAsks(server, request);
      const { id, seat } = request.params;
      return ordered(await at(server, id, (slot) => lobby.setBot(slot, person, seat, null)));
    },
  );
}

function addGames(api: Api, server: ServerParts): void {
  const { lobby, config } = server;

  api.post(
    '/api/tables/:id/start',
    { schema: { summary: 'Begin the game', params: byId, response: { 200: nothing } } },
    async (request) => {
      const person = await whoAsks(server, request);
      return ordered(await at(server, request.params.id, (slot) => lobby.begin(slot, person)));
    },
  );

  api.post(
    '/api/tables/:id/rematch',
    {
      config: perMinute(config.tablesAMinute),
      schema: { summary: 'The same people once more', params: byId, response: { 200: made } },
    },
    async (request) => {
      const person = await whoAsks(server, request);
      const again = await at(server, request.params.id, (slot) => lobby.again(slot, person));
      if ('reason' in again) throw refusal(409, again.reason);
      return again;
    },
  );
}

function addRecords(api: Api, server: ServerParts): void {
  api.get(
    '/api/tables/:id/record',
    {
      schema: {
        summary: 'The record of a finished game, with its seed',
        params: byId,
        querystring: byInvite,
      },
    },
    async (request, reply) => {
      const viewer = await maybeAsks(server, request);
      const record = await at(server, request.params.id, async ({ kept, running }) => {
        if (!maySee(kept, viewer?.id ?? null, request.query.invite)) throw refusal(404, { why: 'no-table' });
        return running?.over === true ? running.record() : undefined;
      });
      if (record === undefined) throw refusal(409, { why: 'not-over' });
      return reply.type('text/plain; charset=utf-8').send(record);
    },
  );
}

export function addTableRoutes(api: Api, server: ServerParts): void {
  addLists(api, server);
  addTables(api, server);
  addSeats(api, server);
  addBots(api, server);
  addGames(api, server);
  addRecords(api, server);
}
