// Several processes behind a balancer. They are killed, stopped and started again; whoever ends unasked is a fault.

import { type Random, shuffle } from '@nocturne/kernel';
import type { Door } from './asking.ts';
import { openBalancer } from './balancer.ts';
import { type ServerProcess, startProcess } from './server-process.ts';

export interface HouseOptions {
  readonly bundle: string;
  readonly databaseUrl: string;
  readonly processes: number;
  readonly luck: Random;
  readonly problem: (text: string) => void;
}

type End = 'SIGKILL' | 'SIGTERM';

export interface House extends Door {
  /** The processes that are there. */
  readonly there: () => number[];
  /** Where the processes themselves listen. */
  readonly urls: () => string[];
  /** Ends a process, and starts it again after a while. */
  readonly restart: (which: number, signal: End, later: Promise<unknown>) => Promise<void>;
  /** Stops a process for a while in the middle of whatever it does, as a busy machine would. */
  readonly freeze: (which: number, until: Promise<unknown>) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Chair {
  process: ServerProcess;
  /** Its end was asked for. */
  ending: boolean;
}

const PATIENCE_MS = 120_000;
const STARTS = 5;

async function withPatience<Result>(work: Promise<Result>, what: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} within ${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
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
      for (const fault of process.faults()) problem(`a process logged a fault: ${fault}`);
    });
    return chair;
  }
}

async function end(chair: Chair, signal: End): Promise<void> {
  chair.ending = true;
  const { process } = chair;
  process.signal(signal);
  const how = await withPatience(process.gone, 'a process did not stop');
  if (signal === 'SIGTERM' && how !== 0)
    throw new Error(`a process stopped with ${how}: ${process.errors()}`);
}

export async function openHouse(options: HouseOptions): Promise<House> {
  const { processes, luck, problem } = options;
  const complain = (error: unknown): void => problem(String(error));
  const chairs = await Promise.all(Array.from({ length: processes }, () => begin(options)));
  const ports = (): number[] => chairs.flatMap(({ process: { port } }) => port ?? []);
  const balancer = await openBalancer(() => shuffle(luck, ports()));
  let closed = false;
  return {
    url: balancer.url,
    get closed() {
      return closed;
    },
    there: () => [...chairs.keys()].filter((which) => !chairs[which]!.ending),
    urls: () => ports().map((port) => `http://127.0.0.1:${port}`),
    async restart(which, signal, later) {
      await end(chairs[which]!, signal).catch(complain);
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
      closed = true;
      await balancer.close();
      await Promise.all(chairs.map((chair) => end(chair, 'SIGTERM').catch(complain)));
      // whoever did not stop in order
      for (const { process } of chairs) process.signal('SIGKILL');
    },
  };
}
