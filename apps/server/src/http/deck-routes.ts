// Decks that people keep with their accounts.

import * as protocol from '@nocturne/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ServerParts } from '../server.ts';
import type { Api } from './api.ts';
import { whoAsks } from './people-routes.ts';
import { refusal } from './refusal.ts';

const byId = z.object({ id: protocol.id });

/** Guests keep theirs in the browser: an account is there for good. */
async function accountOf(server: ServerParts, request: FastifyRequest): Promise<string> {
  const { id, account } = await whoAsks(server, request);
  if (account === null) throw refusal(403, { why: 'account-needed' });
  return id;
}

function addReading(api: Api, server: ServerParts): void {
  const { decks } = server.storage;

  api.get(
    '/api/me/decks',
    { schema: { summary: 'My decks, the latest first', response: { 200: protocol.keptDecks } } },
    async (request) => ({ decks: await decks.ofPerson(await accountOf(server, request)) }),
  );

  api.get(
    '/api/me/decks/:id',
    { schema: { summary: 'A deck of mine', params: byId, response: { 200: protocol.keptDeck } } },
    async (request) => {
      const deck = await decks.find(await accountOf(server, request), request.params.id);
      if (deck === undefined) throw refusal(404, { why: 'no-deck' });
      return deck;
    },
  );
}

function addWriting(api: Api, server: ServerParts): void {
  const { storage, now } = server;

  api.put(
    '/api/me/decks/:id',
    {
      schema: {
        summary: 'Keep a deck, under an id of my own choice',
        params: byId,
        body: protocol.keepDeck,
        response: { 200: protocol.keptDeck },
      },
    },
    async (request) => {
      const person = await accountOf(server, request);
      const deck = { id: request.params.id, ...request.body, changed: now() };
      const kept = await storage.decks.keep(person, deck, protocol.MOST_DECKS);
      if (!kept) throw refusal(409, { why: 'too-many-decks', most: protocol.MOST_DECKS });
      return deck;
    },
  );

  api.delete(
    '/api/me/decks/:id',
    { schema: { summary: 'Forget a deck', params: byId, response: { 204: z.null() } } },
    async (request, reply) => {
      const gone = await storage.decks.forget(await accountOf(server, request), request.params.id);
      if (!gone) throw refusal(404, { why: 'no-deck' });
      return reply.code(204).send(null);
    },
  );
}

export function addDeckRoutes(api: Api, server: ServerParts): void {
  addReading(api, server);
  addWriting(api, server);
}
