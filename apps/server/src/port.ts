// The port to listen on: the one that was asked for, or, if none was, the first free one from the usual one on.

import { createServer } from 'node:net';

const TRIES = 20;

/** Whether nobody listens there. */
const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

export async function freePort(usual: number, host: string, isWanted: boolean): Promise<number> {
  if (usual === 0 || (await isFree(usual, host))) return usual;
  if (isWanted) throw new Error(`port ${usual} is taken by another program: choose another with PORT`);
  for (let port = usual + 1; port <= usual + TRIES; port++) if (await isFree(port, host)) return port;
  return 0;
}
