// The line to the server: one socket for all tables. It comes back by itself, and says again what was not answered.

import type { ClientMessage, ServerMessage } from '@nocturne/protocol';
import { heed, Refused } from './http.ts';
import { type Store, store } from './store.ts';

/** Somebody who listens to a table. */
export interface Listener {
  /** What is said when the line is there: from where on. */
  readonly watch: () => Omit<Extract<ClientMessage, { type: 'watch' }>, 'request' | 'type'>;
  readonly hear: (message: ServerMessage) => void;
}

interface Pending {
  readonly message: ClientMessage;
  readonly resolve: (answer: ServerMessage) => void;
  readonly reject: (error: Refused) => void;
}

type Without<Message, Key extends string> = Message extends unknown ? Omit<Message, Key> : never;
export type Request = Without<ClientMessage, 'request'>;

/** Milliseconds before the next try: soon, then seldom. */
const PAUSES = [0, 300, 1000, 2000, 5000, 10_000];

export const lineState: Store<'closed' | 'open' | 'lost'> = store<'closed' | 'open' | 'lost'>('closed');
/** How far the server's clock is ahead of ours, in milliseconds. */
export const clockAhead: Store<number> = store(0);

const listeners = new Map<string, Listener>();
const pending = new Map<string, Pending>();
let socket: WebSocket | undefined;
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Names of requests must be new at every visit: an old name is an old move. */
const VISIT = Math.random().toString(36).slice(2, 10);
let requests = 0;

const transmit = (message: ClientMessage): void => socket?.send(JSON.stringify(message));
const isOpen = (): boolean => socket?.readyState === WebSocket.OPEN && lineState.get() === 'open';

/** Says it, and waits for the answer. A move is said again if the line was lost: it is made once. */
export function ask(request: Request): Promise<ServerMessage> {
  const message = { ...request, request: `${VISIT}-${requests++}` };
  return new Promise((resolve, reject) => {
    if (!isOpen() && message.type !== 'move') return reject(new Refused({ why: 'no-answer' }));
    pending.set(message.request, { message, resolve, reject });
    if (isOpen()) transmit(message);
  });
}

function settle(message: ServerMessage): void {
  if (!('request' in message)) return;
  const found = pending.get(message.request);
  if (found === undefined) return;
  pending.delete(message.request);
  if (message.type === 'refused') found.reject(new Refused(message.reason));
  else found.resolve(message);
}

function watch(listener: Listener): void {
  const message = { type: 'watch', ...listener.watch() } as const;
  ask(message).catch((error: unknown) => {
    const reason = error instanceof Refused ? error.reason : { why: 'no-answer' };
    listener.hear({ type: 'refused', request: 'watch', reason });
  });
}

function greeted(now: number): void {
  tries = 0;
  clockAhead.set(now - Date.now());
  lineState.set('open');
  const again = [...pending.values()];
  for (const listener of listeners.values()) watch(listener);
  for (const { message } of again) transmit(message);
}

function hear(message: ServerMessage): void {
  if (message.type === 'hello') greeted(message.now);
  if (message.type === 'closing') heed(message.reason);
  settle(message);
  if ('table' in message) listeners.get(message.table)?.hear(message);
}

/** Only moves can be said twice. */
function forgetQuestions(): void {
  for (const [name, { message, reject }] of pending)
    if (message.type !== 'move') {
      pending.delete(name);
      reject(new Refused({ why: 'no-answer' }));
    }
}

function lost(): void {
  socket = undefined;
  forgetQuestions();
  if (listeners.size === 0) return lineState.set('closed');
  lineState.set('lost');
  timer = setTimeout(connect, PAUSES[Math.min(tries++, PAUSES.length - 1)]);
}

function connect(): void {
  clearTimeout(timer);
  if (socket !== undefined) return;
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const mine = new WebSocket(`${scheme}://${location.host}/ws`);
  socket = mine;
  mine.addEventListener('message', ({ data }) => hear(JSON.parse(String(data)) as ServerMessage));
  mine.addEventListener('close', () => {
    if (socket === mine) lost();
  });
}

/** Listens to a table until the function that it returns is called. */
export function listen(table: string, listener: Listener): () => void {
  listeners.set(table, listener);
  if (isOpen()) watch(listener);
  else connect();
  return () => {
    listeners.delete(table);
    if (isOpen()) ask({ type: 'leave', table }).catch(() => undefined);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    lineState.set('closed');
    const last = socket;
    socket = undefined;
    forgetQuestions();
    last?.close();
  };
}

// A phone that wakes up, or a network that comes back, is not kept waiting.
for (const event of ['online', 'focus'])
  globalThis.addEventListener(event, () => {
    if (lineState.get() === 'lost' && socket === undefined) connect();
  });
