// Numbers for whoever runs the server, in the words of Prometheus.

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** A decision is in the log: a person's, or one that a bot or a clock made. */
  readonly decided: (by: 'person' | 'server') => void;
  /** A move was refused, for a reason that has this key. */
  readonly refused: (why: string) => void;
  /** So many entries were written together. */
  readonly committed: (ms: number, entries: number) => void;
  readonly thought: (ms: number) => void;
  readonly answered: (method: string, route: string, status: number, ms: number) => void;
  readonly failed: () => void;
  /** Asks for a number whenever somebody wants to know it. */
  readonly count: (what: 'tables' | 'sockets', now: () => number) => void;
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SIZES = [1, 2, 5, 10, 20, 50, 100, 200];
const HELP = {
  tables: 'Tables in memory',
  sockets: 'Sockets that are open',
} as const;

function makeCounters(registers: [Registry]) {
  return {
    decisions: new Counter({
      name: 'nocturne_decisions_total',
      help: 'Decisions in the logs of tables',
      labelNames: ['by'] as const,
      registers,
    }),
    refusals: new Counter({
      name: 'nocturne_refused_moves_total',
      help: 'Moves that were refused',
      labelNames: ['why'] as const,
      registers,
    }),
    faults: new Counter({
      name: 'nocturne_faults_total',
      help: 'What went wrong inside; the log has more',
      registers,
    }),
  };
}

function makeHistograms(registers: [Registry]) {
  return {
    commits: new Histogram({
      name: 'nocturne_commit_seconds',
      help: 'Writing entries, until they are safe',
      buckets: SECONDS,
      registers,
    }),
    batches: new Histogram({
      name: 'nocturne_commit_entries',
      help: 'Entries that were written together',
      buckets: SIZES,
      registers,
    }),
    thoughts: new Histogram({
      name: 'nocturne_bot_seconds',
      help: 'Bots thinking about one decision',
      buckets: SECONDS,
      registers,
    }),
    requests: new Histogram({
      name: 'nocturne_request_seconds',
      help: 'HTTP requests',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: SECONDS,
      registers,
    }),
  };
}

/** How often it is looked whether the event loop is late: each look wakes a process that may have nothing to do. */
const LOOK_MS = 100;

/** `machine`: also what process and event loop are doing, once in a process. */
export function openMetrics({ machine = false } = {}): Metrics {
  const register = new Registry();
  if (machine) collectDefaultMetrics({ register, eventLoopMonitoringPrecision: LOOK_MS });
  const { decisions, refusals, faults } = makeCounters([register]);
  const { commits, batches, thoughts, requests } = makeHistograms([register]);
  // looked up once, not with every decision
  const by = { person: decisions.labels('person'), server: decisions.labels('server') };
  return {
    decided: (who) => by[who].inc(),
    refused: (why) => refusals.inc({ why }),
    committed(ms, entries) {
      commits.observe(ms / 1000);
      batches.observe(entries);
    },
    thought: (ms) => thoughts.observe(ms / 1000),
    answered: (method, route, status, ms) => requests.observe({ method, route, status }, ms / 1000),
    failed: () => faults.inc(),
    count(what, now) {
      const collect = function (this: Gauge): void {
        this.set(now());
      };
      register.registerMetric(
        new Gauge({ name: `nocturne_${what}`, help: HELP[what], registers: [], collect }),
      );
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
