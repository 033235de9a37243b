// For whoever runs the server: whether it lives, whether it is ready, its numbers, and a line in the log for each request.

import { timingSafeEqual, createHash } from 'node:crypto';
import { id } from '@nocturne/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ServerParts } from '../server.ts';
import { isThisMachine } from './addresses.ts';
import { refusal } from './refusal.ts';

const params = z.object({ id });
const hashed = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Not for the world: with the token, if there is one, else from this machine alone. */
function mayMeasure({ raw, headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isThisMachine(raw);
  return timingSafeEqual(hashed(headers.authorization ?? ''), hashed(`Bearer ${token}`));
}

const HIDDEN = { config: { rateLimit: false }, schema: { hide: true } } as const;

export function addWatching(
  app: FastifyInstance,
  { storage, metrics, state, config: { metricsToken } }: ServerParts,
): void {
  app.get('/healthz', HIDDEN, () => ({ ok: true }));

  app.get('/readyz', HIDDEN, async (request, reply) => {
    if (state.stopping) return reply.code(503).send({ error: { why: 'stopping' } });
    try {
      await storage.ping();
      return { ok: true };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ error: { why: 'no-database' } });
    }
  });

  app.get('/metrics', HIDDEN, async (request, reply) => {
    // to whoever may not see them there are none
    if (!mayMeasure(request, metricsToken)) throw refusal(404, { why: 'not-found' });
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** The route and not the address: invitations are part of addresses. */
export function logRequests(app: FastifyInstance, { metrics }: ServerParts): void {
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
    const { method, ip: address, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const known = routeOptions.url === undefined ? 'none' : method;
    metrics.answered(known, route, status, elapsedTime);
    const table = route.startsWith('/api/tables/:id') ? params.safeParse(request.params).data?.id : undefined;
    const ms = Math.round(elapsedTime * 10) / 10;
    const line = { method, route, table, status, ms, address };
    if (HIDDEN_ROUTES.has(route)) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
  });
}

/** Asked for all the time; `/*` is the client. */
const HIDDEN_ROUTES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics', '/*']);
