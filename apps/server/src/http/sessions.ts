// Who asks: a cookie for browsers, a bearer token for programs.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';

const COOKIE = 'nocturne';
const SIXTY_DAYS = 60 * 86_400;

/** The value of a cookie, as it was set here. */
function cookieOf(header: string | undefined): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === COOKIE) return value;
  }
  return undefined;
}

export function tokenOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const bearer = /^Bearer ([\w-]{20,100})$/.exec(headers.authorization ?? '')?.[1];
  const token = bearer ?? cookieOf(headers.cookie);
  return token !== undefined && /^[\w-]{20,100}$/.test(token) ? token : undefined;
}

const isSecure = ({ protocol }: FastifyRequest): boolean => protocol === 'https';

export function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = isSecure(request) ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${SIXTY_DAYS}${secure}`,
  );
}

export function clearCookie(reply: FastifyReply): void {
  void reply.header('set-cookie', `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`);
}
