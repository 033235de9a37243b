// A whole server in this process, and somebody who plays at it over HTTP and a socket.

import type { AddressInfo } from 'node:net';
import { type ClientMessage, type ServerMessage, serverMessage } from '@nocturne/protocol';
import { WebSocket } from 'ws';
import { openApp } from '../src/http/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import type { Client as WebClient } from '../src/http/client.ts';
import { openServer, type ServerOptions, type ServerParts } from '../src/server.ts';
import { openHub } from '../src/socket/hub.ts';
import type { Database } from '../src/storage/database.ts';
import { openSqlite } from '../src/storage/sqlite.ts';

export interface House {
  readonly url: string;
  readonly server: ServerParts;
  readonly database: Database;
  /** What went wrong inside; nothing should. */
  readonly faults: unknown[];
  readonly stop: () => Promise<void>;
}

/** Nobody is held up here, unless a test says so. */
const GENEROUS = {
  ...readConfig({}),
  requestsAMinute: 100_000,
  guestsAMinute: 100_000,
  signInsAMinute: 100_000,
  wrongPasswordsAnHour: 100_000,
  tablesAMinute: 100_000,
  mostSockets: 50,
  socketsOfPerson: 5,
};

export interface HouseOptions extends Omit<ServerOptions, 'database' | 'config' | 'failed'> {
  readonly database?: Database;
  readonly config?: Partial<Config>;
  readonly client?: WebClient;
}

export async function openHouse(file: string, options: HouseOptions = {}): Promise<House> {
  const faults: unknown[] = [];
  const { database = openSqlite(file), config: changed, client, ...rest } = options;
  const config = { ...GENEROUS, ...changed };
  const server = await openServer({ ...rest, config, database, failed: (error) => void faults.push(error) });
  const app = await openApp(server, client);
  const hub = await openHub(server, app.server);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    server,
    database,
    faults,
    async stop() {
      await hub.close();
      await app.close();
      await server.stop();
    },
  };
}

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly json: Record<string, unknown>;
}

/** Asks over HTTP, as somebody or as nobody. */
export async function ask(
  { url }: House,
  token: string | undefined,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answered> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const json = (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown>;
  return { status: answer.status, text, json };
}

export async function guest(house: House, name: string): Promise<string> {
  const { json } = await ask(house, undefined, 'POST', '/api/guests', { name });
  return String(json['token']);
}

type Without<Message> = Message extends unknown ? Omit<Message, 'request'> : never;

export interface Client {
  /** Every message so far, each of a shape that the protocol knows. */
  readonly heard: ServerMessage[];
  /** The first message from `from` on that is so, now or later. */
  readonly until: (is: (message: ServerMessage) => boolean, from?: number) => Promise<ServerMessage>;
  readonly sendText: (text: string | Buffer) => void;
  /** Asks for something, and waits for the answer to it. */
  readonly send: (message: Without<ClientMessage>, name?: string) => Promise<ServerMessage>;
  /** The code with which the socket was closed. */
  readonly closed: Promise<number>;
  readonly close: () => void;
}

let asked = 0;

export async function connect({ url }: House, token: string): Promise<Client> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const heard: ServerMessage[] = [];
  const waiting = new Set<() => void>();
  const closed = new Promise<number>((resolve) => void socket.once('close', resolve));
  socket.on('message', (data: Buffer) => {
    heard.push(serverMessage.parse(JSON.parse(data.toString('utf8'))));
    for (const look of waiting) look();
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const until: Client['until'] = (is, from = 0) =>
    new Promise((resolve, reject) => {
      let seen = from;
      const look = (): void => {
        for (; seen < heard.length; seen++) {
          if (!is(heard[seen]!)) continue;
          waiting.delete(look);
          resolve(heard[seen]!);
          return;
        }
      };
      waiting.add(look);
      look();
      closed.then((code) => reject(new Error(`closed with ${code}`)), reject);
    });
  return {
    heard,
    until,
    sendText: (text) => socket.send(text),
    send(message, name = `r${++asked}`) {
      const from = heard.length;
      socket.send(JSON.stringify({ ...message, request: name }));
      return until((one) => 'request' in one && one.request === name, from);
    },
    closed,
    close: () => socket.close(),
  };
}
