// Guests, accounts and sessions.

import * as protocol from '@nocturne/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { newId } from '../ids.ts';
import type { ServerParts } from '../server.ts';
import type { Person } from '../storage/people.ts';
import type { Api } from './api.ts';
import { checkNothing, hashPassword, isPassword } from './passwords.ts';
import { refusal } from './refusal.ts';
import { clearCookie, setCookie, tokenOf } from './sessions.ts';

/** Whoever asks; it must be somebody. */
export async function whoAsks({ storage, now }: ServerParts, request: FastifyRequest): Promise<Person> {
  const person = await maybeAsks({ storage, now }, request);
  if (person === undefined) throw refusal(401, { why: 'not-signed-in' });
  return person;
}

export async function maybeAsks(
  { storage, now }: Pick<ServerParts, 'storage' | 'now'>,
  request: FastifyRequest,
): Promise<Person | undefined> {
  const token = tokenOf(request.raw);
  return token === undefined ? undefined : storage.people.ofSession(token, now());
}

// guessing passwords is slow
const SIGN_IN = { rateLimit: { max: 10, timeWindow: 60_000 } };

async function signIn(
  { storage, now }: ServerParts,
  request: FastifyRequest,
  reply: FastifyReply,
  person: Person,
): Promise<z.infer<typeof protocol.signedIn>> {
  const token = await storage.people.openSession(person.id, now());
  setCookie(request, reply, token);
  return { person, token };
}

function addSigningUp(api: Api, server: ServerParts): void {
  const { storage, now } = server;

  api.post(
    '/api/guests',
    {
      schema: {
        summary: 'Come in as a guest',
        body: protocol.comeAsGuest,
        response: { 200: protocol.signedIn },
      },
    },
    async (request, reply) => {
      const person: Person = { id: newId(16), name: request.body.name, account: null };
      await storage.people.add(person, null, now());
      return signIn(server, request, reply, person);
    },
  );

  api.post(
    '/api/accounts',
    {
      config: SIGN_IN,
      schema: {
        summary: 'Sign up; a guest keeps what is theirs',
        body: protocol.signUp,
        response: { 200: protocol.signedIn },
      },
    },
    async (request, reply) => {
      const { name, password } = request.body;
      const hashed = await hashPassword(password);
      const guest = await maybeAsks(server, request);
      const id = guest?.account === null ? guest.id : newId(16);
      if (guest?.account !== null) await storage.people.add({ id, name, account: null }, null, now());
      if (!(await storage.people.promote(id, name, hashed))) throw refusal(409, { why: 'name-taken' });
      return signIn(server, request, reply, { id, name, account: name });
    },
  );
}

function addSigningIn(api: Api, server: ServerParts): void {
  const { storage } = server;

  api.post(
    '/api/sessions',
    {
      config: SIGN_IN,
      schema: { summary: 'Sign in', body: protocol.signIn, response: { 200: protocol.signedIn } },
    },
    async (request, reply) => {
      const { name, password } = request.body;
      const account = await storage.people.byAccount(name);
      const right =
        account === undefined ? await checkNothing(password) : await isPassword(account.password, password);
      if (!right || account === undefined) throw refusal(401, { why: 'wrong-name-or-password' });
      const { id, account: key } = account;
      return signIn(server, request, reply, { id, name: account.name, account: key });
    },
  );

  api.get('/api/me', { schema: { summary: 'Who I am', response: { 200: protocol.person } } }, (request) =>
    whoAsks(server, request),
  );
}

function addSigningOut(api: Api, server: ServerParts): void {
  const { storage } = server;

  api.delete(
    '/api/sessions/current',
    { schema: { summary: 'Sign out', response: { 204: z.null() } } },
    async (request, reply) => {
      const token = tokenOf(request.raw);
      if (token !== undefined) await storage.people.closeSession(token);
      clearCookie(reply);
      return reply.code(204).send(null);
    },
  );

  api.delete(
    '/api/sessions',
    { schema: { summary: 'Sign out everywhere', response: { 204: z.null() } } },
    async (request, reply) => {
      const person = await whoAsks(server, request);
      await storage.people.closeSessions(person.id);
      clearCookie(reply);
      return reply.code(204).send(null);
    },
  );
}

export function addPeopleRoutes(api: Api, server: ServerParts): void {
  addSigningUp(api, server);
  addSigningIn(api, server);
  addSigningOut(api, server);
}
