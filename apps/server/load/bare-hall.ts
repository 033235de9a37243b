// Tables at the bare server: the same sockets, the same decisions by size.

import { WebSocket } from 'ws';
import { forEach } from './guests.ts';
import { type Hall, now, type Sample, type Table } from './table.ts';

const SEATS = 5;

interface Pending {
  readonly sample: Sample;
  sent: number;
  left: number;
}

export interface BareHall extends Hall {
  samples: readonly Sample[];
  next: number;
}

export const openBareHall = (): BareHall => ({ tables: [], settled: () => undefined, samples: [], next: 0 });

function connect(port: number, table: number, seat: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/${table}/${seat}`, {
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

async function openTable(port: number, hall: BareHall, at: number): Promise<void> {
  const seats = Array.from({ length: SEATS }, (_, seat) => seat);
  const sockets = await Promise.all(seats.map((seat) => connect(port, at, seat)));
  let pending: Pending | undefined;
  const table: Table = {
    over: () => false,
    decide() {
      if (pending !== undefined) return false;
      const number = hall.next++ % hall.samples.length;
      const sample = hall.samples[number]!;
      pending = { sample, sent: 0, left: sample.told.filter((text) => text !== null).length };
      const text = JSON.stringify({ type: 'move', table: String(at), number, more: '' });
      const long = text.replace('""}', `"${'x'.repeat(Math.max(0, sample.said - text.length))}"}`);
      pending.sent = now();
      sockets[sample.mover]!.send(long);
      return true;
    },
  };
  for (const socket of sockets)
    socket.on('message', () => {
      if (pending === undefined || --pending.left > 0) return;
      const { sent, sample } = pending;
      pending = undefined;
      hall.settled(table, now() - sent, () => sample);
    });
  hall.tables.push(table);
}

export async function fillBare(port: number, hall: BareHall, count: number): Promise<void> {
  const numbers = Array.from({ length: count - hall.tables.length }, (_, i) => hall.tables.length + i);
  await forEach(numbers, (number) => openTable(port, hall, number));
}

/** From now on decisions are of these sizes. */
export async function useSamples(
  port: number,
  hall: BareHall,
  file: string,
  samples: readonly Sample[],
): Promise<void> {
  const socket = await connect(port, -1, 0);
  const read = new Promise((resolve) => void socket.once('message', resolve));
  socket.send(JSON.stringify({ learn: file }));
  await read;
  socket.close();
  hall.samples = samples;
}
