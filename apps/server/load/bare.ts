// What no server can do without: it reads a message, finds the table, and writes to each seat what the real server told it
// of such a decision. It knows no rules and stores nothing.

import { readFileSync } from 'node:fs';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Sample } from './table.ts';

interface Message {
  readonly table: string;
  /** Which of the samples the decision is like. */
  readonly number: number;
  /** A file with other samples. */
  readonly learn?: string;
}

const tables = new Map<string, WebSocket[]>();
/** What each seat is told, by sample. */
let samples: readonly (readonly unknown[])[] = [];

function learn(socket: WebSocket, file: string): void {
  const read = JSON.parse(readFileSync(file, 'utf8')) as Sample[];
  samples = read.map(({ told }) => told.map((text): unknown => (text === null ? null : JSON.parse(text))));
  socket.send('learnt');
}

function tell({ table, number }: Message): void {
  const seats = tables.get(table)!;
  for (const [seat, told] of samples[number]!.entries())
    if (told !== null) seats[seat]!.send(JSON.stringify(told));
}

const port = Number(process.env['PORT']);
const sockets = new WebSocketServer({ host: '127.0.0.1', port, perMessageDeflate: false });
sockets.on('listening', () => console.log('listening'));
sockets.on('connection', (socket, request) => {
  const [table = '', seat = ''] = (request.url ?? '').slice(1).split('/');
  const seats = tables.get(table) ?? [];
  tables.set(table, seats);
  seats[Number(seat)] = socket;
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as Message;
    if (message.learn === undefined) tell(message);
    else learn(socket, message.learn);
  });
});
process.on('SIGTERM', () => process.exit(0));
