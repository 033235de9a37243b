// The HTTP interface: people, tables, records. Everything is checked at the door.

import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { ServerParts } from '../server.ts';
import { apiPage } from './api-page.ts';
import { addPeopleRoutes } from './people-routes.ts';
import { isRefusal } from './refusal.ts';
import { addTableRoutes } from './table-routes.ts';

export interface AppOptions {
  readonly server: ServerParts;
  readonly log: boolean;
  readonly trustProxy: boolean;
  /** Requests that one address may make in a minute. */
  readonly aMinute: number;
}

const MOST_BYTES = 65_536;
const PATIENCE_MS = 2000;

/** Never a bare no, and never more than whoever asks may know. */
function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isRefusal(error)) {
      const { status, reason, problems } = error;
      return reply.code(status).send({ error: reason, ...(problems === undefined ? {} : { problems }) });
    }
    if (error.validation !== undefined || error.statusCode === 400)
      return reply.code(400).send({ error: { why: 'bad-request', detail: error.message } });
    if (error.statusCode === 429) return reply.code(429).send({ error: { why: 'too-many-requests' } });
    if (error.statusCode !== undefined && error.statusCode < 500)
      return reply.code(error.statusCode).send({ error: { why: 'bad-request', detail: error.message } });
    request.log.error(error);
    return reply.code(500).send({ error: { why: 'fault' } });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: { why: 'not-found' } }));
}

/** Connections that never asked anything, or do not finish asking, would keep the server from closing for ever. */
function closeInTime(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
  });
}

export async function openApp({ server, log, trustProxy, aMinute }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: log ? { redact: ['req.headers.authorization', 'req.headers.cookie'] } : false,
    bodyLimit: MOST_BYTES,
    trustProxy,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  closeInTime(app);
  await app.register(helmet, {
    contentSecurityPolicy: { directives: { 'style-src': ["'self'", "'unsafe-inline'"] } },
  });
  await app.register(rateLimit, { max: aMinute, timeWindow: 60_000 });
  await app.register(swagger, {
    openapi: { info: { title: 'Nocturne', version: '1' } },
    transform: jsonSchemaTransform,
  });
  const api = app.withTypeProvider<ZodTypeProvider>();
  addPeopleRoutes(api, server);
  addTableRoutes(api, server);
  app.get('/healthz', { config: { rateLimit: false }, schema: { hide: true } }, () => ({ ok: true }));
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  app.get('/api', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(apiPage(app.swagger())),
  );
  return app;
}
