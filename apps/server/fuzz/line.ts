// A line to the house: whatever is said on it is answered once, or the line is closed with a code.

import { connect } from 'node:net';
import { WebSocket } from 'ws';
import type { Said } from './messages.ts';

const PATIENCE_MS = 60_000;

export interface Line {
  readonly heard: string[];
  /** The code with which it was closed. */
  readonly code: () => number | undefined;
  /** Ends when it is answered, or the line is closed. */
  readonly say: (said: Pick<Said, 'as' | 'text'>) => Promise<void>;
  readonly close: () => void;
}

const ENDS = /^\{"type":"(done|refused|pong|why-not|standings|closing)"/;

function send(socket: WebSocket, { as, text }: Pick<Said, 'as' | 'text'>): void {
  const half = Math.floor(text.length / 2);
  if (as === 'text') socket.send(text);
  else if (as === 'binary') socket.send(Buffer.from(text));
  else if (as === 'invalid') socket.send(Buffer.from([0x22, 0xff, 0xfe, 0x22]), { binary: false });
  else {
    socket.send(text.slice(0, half), { fin: false });
    socket.send(text.slice(half), { fin: true });
  }
}

export async function openLine(url: string, token: string): Promise<Line> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const heard: string[] = [];
  let code: number | undefined;
  let answers = 0;
  let look: (() => void) | undefined;
  socket.on('message', (data: Buffer) => {
    const text = data.toString('utf8');
    heard.push(text);
    if (ENDS.test(text)) answers += 1;
    look?.();
  });
  socket.on('close', (closed) => {
    code = closed;
    look?.();
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('error', () => undefined);
  return {
    heard,
    code: () => code,
    say: (said) =>
      new Promise((resolve, reject) => {
        const before = answers;
        const impatient = setTimeout(() => reject(new Error('no answer')), PATIENCE_MS);
        look = () => {
          if (answers === before && code === undefined) return;
          clearTimeout(impatient);
          resolve();
        };
        if (code === undefined) send(socket, said);
        else look();
      }),
    close: () => socket.terminate(),
  };
}

/** What comes back for bytes that are sent as they are; then nothing more is sent. Whoever hangs up waits for no work. */
export function exchange(url: string, bytes: Buffer, hangsUp: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
    const impatient = setTimeout(() => reject(new Error('no answer')), PATIENCE_MS);
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    // what is refused before it is read is cut off
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(impatient);
      resolve(text);
    });
    if (hangsUp) socket.end(bytes);
    else socket.write(bytes);
  });
}
