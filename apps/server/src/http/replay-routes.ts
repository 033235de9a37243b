// Games that were played: what happened before somebody came, records, and replays for whoever has the link.

import * as protocol from '@nocturne/protocol';
import type * as z from 'zod';
import type { ServerParts } from '../server.ts';
import type { KeptTable } from '../storage/tables.ts';
import { type About, maySee, seatOf } from '../tables/about.ts';
import { whyNotRun } from '../tables/agreed.ts';
import { keepPasts } from '../tables/past.ts';
import { keepReplays } from '../tables/replaying.ts';
import { recordOfOld } from '../tables/running.ts';
import type { Slot } from '../tables/slots.ts';
import type { Api } from './api.ts';
import { maybeAsks, whoAsks } from './people-routes.ts';
import { refusal } from './refusal.ts';
import { at, byId, byInvite, granted, nothing } from './table-routes.ts';

const REPLAYS_IN_MEMORY = 10;
const PASTS_IN_MEMORY = 10;
// a game is played again for it
const SHOWN = { rateLimit: { max: 120, timeWindow: 60_000 } };
const TEXT = 'text/plain; charset=utf-8';

/** A link begins with the id of its table. */
const ID_SIGNS = 12;

/** The table whose game was shared by this link. */
async function needShared({ storage }: ServerParts, token: string): Promise<KeptTable<About>> {
  const table = await storage.tables.find(token.slice(0, ID_SIGNS));
  if (table?.about.share !== token) throw refusal(404, { why: 'no-replay' });
  return table;
}

/** Of a game that began by other rules, as it was kept at its end. */
async function recordAt({ storage }: ServerParts, { id, kept, running }: Slot): Promise<string | undefined> {
  if (kept.status !== 'over') return undefined;
  if (running !== undefined) return running.record();
  const snapshot = await storage.tables.snapshot(id);
  const record = snapshot === undefined ? undefined : recordOfOld(kept.about, kept.seed, snapshot.state);
  if (record === undefined) throw refusal(409, whyNotRun(kept.about) ?? { why: 'not-over' });
  return record;
}

function addPast(api: Api, server: ServerParts): void {
  const pastOf = keepPasts(PASTS_IN_MEMORY);
  api.get(
    '/api/tables/:id/past',
    {
      config: SHOWN,
      schema: {
        summary: 'What happened so far, as the own seat saw it, or as a spectator',
        params: byId,
        querystring: protocol.pastQuery,
        response: { 200: protocol.pastPage },
      },
    },
    async (request) => {
      const viewer = await maybeAsks(server, request);
      const { id } = request.params;
      const { invite, until = Infinity, most } = request.query;
      const now = await at(server, id, async ({ kept, running }) => {
        if (!maySee(kept, viewer?.id ?? null, invite)) throw refusal(404, { why: 'no-table' });
        if (running === undefined) throw refusal(409, whyNotRun(kept.about) ?? { why: 'not-begun' });
        const seat = viewer === undefined ? null : seatOf(kept.about, viewer.id);
        const played = running.played();
        return { seat, played, made: played.moves.length, shown: running.shown() };
      });
      return (await pastOf(id, now, until, most)) as z.infer<typeof protocol.pastPage>;
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
      const record = await at(server, request.params.id, async (slot) => {
        if (!maySee(slot.kept, viewer?.id ?? null, request.query.invite))
          throw refusal(404, { why: 'no-table' });
        return recordAt(server, slot);
      });
      if (record === undefined) throw refusal(409, { why: 'not-over' });
      return reply.type(TEXT).send(record);
    },
  );
}

function addSharing(api: Api, server: ServerParts): void {
  const { lobby } = server;
  api.post(
    '/api/tables/:id/share',
    {
      schema: {
        summary: 'Share a game that is over: whoever has the token may see it, at /replay/TOKEN',
        params: byId,
        response: { 200: protocol.shared },
      },
    },
    async (request) => {
      const person = await whoAsks(server, request);
      return granted(await at(server, request.params.id, (slot) => lobby.share(slot, person)));
    },
  );
  api.delete(
    '/api/tables/:id/share',
    {
      schema: {
        summary: 'Withdraw it: the link leads nowhere any more',
        params: byId,
        response: { 200: nothing },
      },
    },
    async (request) => {
      const person = await whoAsks(server, request);
      return granted(await at(server, request.params.id, (slot) => lobby.unshare(slot, person)));
    },
  );
}

function addShared(api: Api, server: ServerParts): void {
  api.get(
    '/api/replays/:token',
    {
      schema: {
        summary: 'A game that was shared',
        params: protocol.byToken,
        response: { 200: protocol.replayInfo },
      },
    },
    async (request): Promise<z.infer<typeof protocol.replayInfo>> => {
      const { id, about } = await needShared(server, request.params.token);
      const { game, version, chairs, began, ended, result, commitment } = about;
      const stuck = whyNotRun(about);
      const steps = await at(server, id, async ({ running }) => running?.played().moves.length ?? null);
      const seats = chairs.map(({ name, bot }) => ({ name, bot: bot !== null }));
      const info = { game, version, seats, began, ended, result, commitment, steps };
      return { ...info, ...(stuck === undefined ? {} : { stuck }) };
    },
  );
  api.get(
    '/api/replays/:token/record',
    { schema: { summary: 'Its record', params: protocol.byToken } },
    async (request, reply) => {
      const { id } = await needShared(server, request.params.token);
      const record = await at(server, id, (slot) => recordAt(server, slot));
      return reply.type(TEXT).send(record);
    },
  );
}

function addSteps(api: Api, server: ServerParts): void {
  const replayOf = keepReplays(REPLAYS_IN_MEMORY);
  api.get(
    '/api/replays/:token/steps',
    {
      config: SHOWN,
      schema: {
        summary: 'A position of it and the steps that follow, as a spectator, a seat or with all open',
        params: protocol.byToken,
        querystring: protocol.replayQuery,
        response: { 200: protocol.replayPage },
      },
    },
    async (request) => {
      const { id, about } = await needShared(server, request.params.token);
      const { from, most, as = null } = request.query;
      if (typeof as === 'number' && as >= about.chairs.length) throw refusal(400, { why: 'no-seat' });
      const played = await at(server, id, async ({ running }) => running?.played());
      if (played === undefined) throw refusal(409, whyNotRun(about) ?? { why: 'not-over' });
      const { view, events, waiting, steps, at: begins } = await replayOf(id, played).page(as, from, most);
      return { at: begins, view, events, waiting, steps } as z.infer<typeof protocol.replayPage>;
    },
  );
}

export function addReplayRoutes(api: Api, server: ServerParts): void {
  addPast(api, server);
  addRecords(api, server);
  addSharing(api, server);
  addShared(api, server);
  addSteps(api, server);
}
