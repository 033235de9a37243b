// Servers in processes of their own, and what they use of the machine.

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';

export interface Server {
  readonly port: number;
  /** Seconds of processor time so far, of all its threads. */
  readonly cpu: () => number;
  /** Kilobytes in memory now. */
  readonly resident: () => number;
  readonly stop: () => Promise<void>;
}

// what Linux counts processor time in, on every machine that Node runs on
const TICKS_A_SECOND = 100;

/** Processor time as Linux keeps it: fields 14 and 15 of the line, counted from behind the name in brackets. */
function cpuOf(pid: number): number {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

const residentOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => void server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return port;
}

/** When it has printed its first line; a server that ends before has said why. */
function started(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout!.once('data', () => resolve());
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it listened`)));
  });
}

/** Starts a program that listens on the port in PORT, and prints a line when it does. */
export async function startServer(command: readonly string[], env: Record<string, string>): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, command, {
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  await started(child);
  child.stdout.resume();
  const pid = child.pid!;
  return {
    port,
    cpu: () => cpuOf(pid),
    resident: () => residentOf(pid),
    async stop() {
      child.kill('SIGTERM');
      await gone;
      process.off('exit', kill);
    },
  };
}
