// The HTTP interface: people, tables, records. Everything is checked at the door.

import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { ServerParts } from '../server.ts';
import { isForeign, networkOf } from './addresses.ts';
import { API_STYLE, apiPage } from './api-page.ts';
import type { Client } from './client.ts';
import { addDeckRoutes } from './deck-routes.ts';
import { answerBadRequest, answerErrors, answerUnreadable } from './errors.ts';
import { addListRoutes } from './list-routes.ts';
import { addPages } from './pages.ts';
import { addPeopleRoutes } from './people-routes.ts';
import { refusal } from './refusal.ts';
import { addReplayRoutes } from './replay-routes.ts';
import { bearerOf } from './sessions.ts';
import { addTableRoutes } from './table-routes.ts';
import { addWatching, logRequests } from './watching.ts';

const MOST_BYTES = 65_536;
const MOST_HEADER_BYTES = 16_384;
const PATIENCE_MS = 2000;
/** How often Node looks for requests that do not arrive. */
const LOOK_MS = 1000;
const A_MINUTE = 60_000;

/** Connections that never asked anything, or do not finish asking, would keep the server from closing for ever. */
function closeInTime(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
  });
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Pages of others change nothing here with the cookie of whoever looks at them. What is answered is kept nowhere. */
function guard(app: FastifyInstance, { config: { origins } }: ServerParts): void {
  app.addHook('onRequest', async ({ raw, method }) => {
    if (SAFE.has(method) || bearerOf(raw) !== undefined) return;
    if (isForeign(raw, origins)) throw refusal(403, { why: 'foreign-page' });
  });
  app.addHook('onSend', async ({ url }, reply) => {
    if (url.startsWith('/api')) void reply.header('cache-control', 'no-store');
  });
}

/** Pages get everything from here, sockets included; scripts and style sheets are files, styles of one element are not. */
const HEADERS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'style-src': ["'self'", API_STYLE],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    },
  },
  // other names below this one are not ours to decide about
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
};

function newApp({ log, config }: ServerParts): FastifyInstance {
  const { trustProxy, secondsToAsk, mostConnections } = config;
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MOST_BYTES,
    trustProxy: trustProxy ?? false,
    requestTimeout: secondsToAsk * 1000,
    http: {
      maxHeaderSize: MOST_HEADER_BYTES,
      headersTimeout: secondsToAsk * 1000,
      connectionsCheckingInterval: LOOK_MS,
    },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => void answerBadRequest(error, request, reply),
  });
  app.server.maxConnections = mostConnections;
  return app;
}

/** Without a client it serves programs alone. */
export async function openApp(server: ServerParts, client?: Client): Promise<FastifyInstance> {
  const app = newApp(server);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app, server.failed);
  closeInTime(app);
  logRequests(app, server);
  guard(app, server);
  await app.register(helmet, HEADERS);
  await app.register(rateLimit, {
    max: server.config.requestsAMinute,
    timeWindow: A_MINUTE,
    keyGenerator: ({ ip }) => networkOf(ip),
  });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) =>
    reply.code(404).send({ error: { why: 'not-found' } }),
  );
  await app.register(swagger, {
    openapi: { info: { title: 'Nocturne', version: '1' } },
    transform: jsonSchemaTransform,
  });
  const api = app.withTypeProvider<ZodTypeProvider>();
  addPeopleRoutes(api, server);
  addDeckRoutes(api, server);
  addListRoutes(api, server);
  addTableRoutes(api, server);
  addReplayRoutes(api, server);
  if (client !== undefined) addPages(app, client);
  addWatching(app, server);
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  app.get('/api', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(apiPage(app.swagger())),
  );
  return app;
}
