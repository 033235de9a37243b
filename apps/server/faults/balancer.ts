// A plain balancer: it passes bytes on to any process that takes them, and remembers nobody.

import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Balancer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Joins both ends: when one is gone, so is the other. */
function join(one: Socket, other: Socket): void {
  one.pipe(other);
  other.pipe(one);
  one.once('close', () => other.destroy());
  other.once('close', () => one.destroy());
}

/** Tries one port after the other, until somebody answers. */
function pass(client: Socket, ports: readonly number[]): void {
  const [port, ...others] = ports;
  if (port === undefined || client.destroyed) return void client.destroy();
  const server = connect({ port, host: '127.0.0.1' });
  const next = (): void => pass(client, others);
  server.once('error', next);
  server.once('connect', () => {
    server.off('error', next);
    server.on('error', () => server.destroy());
    join(client, server);
  });
}

/** `ports` gives those to try, the first first: it is asked for every connection. */
export async function openBalancer(ports: () => readonly number[]): Promise<Balancer> {
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    client.once('close', () => clients.delete(client));
    client.on('error', () => client.destroy());
    pass(client, ports());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      const closed = new Promise((resolve) => void server.close(resolve));
      for (const client of clients) client.destroy();
      await closed;
    },
  };
}
