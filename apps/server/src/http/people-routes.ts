// Guests, accounts and sessions.

import * as protocol from '@nocturne/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { newId } from '../ids.ts';
import type { ServerParts } from '../server.ts';
import { keepAllowances } from '../socket/allowance.ts';
import { nameKey, type Person } from '../storage/people.ts';
import type { Api } from './api.ts';
import { checkNothing, hashPassword, isPassword } from './passwords.ts';
import { refusal } from './refusal.ts';
import { bearerOf, clearCookie, setCookie, tokenOf } from './sessions.ts';

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

const A_MINUTE = 60_000;

/** Of whoever asks, and not of all that they ask for. */
export const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: A_MINUTE } });

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

function addGuests(api: Api, server: ServerParts): void {
  const { storage, now, config } = server;

  api.post(
    '/api/guests',
    {
      config: perMinute(config.guestsAMinute),
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
}

function addNames(api: Api, server: ServerParts): void {
  const { storage, lobby, config } = server;
  api.put(
    '/api/me/name',
    {
      config: perMinute(config.guestsAMinute),
      schema: {
        summary: 'Take another name, as a guest',
        body: protocol.comeAsGuest,
        response: { 200: protocol.person },
      },
    },
    async (request) => {
      const guest = await whoAsks(server, request);
      if (guest.account !== null) throw refusal(409, { why: 'guest-needed' });
      const person: Person = { ...guest, name: request.body.name };
      await storage.people.rename(person.id, person.name);
      await lobby.rename(person);
      return person;
    },
  );
}

function addAccounts(api: Api, server: ServerParts): void {
  const { storage, now, config } = server;

  api.post(
    '/api/accounts',
    {
      config: perMinute(config.signInsAMinute),
      schema: {
        summary: 'Sign up; a guest keeps what is theirs',
        body: protocol.signUp,
        response: { 200: protocol.signedIn },
      },
    },
    async (request, reply) => {
      const { name, password } = request.body;
      const hashed = await hashPassword(password);
      const asks = await maybeAsks(server, request);
      const guest = asks?.account === null ? asks.id : undefined;
      const person = { id: guest ?? newId(16), name, account: name };
      const done =
        guest === undefined
          ? await storage.people.add(person, hashed, now())
          : await storage.people.promote(guest, name, hashed);
      if (!done) throw refusal(409, { why: 'name-taken' });
      // whoever knew the guest's session does not get the account with it
      if (guest !== undefined) await storage.people.closeSessions(guest);
      return signIn(server, request, reply, person);
    },
  );
}

const AN_HOUR = 3600;

function addSigningIn(api: Api, server: ServerParts): void {
  const { storage, config, now } = server;
  const { wrongPasswordsAnHour: most } = config;
  // from whichever address, and of names that nobody has, too: who has an account is not told
  const tries = keepAllowances({ atOnce: most, aSecond: most / AN_HOUR });

  api.post(
    '/api/sessions',
    {
      config: perMinute(config.signInsAMinute),
      schema: { summary: 'Sign in', body: protocol.signIn, response: { 200: protocol.signedIn } },
    },
    async (request, reply) => {
      const { name, password } = request.body;
      if (!tries.spend(nameKey(name), now())) throw refusal(429, { why: 'too-many-sign-ins' });
      const account = await storage.people.byAccount(name);
      const right =
        account === undefined ? await checkNothing(password) : await isPassword(account.password, password);
      if (!right || account === undefined) throw refusal(401, { why: 'wrong-name-or-password' });
      tries.giveBack(nameKey(name));
      const { id, account: key } = account;
      return signIn(server, request, reply, { id, name: account.name, account: key });
    },
  );

  api.get(
    '/api/me',
    {
      schema: {
        summary: 'Who I am; null is nobody yet',
        response: { 200: protocol.person.nullable() },
      },
    },
    async (request) => {
      // a browser cannot know whether it has a cookie; a program knows its token, and that it should be good
      const isProgram = bearerOf(request.raw) !== undefined;
      return isProgram ? whoAsks(server, request) : ((await maybeAsks(server, request)) ?? null);
    },
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
      clearCookie(request, reply);
      return reply.code(204).send(null);
    },
  );

  api.delete(
    '/api/sessions',
    { schema: { summary: 'Sign out everywhere', response: { 204: z.null() } } },
    async (request, reply) => {
      const person = await whoAsks(server, request);
      await storage.people.closeSessions(person.id);
      clearCookie(request, reply);
      return reply.code(204).send(null);
    },
  );
}

export function addPeopleRoutes(api: Api, server: ServerParts): void {
  addGuests(api, server);
  addNames(api, server);
  addAccounts(api, server);
  addSigningIn(api, server);
  addSigningOut(api, server);
}
