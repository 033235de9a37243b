// Where a request comes from: whom limits count, and which page sent it.

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../config.ts';

const nobody = (): boolean => false;

/** The address of whoever asks, as the proxies tell it that are trusted. */
export const addressOf = (request: IncomingMessage, trustProxy: Config['trustProxy']): string =>
  proxyAddr(request, trustProxy ?? nobody);

const groups = (text: string): string[] => text.split(':').filter((group) => group !== '');

/** Who is counted as one: an IPv4 address, or an IPv6 network of 64 bits, in which one person has every address. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.replace(/%.*/, '').split('::');
  const [first, last] = [groups(before), groups(after ?? '')];
  const zeros = after === undefined ? 0 : 8 - first.length - last.length;
  const all = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`;
}

/** This machine asks, and nobody through a proxy on it. */
export const isThisMachine = ({ socket, headers }: IncomingMessage): boolean =>
  /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers['forwarded'] === undefined &&
  headers['via'] === undefined;

/** A page of somebody else sent it, with this browser's cookies. Programs name no origin; browsers always do. */
export function isForeign(
  { headers }: Pick<IncomingMessage, 'headers'>,
  origins: readonly string[],
): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'cross-site';
  return !origins.includes(origin) && origin !== `http://${host}` && origin !== `https://${host}`;
}
