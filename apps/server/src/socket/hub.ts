// All sockets of this process: they are accepted, heard and let go; what changes beside the games is told here.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressOf, isForeign, networkOf } from '../http/addresses.ts';
import { plainAnswer } from '../http/errors.ts';
import { tokenOf } from '../http/sessions.ts';
import type { ServerParts } from '../server.ts';
import { CHAT_NEWS } from '../storage/chats.ts';
import { SESSION_NEWS, sessionKey } from '../storage/people.ts';
import { type Allowances, keepAllowances } from './allowance.ts';
import { type Attendance, keepAttendance } from './attendance.ts';
import { catchUpChat } from './chatting.ts';
import { openLines } from './line.ts';
import { keepLookers, type Lookers } from './lookers.ts';
import { leave, lookAgain } from './looking.ts';
import { greet, hear } from './talk.ts';
import { type Caller, say, type Talker } from './talker.ts';

export interface Hub {
  readonly close: () => Promise<void>;
}

interface House extends ServerParts {
  /** Whether somebody may knock again by now. */
  readonly mayKnock: (network: string, now: number) => boolean;
  readonly mayChat: (person: string, now: number) => boolean;
  readonly attendance: Attendance;
  readonly talkers: Map<WebSocket, Talker>;
  readonly lookers: Lookers;
  readonly sockets: WebSocketServer;
  /** What is being done for somebody. */
  readonly underWay: Set<Promise<void>>;
}

const PATH = '/ws';
const MOST_BYTES = 16_384;
const PING_MS = 30_000;
const SIGNED_OUT = 4001;
const PATIENCE_MS = 2000;

const openLine = openLines();

interface No {
  readonly status: number;
  readonly why: string;
}
const no = (status: number, why: string): No => ({ status, why });

/** Whether there is room for one more. */
function hasRoom({ config, talkers }: House, { person, network }: Caller): boolean {
  const { mostSockets, socketsOfPerson, socketsOfAddress } = config;
  let [ofPerson, ofAddress] = [0, 0];
  for (const one of talkers.values()) {
    if (one.person.id === person.id) ofPerson += 1;
    if (one.network === network) ofAddress += 1;
  }
  return talkers.size < mostSockets && ofPerson < socketsOfPerson && ofAddress < socketsOfAddress;
}

/** Who knocks, or why they are not let in. Pages of others may not knock with this browser's cookie. */
async function whoKnocks(house: House, request: IncomingMessage): Promise<Caller | No> {
  const { config, storage, now, mayKnock } = house;
  const network = networkOf(addressOf(request, config.trustProxy));
  if (!mayKnock(network, now())) return no(429, 'too-many-requests');
  if ((request.url ?? '').split('?')[0] !== PATH) return no(404, 'not-found');
  if (isForeign(request, config.origins)) return no(403, 'foreign-page');
  const token = tokenOf(request);
  const person = token === undefined ? undefined : await storage.people.ofSession(token, now());
  if (token === undefined || person === undefined) return no(401, 'not-signed-in');
  const caller = { person, session: sessionKey(token), network };
  return hasRoom(house, caller) ? caller : no(503, 'too-many-sockets');
}

/** No failure is unheard, and closing waits for it. */
function noted(
  { underWay, failed }: Pick<House, 'underWay' | 'failed'>,
  work: Promise<void>,
  where: string,
): void {
  const end = (): void => void underWay.delete(work);
  underWay.add(work);
  work.then(end, (error: unknown) => {
    end();
    failed(error, where);
  });
}

function accept(house: House, caller: Caller, socket: WebSocket, wire: Duplex): void {
  const { talkers, now, config, log } = house;
  const talker = greet(config, caller, openLine(socket, wire), now());
  const { id: person } = caller.person;
  log.info({ person, network: caller.network }, 'socket opened');
  talkers.set(socket, talker);
  socket.on('message', (data: Buffer, binary) => {
    if (binary) socket.close(1003, 'text only');
    else noted(house, hear(house, talker, data.toString('utf8')), 'message');
  });
  socket.on('close', (code) => {
    log.info({ person, code }, 'socket closed');
    talkers.delete(socket);
    for (const table of talker.watching.keys()) {
      leave(house.lookers, talker, table);
      house.attendance.review(table);
    }
  });
  // whoever breaks the protocol or says too much is told so by the code with which the socket closes
  socket.on('error', () => undefined);
}

async function admit(house: House, request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
  const who = await whoKnocks(house, request);
  // nobody waits until whoever is refused hangs up
  const close = (): void => void socket.destroy();
  if ('why' in who) socket.end(plainAnswer(who.status, { why: who.why }), close);
  else house.sockets.handleUpgrade(request, socket, head, (opened) => accept(house, who, opened, socket));
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
  const { storage, keeper, lookers, attendance, onChange } = house;
  onChange((slot) => {
    const looking = lookers.at(slot.id);
    for (const talker of looking) lookAgain(lookers, talker, slot);
    if (looking.length > 0) attendance.review(slot.id);
  });
  // what is said while this waits for its turn is heard with the rest
  const waiting = new Set<string>();
  const heard = (table: string): void => {
    if (waiting.has(table) || lookers.at(table).length === 0) return;
    waiting.add(table);
    const told = keeper.at(table, (slot) => {
      waiting.delete(table);
      return catchUpChat(house, slot, lookers.at(table));
    });
    noted(
      house,
      told.finally(() => waiting.delete(table)),
      'chat',
    );
  };
  // an empty text: something may have been missed
  await storage.listen(CHAT_NEWS, (text) => (text === '' ? lookers.tables() : [text]).forEach(heard));
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

function signOut(talker: Talker): void {
  say(talker, { type: 'closing', reason: { why: 'signed-out' } });
  talker.socket.close(SIGNED_OUT, 'signed out');
}

/** Whoever signs out is gone from every table. */
function listenToSessions({ storage, talkers, now, failed }: House): Promise<void> {
  async function lookAtAll(): Promise<void> {
    for (const talker of talkers.values())
      if (!(await storage.people.isOpen(talker.session, now()))) signOut(talker);
  }
  return storage.listen(SESSION_NEWS, (key) => {
    // an empty text: something may have been missed
    if (key === '') lookAtAll().catch((error: unknown) => failed(error, 'sessions'));
    for (const talker of talkers.values()) if (talker.session === key) signOut(talker);
  });
}

const perMinute = (count: number, atOnce: number): Allowances['spend'] =>
  keepAllowances({ atOnce, aSecond: count / 60 }).spend;

export async function openHub(server: ServerParts, http: Server): Promise<Hub> {
  const { config } = server;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });
  const talkers = new Map<WebSocket, Talker>();
  const underWay = new Set<Promise<void>>();
  const lookers = keepLookers();
  const attendance = await keepAttendance(server, lookers, (work) =>
    noted({ underWay, failed: server.failed }, work, 'presence'),
  );
  const mayKnock = perMinute(config.requestsAMinute, config.requestsAMinute);
  const mayChat = perMinute(config.chatsAMinute, Math.max(1, config.chatsAMinute / 3));
  const house: House = { ...server, mayKnock, mayChat, attendance, talkers, lookers, sockets, underWay };
  server.metrics.count('sockets', () => talkers.size);
  // what the library itself finds wrong with a knock
  sockets.on('wsClientError', (_error, socket) => {
    socket.end(plainAnswer(400, { why: 'bad-request' }), () => socket.destroy());
  });
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
  await listenToSessions(house);
  return {
    async close() {
      clearInterval(pinging);
      http.off('upgrade', upgrade);
      // before the goodbyes: whoever is still at the door is not let in after them
      sockets.close();
      await Promise.all([...talkers.keys()].map(goodbye));
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}
