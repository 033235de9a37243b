// Never a bare no, and never more than whoever asks may know: every refusal has a reason of one shape.

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ReasonMessage, wordReason } from '@nocturne/protocol';
import { isRefusal } from './refusal.ts';

/** An answer outside the framework: to what is no request yet, or to a knock at the door of sockets. */
export function plainAnswer(status: number, reason: ReasonMessage): string {
  const body = JSON.stringify({ error: reason });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** What cannot be read as a request, or does not arrive. */
export function answerUnreadable(error: { code?: string }, socket: Socket): void {
  const status = STATUS_OF[error.code ?? ''] ?? 400;
  const why = status === 408 ? 'too-slow' : 'bad-request';
  if (socket.writable && error.code !== 'ECONNRESET') socket.end(plainAnswer(status, { why }));
  socket.destroySoon();
}

export function answerBadRequest(
  { message: detail, validation = [] }: Pick<FastifyError, 'message' | 'validation'>,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return reply.code(400).send({ error: wordReason(validation) ?? { why: 'bad-request', detail } });
}

export function answerErrors(app: FastifyInstance, failed: (error: unknown, where: string) => void): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isRefusal(error)) {
      const { status, reason, problems } = error;
      return reply.code(status).send({ error: reason, ...(problems === undefined ? {} : { problems }) });
    }
    if (error.validation !== undefined) return answerBadRequest(error, request, reply);
    if (error.statusCode === 429) return reply.code(429).send({ error: { why: 'too-many-requests' } });
    if (error.statusCode !== undefined && error.statusCode < 500)
      return reply.code(error.statusCode).send({ error: { why: 'bad-request', detail: error.message } });
    failed(error, `${request.method} ${request.routeOptions.url ?? ''}`);
    return reply.code(500).send({ error: { why: 'fault' } });
  });
}
