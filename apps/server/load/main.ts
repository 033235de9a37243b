// A load run: the real server and a bare one beside it, in turns.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../../scripts/postgres.mjs';
import { type BareHall, fillBare, openBareHall, useSamples } from './bare-hall.ts';
import { writeSteadily } from './disk.ts';
import { forEach } from './guests.ts';
import { asFastAsItGoes, steadily } from './phases.ts';
import { HELP, type Plan, readPlan } from './plan.ts';
import { type Server, startServer } from './processes.ts';
import { fillReal, openRealHall, type RealHall } from './real.ts';
import { type Measured, median, type Memory, report, table } from './report.ts';
import type { Sample } from './table.ts';

const here = dirname(fileURLToPath(import.meta.url));
const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** Both servers, and those who load them. */
interface Run {
  readonly plan: Plan;
  readonly folder: string;
  readonly real: { readonly server: Server; readonly hall: RealHall };
  readonly bare: { readonly server: Server; readonly hall: BareHall };
}

const IDLE_SECONDS = 10;
/** Nobody waits longer than this for a server to get warm. */
const WARM_MS = 90_000;
const UNLIMITED = '1000000000';

/** The settings that lift the server's limits for guests who never sleep. */
const SETTINGS = {
  LOG: 'error',
  REQUESTS_A_MINUTE: UNLIMITED,
  GUESTS_A_MINUTE: UNLIMITED,
  TABLES_A_MINUTE: UNLIMITED,
  MESSAGES_A_SECOND: UNLIMITED,
  MOST_SOCKETS: UNLIMITED,
  SOCKETS_OF_ADDRESS: UNLIMITED,
  MOST_CONNECTIONS: UNLIMITED,
};

/** As `npm start` starts it: what a move leaves behind is young and soon gone, so room for the young saves work. */
const FLAGS = ['--max-semi-space-size=64'];

async function startReal({ profile }: Plan, folder: string, url: string | undefined): Promise<Server> {
  const storage = url === undefined ? { NOCTURNE_FILE: join(folder, 'load.db') } : { DATABASE_URL: url };
  const profiling = profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', resolve(profile)];
  return startServer([...FLAGS, ...profiling, join(here, '../server.mjs')], { ...SETTINGS, ...storage });
}

const mean = (list: readonly number[]): string =>
  (list.reduce((sum, one) => sum + one, 0) / list.length).toFixed(1);

/** Another game for those whose game is over. */
const renewAll = ({ real: { hall } }: Run): Promise<void> => forEach(hall.tables, (one) => one.renew());

const MOST_SAMPLES = 1000;
const ONE_IN = 7;

/** What a decision weighs, on an average. */
function sayWeight(samples: readonly Sample[]): void {
  const told = samples.map((one) => one.told.filter((text) => text !== null));
  const bytes = told.map((texts) => texts.reduce((sum, text) => sum + text.length, 0));
  const seats = told.map((texts) => texts.length);
  say(`  a decision tells ${mean(seats)} seats ${mean(bytes)} bytes together (means of ${samples.length})`);
}

/** The bare server is to tell what the real one has told lately. */
async function learn({ folder, bare }: Run, samples: readonly Sample[]): Promise<void> {
  const file = join(folder, 'samples.json');
  writeFileSync(file, JSON.stringify(samples));
  await useSamples(bare.server.port, bare.hall, file, samples);
}

/** Decisions of both in a processor second, one server after the other. */
async function measureFast(run: Run): Promise<{ real: number; bare: number }> {
  const { plan, real, bare } = run;
  const samples: Sample[] = [];
  let made = 0;
  await renewAll(run);
  const fast = await asFastAsItGoes(real.server, real.hall, plan.seconds, (sample) => {
    if (made++ % ONE_IN === 0 && samples.length < MOST_SAMPLES) samples.push(sample());
  });
  await learn(run, samples);
  sayWeight(samples);
  return { real: fast, bare: await asFastAsItGoes(bare.server, bare.hall, plan.seconds) };
}

/** Plays a while without counting. */
async function warmUp(run: Run, decisions: number): Promise<void> {
  const { plan, real } = run;
  const begin = Date.now();
  let made = 0;
  while (made < decisions && Date.now() - begin < WARM_MS) {
    await renewAll(run);
    let more = 0;
    await asFastAsItGoes(real.server, real.hall, plan.seconds, () => (more += 1));
    made += more;
    say(`  ${made} of ${decisions} decisions to warm up`);
  }
  // and the bare one
  await measureFast(run);
}

async function measureRound(run: Run, { decisions, took }: Measured): Promise<void> {
  const { plan, folder, real, bare } = run;
  const fast = await measureFast(run);
  decisions.real.push(fast.real);
  decisions.bare.push(fast.bare);
  await renewAll(run);
  // what was allocated in the rush is not collected in the quiet
  await pause(500);
  took.real.push(await steadily(real.hall, plan.seconds, plan.rate));
  took.bare.push(await steadily(bare.hall, plan.seconds, plan.rate));
  took.disk.push(await writeSteadily(folder, plan.seconds / 2, plan.rate));
  const [p50, bareP50] = [median(took.real.at(-1)!), median(took.bare.at(-1)!)];
  say(
    `  round ${took.real.length}: ${fast.real.toFixed(0)} and ${fast.bare.toFixed(0)} decisions a processor second, ` +
      `${p50.toFixed(2)} and ${bareP50.toFixed(2)} ms`,
  );
}

async function measure(run: Run, tables: number, first: boolean): Promise<Measured> {
  const { plan, real, bare } = run;
  const begin = Date.now();
  await fillReal(real.server.port, real.hall, tables, 'load');
  await fillBare(bare.server.port, bare.hall, tables);
  say(`${tables} tables, set up in ${((Date.now() - begin) / 1000).toFixed(1)} s`);
  const measured: Measured = {
    tables,
    decisions: { real: [], bare: [] },
    took: { real: [], bare: [], disk: [] },
  };
  await warmUp(run, first ? plan.warm : 1);
  for (let round = 0; round < plan.rounds; round++) await measureRound(run, measured);
  return measured;
}

async function measureAll(run: Run): Promise<void> {
  const { plan, real } = run;
  const before = real.server.resident();
  const measured: Measured[] = [];
  for (const tables of plan.tables.toSorted((one, other) => one - other))
    measured.push(await measure(run, tables, measured.length === 0));
  const cpu = real.server.cpu();
  await pause(IDLE_SECONDS * 1000);
  const memory: Memory = {
    kilobytesPerTable: (real.server.resident() - before) / real.hall.tables.length,
    idleCpuPercent: ((real.server.cpu() - cpu) / IDLE_SECONDS) * 100,
  };
  const all = report(measured, memory);
  console.log(plan.json ? JSON.stringify(all) : table(all));
}

async function load(plan: Plan, folder: string, url: string | undefined): Promise<void> {
  const real = { server: await startReal(plan, folder, url), hall: openRealHall() };
  try {
    const bare = { server: await startServer([join(here, 'bare.mjs')], {}), hall: openBareHall() };
    try {
      await measureAll({ plan, folder, real, bare });
    } finally {
      await bare.server.stop();
    }
  } finally {
    await real.server.stop();
  }
}

async function main(): Promise<void> {
  const plan = readPlan(process.argv.slice(2), process.env);
  if (plan === undefined) return console.log(HELP);
  // beside the program, not in a folder for temporary files: that may be memory, where storing costs nothing
  mkdirSync(join(here, 'data'), { recursive: true });
  const folder = mkdtempSync(join(here, 'data', 'run-'));
  const postgres = plan.postgres ? await startPostgres() : undefined;
  try {
    await load(plan, folder, postgres?.url('postgres'));
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  }
}

// the servers end with this process
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

main()
  .then(() => process.exit())
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
