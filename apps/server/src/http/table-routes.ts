// Tables: sitting down, beginning, records.

import * as protocol from '@nocturne/protocol';
import * as z from 'zod';
import type { ServerParts } from '../server.ts';
import { maySee } from '../tables/about.ts';
import type { No } from '../tables/setting-up.ts';
import type { Slot } from '../tables/slots.ts';
import type { Api } from './api.ts';
import { maybeAsks, perMinute, whoAsks } from './people-routes.ts';
import { refusal } from './refusal.ts';
import { infoOf } from './table-info.ts';

export const byId = z.object({ id: protocol.id });
const atSeat = byId.extend({ seat: z.coerce.number().int().min(0).max(15) });
export const byInvite = z.object({ invite: z.string().max(64).optional() });
const made = z.object({ id: protocol.id });
export const nothing = z.object({ ok: z.literal(true) });

const REASONS_OF_ORDER = new Set(['not-host', 'not-invited', 'not-seated']);

/** What was done, if it was. */
export function granted<Result extends object>(done: Result | No): Result {
  if (!('reason' in done)) return done;
  const { reason, problems } = done;
  throw refusal(REASONS_OF_ORDER.has(reason.why) ? 403 : 409, reason, problems);
}

/** Does something at a table, which must be there. */
export async function at<Result>(
  { keeper }: ServerParts,
  id: string,
  work: (slot: Slot) => Promise<Result>,
): Promise<Result> {
  const done = await keeper.atLatest(id, async (slot) => ({ result: await work(slot) }));
  if (done === undefined) throw refusal(404, { why: 'no-table' });
  return done.result;
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
      return granted(await lobby.create(person, request.body));
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
      return granted(await at(server, request.params.id, (slot) => lobby.sit(slot, person, request.body)));
    },
  );

  api.delete(
    '/api/tables/:id/seats/mine',
    { schema: { summary: 'Stand up; in a game a bot takes over', params: byId, response: { 200: nothing } } },
    async (request) => {
      const person = await whoAsks(server, request);
      return granted(await at(server, request.params.id, (slot) => lobby.standUp(slot, person)));
    },
  );
}

function addChoices(api: Api, server: ServerParts): void {
  const { lobby } = server;
  api.put(
    '/api/tables/:id/seats/mine/nonce',
    {
      schema: {
        summary: 'Add a word to the seed, before the game',
        params: byId,
        body: protocol.addNonce,
        response: { 200: nothing },
      },
    },
    async (request) => {
      const person = await whoAsks(server, request);
      return granted(
        await at(server, request.params.id, (slot) => lobby.addNonce(slot, person, request.body.nonce)),
      );
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
      return granted(
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
      return granted(await at(server, id, (slot) => lobby.setBot(slot, person, seat, request.body.strength)));
    },
  );

  api.delete(
    '/api/tables/:id/seats/:seat/bot',
    { schema: { summary: 'Take a bot out of its chair', params: atSeat, response: { 200: nothing } } },
    async (request) => {
      const person = await whoAsks(server, request);
      const { id, seat } = request.params;
      return granted(await at(server, id, (slot) => lobby.setBot(slot, person, seat, null)));
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
      return granted(await at(server, request.params.id, (slot) => lobby.begin(slot, person)));
    },
  );

  api.post(
    '/api/tables/:id/rematch',
    {
      config: perMinute(config.tablesAMinute),
      schema: {
        summary: 'Once more, with another seed: the chairs of the others are kept for them',
        params: byId,
        response: { 200: made },
      },
    },
    async (request) => {
      const person = await whoAsks(server, request);
      return granted(await at(server, request.params.id, (slot) => lobby.again(slot, person)));
    },
  );
}

export function addTableRoutes(api: Api, server: ServerParts): void {
  addTables(api, server);
  addSeats(api, server);
  addChoices(api, server);
  addBots(api, server);
  addGames(api, server);
}
