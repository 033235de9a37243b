// What a server cannot do without: it hears a message and sends one to each seat, of the sizes that the real server sent.
// It knows no rules and stores nothing.

import { readFileSync } from 'node:fs';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Sizes } from './table.ts';

const tables = new Map<string, (WebSocket | undefined)[]>();
const texts = new Map<number, string>();
const SLASH = 0x2f;
let samples: readonly Sizes[] = [];

const textOf = (size: number): string => {
  const text = texts.get(size) ?? 'x'.repeat(size);
  texts.set(size, text);
  return text;
};

/** A decision begins with the number of the sample that it is like. */
function tell(seats: readonly (WebSocket | undefined)[], data: Buffer): void {
  const sizes = samples[Number(data.toString('latin1', 0, 6))]!;
  for (const [seat, size] of sizes.told.entries()) if (size > 0) seats[seat]!.send(textOf(size));
}

/** The samples of a file: decisions are like one of them from now on. */
function learn(socket: WebSocket, file: string): void {
  samples = JSON.parse(readFileSync(file, 'utf8')) as Sizes[];
  socket.send('learnt');
}

const sockets = new WebSocketServer({
  host: '127.0.0.1',
  port: Number(process.env['PORT']),
  perMessageDeflate: false,
});
sockets.on('listening', () => console.log('listening'));
sockets.on('connection', (socket, request) => {
  const [table = '', seat = ''] = (request.url ?? '').slice(1).split('/');
  const seats = tables.get(table) ?? [];
  tables.set(table, seats);
  seats[Number(seat)] = socket;
  socket.on('message', (data: Buffer) => {
    if (data[0] === SLASH) learn(socket, data.toString('utf8'));
    else tell(seats, data);
  });
});
process.on('SIGTERM', () => process.exit(0));
