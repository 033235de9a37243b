// Several processes on one PostgreSQL behind a balancer, tables that are played over the public protocol, and trouble: then
// what must be true of it all.

import { setTimeout as wait } from 'node:timers/promises';
import { below, type Random, seeded, split } from '@nocturne/kernel';
import { Client } from 'pg';
import { checkTable, type Findings } from './checks.ts';
import { type House, openHouse } from './house.ts';
import { leave, newPlayer, playOn, type Player } from './player.ts';
import { type SetTable, setTable, type TableWish } from './setting.ts';
import type { Trouble, TroubleCounts } from './trouble.ts';

export interface FaultsOptions {
  readonly bundle: string;
  readonly databaseUrl: string;
  readonly processes: number;
  readonly tables: readonly TableWish[];
  readonly seed: string;
  readonly trouble: Trouble;
  /** About how long games take while there is trouble, in milliseconds; afterwards nobody hesitates any more. */
  readonly gameTime: number;
  /** Milliseconds without any move after which, when there is no more trouble, nothing happens any more. */
  readonly patience: number;
  readonly progress: (progress: Progress) => void;
  /** Told at once of what is wrong; it is in the report, too. */
  readonly problem: (text: string) => void;
}

export interface Progress extends TroubleCounts {
  readonly tables: number;
  readonly over: number;
  readonly moves: number;
  readonly problems: number;
}

export interface Report extends TroubleCounts, Findings {
  readonly tables: number;
  readonly connections: number;
  readonly resumed: number;
  readonly resent: number;
  /** How often a view that was followed was compared with one sent afresh. */
  readonly looks: number;
  readonly problems: readonly string[];
}

interface Run {
  readonly options: FaultsOptions;
  readonly house: House;
  readonly database: Client;
  readonly luck: Random;
  readonly counts: TroubleCounts;
  readonly problems: string[];
  readonly problem: (text: string) => void;
  readonly tables: SetTable[];
  readonly players: Player[];
  /** There is no more trouble. */
  peace: boolean;
}

const PROGRESS_MS = 1000;
const AT_ONCE = 4;
/** Without trouble, every table reaches its end in this time. */
const CEILING_MS = 900_000;
/** Moves of an average game. */
const MOVES: Readonly<Record<string, number>> = { vtes: 750, nosferatu: 60 };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const progressOf = ({ options, counts, players, problems, tables }: Run): Progress => ({
  ...counts,
  tables: options.tables.length,
  over: tables.filter(({ id }) => players.every(({ table, over }) => table !== id || over)).length,
  moves: sum(players.map(({ acknowledged }) => acknowledged.size)),
  problems: problems.length,
});

/** Those at a table hesitate so that their game goes on through most of the trouble, and no longer. */
function pauseAt(run: Run, { game, seats, people }: SetTable, luck: Random): () => number {
  const mean = (run.options.gameTime / (MOVES[game] ?? 100)) * (seats / people);
  return () => (run.peace ? 0 : below(luck, Math.ceil(2 * mean) + 1));
}

/** Whoever hears of an entry hears the same as the first who did. */
function agreeing(problem: (text: string) => void, table: string): (at: number, events: string) => void {
  const told = new Map<number, string>();
  return (at, events) => {
    const first = told.get(at) ?? events;
    told.set(at, first);
    if (first !== events) problem(`table ${table}: at ${at} some were told otherwise than others`);
  };
}

async function playTable(run: Run, wish: TableWish, number: number, luck: Random): Promise<void> {
  const { house, problem } = run;
  const table = await setTable(house, wish, number);
  const [pause, heard] = [pauseAt(run, table, luck), agreeing(problem, table.id)];
  const players = table.places.map((place) => newPlayer({ ...place, url: house.url, pause, problem, heard }));
  run.tables.push(table);
  run.players.push(...players);
  await Promise.all(players.map(playOn));
}

/** What everybody waits for at a table that does not end. */
async function whereItStands({ database, players }: Run, { id, game }: SetTable): Promise<string> {
  const { rows } = await database.query(
    `SELECT (SELECT max(at) FROM entries WHERE tab = tables.id) AS at, status, owner, until FROM tables
     LEFT JOIN runners ON runners.tab = tables.id LEFT JOIN leases ON leases.name = runners.owner WHERE id = $1`,
    [id],
  );
  const seats = players
    .filter(({ table }) => table === id)
    .map(({ seat, at, question, pending }) => ({
      seat,
      at,
      asked: question?.serial,
      pending: pending?.request,
    }));
  return `table ${id} (${game}) does not end: ${JSON.stringify(rows[0])} ${JSON.stringify(seats)}`;
}

/** True when all is over; false when nothing happens any more, or it takes too long. */
async function isOverInTime(run: Run, playing: Promise<void>): Promise<boolean> {
  const over = playing.then(() => true);
  const ceiling = Date.now() + CEILING_MS;
  for (let [moves, since] = [-1, 0]; ;) {
    const now = progressOf(run).moves;
    if (now !== moves) [moves, since] = [now, Date.now()];
    if (Date.now() > ceiling || Date.now() - since > run.options.patience) return false;
    if (await Promise.race([over, wait(100, false)])) return true;
  }
}

async function untilTheEnd(run: Run, playing: Promise<void>): Promise<void> {
  if (await isOverInTime(run, playing)) return;
  for (const table of run.tables)
    if (run.players.some((player) => player.table === table.id && !player.over))
      run.problem(await whereItStands(run, table));
}

async function cut(database: Client, oneIn: number): Promise<void> {
  await database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND random() * $1 < 1`,
    [oneIn],
  );
}

/** The tables are set while there is trouble already, a few at a time. */
async function playAll(run: Run): Promise<void> {
  const { options, luck } = run;
  const wishes = [...options.tables.entries()];
  const playing: Promise<void>[] = [];
  while (wishes.length > 0) {
    const next = wishes.splice(0, AT_ONCE);
    playing.push(...next.map(([number, wish]) => playTable(run, wish, number + 1, split(luck))));
    while (run.tables.length < options.tables.length - wishes.length) await wait(10);
  }
  await Promise.all(playing);
}

async function check(run: Run): Promise<Findings> {
  const { house, database, tables, players, problem } = run;
  const findings: Findings = { acknowledged: 0, lost: 0, duplicated: 0, ended: 0, verified: 0, entries: 0 };
  const options = { url: house.url, urls: house.urls(), database, problem };
  for (const table of tables)
    await checkTable(
      options,
      table,
      players.filter((player) => player.table === table.id),
      findings,
    );
  return findings;
}

async function perform(run: Run): Promise<Report> {
  const { options, house, database, counts, players, problems, problem } = run;
  const parts = { house, counts, luck: split(run.luck), cut: (oneIn: number) => cut(database, oneIn) };
  const playing = playAll(run).catch((error: unknown) => problem(String(error)));
  const moves = (): number => progressOf(run).moves;
  const isOver = (): boolean => progressOf(run).over === options.tables.length;
  await options.trouble({ ...parts, moves, isOver }).catch((error: unknown) => problem(String(error)));
  run.peace = true;
  await untilTheEnd(run, playing);
  const findings = await check(run);
  const total = (name: keyof Player['counts']): number => sum(players.map((player) => player.counts[name]));
  return {
    ...counts,
    ...findings,
    tables: options.tables.length,
    connections: total('connections'),
    resumed: total('resumed'),
    resent: total('resent'),
    looks: total('looks'),
    problems,
  };
}

export async function runFaults(options: FaultsOptions): Promise<Report> {
  const { bundle, databaseUrl, processes, seed, progress } = options;
  const problems: string[] = [];
  const problem = (text: string): void => {
    problems.push(text);
    options.problem(text);
  };
  const luck = seeded(seed);
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const house = await openHouse({ bundle, databaseUrl, processes, luck: split(luck), problem });
  const counts = { kills: 0, stops: 0, freezes: 0, cuts: 0 };
  const found = { counts, problems, problem, tables: [], players: [] };
  const run: Run = { options, house, database, luck, ...found, peace: false };
  const telling = setInterval(() => progress(progressOf(run)), PROGRESS_MS);
  try {
    return await perform(run);
  } finally {
    clearInterval(telling);
    run.players.forEach(leave);
    await house.close();
    await database.end();
  }
}
