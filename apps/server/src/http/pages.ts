// The client and its pages. Which page an address means is the client's business: it is sent for every one of them.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Client, ClientFile } from './client.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Kept, but asked about before it is used. */
const ASK_FIRST = 'no-cache';

const accepts = (header: string | string[] | undefined, coding: string): boolean =>
  String(header ?? '')
    .split(',')
    .some((one) => {
      const [name = '', ...more] = one.trim().split(/\s*;\s*/);
      return name === coding && !more.some((part) => /^q=0(\.0*)?$/.test(part));
    });

function send({ headers }: FastifyRequest, reply: FastifyReply, file: ClientFile): FastifyReply {
  const { type, lasting, mark, plain, packed } = file;
  void reply
    .type(type)
    .header('cache-control', lasting ? FOR_EVER : ASK_FIRST)
    .header('vary', 'accept-encoding')
    .header('etag', mark);
  if (headers['if-none-match'] === mark) return reply.code(304).send();
  const fitting = packed.find(({ coding }) => accepts(headers['accept-encoding'], coding));
  if (fitting !== undefined) void reply.header('content-encoding', fitting.coding);
  return reply.send(fitting?.bytes ?? plain);
}

/** Addresses of programs, and of files that are not there: they are not answered with a page. */
const isNoPage = (path: string): boolean => /^\/(api|ws|assets)(\/|$)|\.\w+$/.test(path);

export function addPages(app: FastifyInstance, client: Client): void {
  // from memory: a limit would cost more than the answer
  app.get('/*', { schema: { hide: true }, config: { rateLimit: false } }, (request, reply) => {
    const path = request.url.replace(/\?.*/, '');
    const file = client.get(path) ?? (isNoPage(path) ? undefined : client.get('/index.html'));
    if (file === undefined) return reply.callNotFound();
    return send(request, reply, file);
  });
}
