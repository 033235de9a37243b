// Tables at the bare server: the same sockets, the same decisions by size.

import { WebSocket } from 'ws';
import { forEach } from './guests.ts';
import { type Hall, now, type Sizes, type Table } from './table.ts';

const SEATS = 5;
const NUMBER_SIGNS = 6;

interface Pending {
  readonly sizes: Sizes;
  readonly sent: number;
  left: number;
}

export interface BareHall extends Hall {
  samples: readonly Sizes[];
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

async function openTable(port: number, hall: BareHall, number: number): Promise<void> {
  const seats = Array.from({ length: SEATS }, (_, seat) => seat);
  const sockets = await Promise.all(seats.map((seat) => connect(port, number, seat)));
  let pending: Pending | undefined;
  const table: Table = {
    over: () => false,
    decide() {
      if (pending !== undefined) return false;
      const sample = hall.next++ % hall.samples.length;
      const sizes = hall.samples[sample]!;
      const text = String(sample).padStart(NUMBER_SIGNS, '0').padEnd(sizes.said, 'x');
      pending = { sizes, sent: now(), left: sizes.told.filter((size) => size > 0).length };
      sockets[sizes.mover]!.send(text);
      return true;
    },
  };
  for (const socket of sockets)
    socket.on('message', () => {
      if (pending === undefined || --pending.left > 0) return;
      const { sent, sizes } = pending;
      pending = undefined;
      hall.settled(table, now() - sent, sizes);
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
  samples: readonly Sizes[],
): Promise<void> {
  const socket = await connect(port, -1, 0);
  const read = new Promise((resolve) => void socket.once('message', resolve));
  socket.send(file);
  await read;
  socket.close();
  hall.samples = samples;
}
