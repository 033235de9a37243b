// Several processes behind a balancer. They are killed, stopped and started again; whoever ends unasked is a fault.

import { shuffle, type Random } from '@nocturne/kernel';
import { type Balancer, openBalancer } from './balancer.ts';
import { type ServerProcess, startProcess } from './server-process.ts';

export interface HouseOptions {
  readonly bundle: string;
  readonly databaseUrl: string;
  readonly processes: number;
  readonly luck: Random;
  readonly problem: (text: string) => void;
}

export interface House {
  readonly url: string;
  /** Where the processes themselves listen. */
  readonly urls: () => string[];
  /** Ends a process with a signal, and starts it again after a while. */
  readonly restart: (which: number, signal: 'SIGKILL' | 'SIGTERM', later: Promise<unknown>) => Promise<void>;
  /** Stops a process for a while in the middle of whatever it does, as a busy machine would. */
  readonly freeze: (which: number, until: Promise<unknown>) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Chair {
  process: ServerProcess;
  /** Its end was asked for. */
  ending: boolean;
}

const PATIENCE_MS = 30_000;
const STARTS = 5;

const impatient = (what: string): { late: Promise<never>; done: () => void } => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} within ${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
  });
  return { late, done: () => clearTimeout(timer) };
};

async function withPatience<Result>(work: Promise<Result>, what: string): Promise<Result> {
  const { late, done } = impatient(what);
  return Promise.race([work, late]).finally(done);
}

/** Starts until it listens: without its database a process does not start, and a supervisor starts it again. */
async function begin({ bundle, databaseUrl, problem }: HouseOptions): Promise<Chair> {
  for (let left = STARTS; ; left--) {
    const process = startProcess(bundle, databaseUrl);
    await withPatience(process.ready, 'a process did not start');
    if (process.port === undefined && left > 0) continue;
    if (process.port === undefined) throw new Error(`a process does not start: ${process.errors()}`);
    const chair = { process, ending: false };
    void process.gone.then((how) => {
      if (!chair.ending) problem(`a process ended by itself (${how}): ${process.errors()}`);
    });
    return chair;
  }
}

async function end(chair: Chair, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  chair.ending = true;
  const { process } = chair;
  process.signal(signal);
  const how = await withPatience(process.gone, 'a process did not stop');
  if (signal === 'SIGTERM' && how !== 0)
    throw new Error(`a process stopped with ${how}: ${process.errors()}`);
}

export async function openHouse(options: HouseOptions): Promise<House> {
  const { processes, luck, problem } = options;
  const chairs = await Promise.all(Array.from({ length: processes }, () => begin(options)));
  const ports = (): number[] => chairs.flatMap(({ process: { port } }) => port ?? []);
  const balancer: Balancer = await openBalancer(() => shuffle(luck, ports()));
  return {
    url: balancer.url,
    urls: () => ports().map((port) => `http://127.0.0.1:${port}`),
    async restart(which, signal, later) {
      const chair = chairs[which]!;
      if (chair.ending) return;
      await end(chair, signal).catch((error: unknown) => problem(String(error)));
      await later;
      chairs[which] = await begin(options);
    },
    async freeze(which, until) {
      const { process } = chairs[which]!;
      process.signal('SIGSTOP');
      await until;
      process.signal('SIGCONT');
    },
    async close() {
      await balancer.close();
      await Promise.all(
        chairs.map((chair) => end(chair, 'SIGTERM').catch((error: unknown) => problem(String(error)))),
      );
      // whoever did not stop in order
      for (const { process } of chairs) process.signal('SIGKILL');
    },
  };
}
