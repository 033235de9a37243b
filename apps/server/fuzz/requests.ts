// Requests over HTTP, written as they go over the line.

import * as fc from 'fast-check';
import { nasty, written } from './values.ts';

/** Nobody, somebody who sits nowhere, and somebody who sits at both games. */
export const WHO = ['nobody', 'renfield', 'mina'] as const;
export type Who = (typeof WHO)[number];

export interface Asked {
  readonly kind: 'request';
  readonly who: Who;
  readonly method: string;
  readonly path: string;
  readonly headers: readonly string[];
  readonly body: string;
  /** How much of it arrives, as a part of 1. */
  readonly part: number;
}

const TABLES = ['@vtes', '@nosferatu', '@open', 'aaaaaaaaaaaa'];
const TABLE = {
  game: 'nosferatu',
  seats: 5,
  options: { counts: { bite: 9 } },
  listed: true,
  clock: { kind: 'live', perDecision: 30, reserve: 60 },
  atZero: 'bot',
  pace: 0,
  bots: 'random',
  start: false,
};
const DECK = { crypt: { Nangila: 12 }, library: { Govern: 60 } };

interface Route {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

const at = (table: string): Route[] => [
  { method: 'GET', path: `/api/tables/${table}` },
  { method: 'GET', path: `/api/tables/${table}?invite=@invite` },
  { method: 'GET', path: `/api/tables/${table}/past?most=20` },
  { method: 'GET', path: `/api/tables/${table}/past?until=5&invite=@invite` },
  { method: 'GET', path: `/api/tables/${table}/record` },
  {
    method: 'POST',
    path: `/api/tables/${table}/seats`,
    body: { seat: 2, deck: DECK, invite: '@open-invite' },
  },
  { method: 'PUT', path: `/api/tables/${table}/seats/mine/deck`, body: { deck: DECK } },
  { method: 'PUT', path: `/api/tables/${table}/seats/1/bot`, body: { strength: 'random' } },
  { method: 'DELETE', path: `/api/tables/${table}/seats/1/bot` },
  { method: 'POST', path: `/api/tables/${table}/start`, body: {} },
  { method: 'POST', path: `/api/tables/${table}/rematch`, body: {} },
];

const ROUTES: readonly Route[] = [
  { method: 'GET', path: '/api/games' },
  { method: 'GET', path: '/api/tables' },
  { method: 'GET', path: '/api/me' },
  { method: 'PUT', path: '/api/me/name', body: { name: 'Jonathan' } },
  { method: 'GET', path: '/api/me/tables' },
  { method: 'GET', path: '/api/me/decks' },
  { method: 'PUT', path: '/api/me/decks/0123456789ab', body: { name: 'Mine', list: '4 Deflection' } },
  { method: 'DELETE', path: '/api/me/decks/0123456789ab' },
  { method: 'GET', path: '/api/openapi.json' },
  { method: 'GET', path: '/healthz' },
  { method: 'POST', path: '/api/guests', body: { name: 'Jonathan' } },
  { method: 'POST', path: '/api/accounts', body: { name: 'Quincey', password: 'a long password' } },
  { method: 'POST', path: '/api/sessions', body: { name: 'Arthur', password: 'not the password' } },
  { method: 'POST', path: '/api/tables', body: TABLE },
  { method: 'POST', path: '/api/tables', body: { ...TABLE, game: 'vtes', options: {}, deck: DECK } },
  ...TABLES.flatMap(at),
];

const HEADERS = [
  'Cookie: nocturne=yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy',
  'Cookie: nocturne=',
  'Cookie: ;;;=;nocturne',
  `Cookie: nocturne=${'x'.repeat(300)}`,
  'Authorization: Bearer',
  'Authorization: Bearer xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  'Authorization: Basic bWluYTpkcmFjdWxh',
  'Origin: https://evil.example',
  'Origin: null',
  'X-Forwarded-For: 127.0.0.1',
  'X-Forwarded-Host: evil.example',
  'X-HTTP-Method-Override: DELETE',
  'Accept-Encoding: gzip, br, zstd',
  'Accept: text/html',
  'Range: bytes=0-1',
  'If-None-Match: *',
  'Expect: 100-continue',
  'Content-Type: text/plain',
  'Content-Type: application/json; charset=utf-7',
  'Content-Type: application/json',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Type: ',
  'Content-Encoding: gzip',
  'Content-Length: 3',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Upgrade: h2c',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: x',
  'Host: evil.example',
  'no colon here',
  'X-\0: y',
  `X-Long: ${'y'.repeat(20_000)}`,
];

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'EAT',
];

const inPath = nasty.map((value) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  try {
    return encodeURIComponent(text.slice(0, 200));
  } catch {
    return '%ff';
  }
});

/** A part of the path is something else. */
const strayed = (path: string): fc.Arbitrary<string> => {
  const parts = path.split('/');
  return fc
    .tuple(
      fc.integer({ min: 1, max: parts.length - 1 }),
      fc.oneof(inPath, fc.constantFrom('..', '%2e%2e', '%zz', ' ', '?a[]=1&a[__proto__]=2', '*')),
    )
    .map(([i, other]) => parts.with(i, other).join('/'));
};

const rarely = <Value>(usual: Value, other: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });

export const anyRequest: fc.Arbitrary<Asked> = fc.constantFrom(...ROUTES).chain(({ method, path, body }) =>
  fc.record({
    kind: fc.constant('request' as const),
    who: fc.constantFrom(...WHO),
    method: rarely(method, fc.constantFrom(...METHODS)),
    path: rarely(path, strayed(path)),
    headers: rarely<string[]>(
      body === undefined ? [] : ['Content-Type: application/json'],
      fc.array(fc.constantFrom(...HEADERS), { maxLength: 4 }),
    ),
    body: body === undefined ? rarely('', written({})) : written(body),
    part: rarely(1, fc.constantFrom(0, 0.3, 0.9)),
  }),
);
