// All sockets of this process: they are accepted, heard and let go; what changes beside the games is told here.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { tokenOf } from '../http/sessions.ts';
import type { ServerParts } from '../server.ts';
import { CHAT_NEWS } from '../storage/chats.ts';
import type { Person } from '../storage/people.ts';
import { type Consents, keepConsents } from './consents.ts';
import { leave, lookAgain } from './looking.ts';
import { catchUpChat, greet, hear } from './talk.ts';
import type { Talker } from './talker.ts';

export interface HubOptions {
  /** Pages of other origins may not open sockets with this browser's cookie. */
  readonly origins: readonly string[];
  readonly mostSockets: number;
  readonly mostOfPerson: number;
}

export interface Hub {
  readonly close: () => Promise<void>;
}

interface House extends ServerParts {
  readonly options: HubOptions;
  readonly consents: Consents;
  readonly talkers: Map<WebSocket, Talker>;
  readonly sockets: WebSocketServer;
  /** What is being done for somebody. */
  readonly underWay: Set<Promise<void>>;
}

const PATH = '/ws';
const MOST_BYTES = 16_384;
const PING_MS = 30_000;
const PATIENCE_MS = 2000;

const sameOrigin = ({ headers }: IncomingMessage, origins: readonly string[]): boolean => {
  const { origin, host } = headers;
  // programs send none; browsers always do
  if (origin === undefined) return true;
  return origins.includes(origin) || origin === `http://${host}` || origin === `https://${host}`;
};

/** Who knocks, or why they are not let in. */
async function whoKnocks(house: House, request: IncomingMessage): Promise<Person | string> {
  const { options, talkers, storage, now } = house;
  if ((request.url ?? '').split('?')[0] !== PATH) return '404 Not Found';
  if (!sameOrigin(request, options.origins)) return '403 Forbidden';
  const token = tokenOf(request);
  const person = token === undefined ? undefined : await storage.people.ofSession(token, now());
  if (person === undefined) return '401 Unauthorized';
  const own = [...talkers.values()].filter((one) => one.person.id === person.id).length;
  const full = talkers.size >= options.mostSockets || own >= options.mostOfPerson;
  return full ? '503 Service Unavailable' : person;
}

/** No failure is unheard, and closing waits for it. */
function noted({ underWay, failed }: House, work: Promise<void>, where: string): void {
  const done = work.catch((error: unknown) => failed(error, where)).finally(() => void underWay.delete(done));
  underWay.add(done);
}

function accept(house: House, person: Person, socket: WebSocket): void {
  const { talkers, now } = house;
  const talker = greet(person, socket, now());
  talkers.set(socket, talker);
  socket.on('message', (data: Buffer, binary) => {
    if (binary) socket.close(1003, 'text only');
    else noted(house, hear(house, talker, data.toString('utf8')), 'message');
  });
  socket.on('close', () => {
    talkers.delete(socket);
    for (const table of talker.watching.keys()) leave(talker, table);
  });
  // whoever breaks the protocol or says too much is told so by the code with which the socket closes
  socket.on('error', () => undefined);
}

async function admit(house: House, request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
  const who = await whoKnocks(house, request);
  // nobody waits until whoever is refused hangs up
  const close = (): void => void socket.destroy();
  if (typeof who === 'string') socket.end(`HTTP/1.1 ${who}\r\nConnection: close\r\n\r\n`, close);
  else house.sockets.handleUpgrade(request, socket, head, (opened) => accept(house, who, opened));
}

/** Sockets whose other end is gone do not answer. */
function pingAll(talkers: ReadonlyMap<WebSocket, Talker>): NodeJS.Timeout {
  const quiet = new WeakSet<WebSocket>();
  const ping = (): void => {
    for (const socket of talkers.keys()) {
      if (quiet.has(socket)) {
        socket.terminate();
        continue;
      }
      quiet.add(socket);
      socket.once('pong', () => quiet.delete(socket));
      socket.ping();
    }
  };
  return setInterval(ping, PING_MS).unref();
}

async function listen(house: House): Promise<void> {
  const { storage, talkers, onChange } = house;
  const told = new Map<string, number>();
  const lookers = (table: string): Talker[] =>
    [...talkers.values()].filter(({ watching }) => watching.has(table));
  onChange((slot) => {
    for (const talker of lookers(slot.id)) lookAgain(talker, slot);
  });
  const heard = (table: string): void => {
    const watching = lookers(table);
    if (watching.length === 0) told.delete(table);
    else noted(house, catchUpChat(house, table, watching, told), 'chat');
  };
  // an empty text: something may have been missed
  await storage.listen(CHAT_NEWS, (text) => (text === '' ? [...told.keys()] : [text]).forEach(heard));
}

/** Ends when the other end has heard it, or does not answer. */
function goodbye(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const impatient = setTimeout(() => socket.terminate(), PATIENCE_MS);
    socket.once('close', () => {
      clearTimeout(impatient);
      resolve();
    });
    socket.close(1001, 'the server goes down');
  });
}

export async function openHub(server: ServerParts, http: Server, options: HubOptions): Promise<Hub> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });
  const talkers = new Map<WebSocket, Talker>();
  const underWay = new Set<Promise<void>>();
  const consents = keepConsents(server.keeper);
  const house: House = { ...server, options, consents, talkers, sockets, underWay };
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    const admitted = admit(house, request, socket, head).catch((error: unknown) => {
      socket.destroy();
      throw error;
    });
    noted(house, admitted, 'upgrade');
  };
  http.on('upgrade', upgrade);
  const pinging = pingAll(talkers);
  await listen(house);
  return {
    async close() {
      clearInterval(pinging);
      http.off('upgrade', upgrade);
      // before the goodbyes: whoever is still at the door is not let in after them
      sockets.close();
      await Promise.all([...talkers.keys()].map(goodbye));
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
