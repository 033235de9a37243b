// Who asks: a cookie for browsers, a bearer token for programs.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';

type Headers = Pick<IncomingMessage, 'headers'>;

const COOKIE = 'nocturne';
/** As long as browsers keep one: how long a session lasts is known here. */
const LONG = 400 * 86_400;

const TOKEN = /^[\w-]{20,100}$/;

/** The value of a cookie, as it was set here. */
function cookieOf(header: string | undefined): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === COOKIE) return value;
  }
  return undefined;
}

/** What a program says it is known by; pages of others cannot say it. */
export const bearerOf = ({ headers }: Headers): string | undefined =>
  /^Bearer ([\w-]{20,100})$/.exec(headers.authorization ?? '')?.[1];

export function tokenOf({ headers }: Headers): string | undefined {
  const token = bearerOf({ headers }) ?? cookieOf(headers.cookie);
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** Secure over https, where it is. */
const ends = ({ protocol }: FastifyRequest): string =>
  `; Path=/; HttpOnly; SameSite=Lax${protocol === 'https' ? '; Secure' : ''}`;

export function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.header('set-cookie', `${COOKIE}=${token}; Max-Age=${LONG}${ends(request)}`);
}

export function clearCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('set-cookie', `${COOKIE}=; Max-Age=0${ends(request)}`);
}
