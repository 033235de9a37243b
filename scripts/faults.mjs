// Three server processes on a real PostgreSQL behind a plain balancer, tables played over the protocol, and faults of all
// kinds meanwhile: nothing acknowledged is lost, and every game reaches its end.
import { parseArgs } from 'node:util';
import { serverBundle } from './build.mjs';
import { importBundled } from './bundled.mjs';
import { installPostgres, startPostgres } from './postgres.mjs';
import { run, since } from './setup.mjs';

/** @typedef {import('../apps/server/faults/run.ts').Progress} Progress */
/** @typedef {import('../apps/server/faults/run.ts').Report} Report */

const HELP = `npm run faults                                two minutes, 30 tables
npm run faults -- --minutes 0.5 --tables 8    shorter, smaller
npm run faults -- --seed 7                    other faults at other moments
npm run faults -- --no-cut                    the connections to the database stay
npm run faults -- --json                      the report as JSON and nothing else

Three server processes run on one PostgreSQL behind a plain TCP balancer, which sends every connection to any of them.
Scripted people play VTES and Nosferatu over the public protocol, at every second pair of tables with bots of the server
beside them. For so many minutes processes are killed (-9), stopped in order, frozen for longer than they count as alive,
and started again; connections to the database are cut. Whoever loses the line comes back through the balancer and sends a
move that was not answered again, under the same name. Then nothing more goes wrong until every game is over.

Checked: every acknowledged move is in the log, and each once; every move in the log was acknowledged; every table reaches
its end; every process gives the same record, which verifies, with the seed that was promised before the first card; what
a client is told has no gap and never goes back, is the same for all, and what the events make of a view is what is sent
afresh. The exit code is 1 if anything is otherwise.`;

/** Without a terminal, progress is a line now and then. */
const SELDOM = 10;
const PATIENCE_MS = 60_000;

const format = new Intl.NumberFormat('en');

/** @param {Pick<Report, 'kills' | 'stops' | 'freezes' | 'cuts'>} counts */
const faultsOf = ({ kills, stops, freezes, cuts }) =>
  `${kills} kills, ${stops} stops, ${freezes} freezes, ${cuts} cuts`;

/** @param {number} start @returns {(progress: Progress) => void} */
function showProgress(start) {
  let count = 0;
  return (progress) => {
    const { tables, over, moves, problems } = progress;
    const line = `${over}/${tables} games over, ${format.format(moves)} moves, ${faultsOf(progress)}, ${problems} problems, ${since(start)}`;
    if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K${line.slice(0, process.stdout.columns - 1)}`);
    else if (++count % SELDOM === 0) console.log(line);
  };
}

/** @param {Report} report @param {number} start */
function show(report, start) {
  if (process.stdout.isTTY) process.stdout.write('\r\u001B[K');
  const { tables, ended, verified, entries, acknowledged, lost, duplicated } = report;
  console.log(
    `${tables} tables, ${format.format(entries)} moves, ${format.format(acknowledged)} of them by clients; ${faultsOf(report)}; ` +
      `${format.format(report.connections)} connections, ${format.format(report.resumed)} of them resumed, ${report.resent} moves sent again, ${format.format(report.looks)} views compared.\n` +
      `${lost} acknowledged moves lost, ${duplicated} duplicated, ${ended} of ${tables} tables reached their end, ` +
      `${verified} of ${tables} records verify, ${report.problems.length} problems. ${since(start)}`,
  );
}

/** @param {string} name @param {string} value @param {RegExp} shape */
function number(name, value, shape) {
  if (!shape.test(value) || Number(value) === 0) throw new Error(`--${name} takes a number, not “${value}”.`);
  return Number(value);
}

run(async () => {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      minutes: { type: 'string', default: '2' },
      tables: { type: 'string', default: '30' },
      seed: { type: 'string', default: '1' },
      cut: { type: 'boolean', default: true },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(HELP);
  const milliseconds = 60_000 * number('minutes', values.minutes, /^\d{1,4}(\.\d+)?$/);
  const count = number('tables', values.tables, /^\d{1,4}$/);
  const { seed, cut, json } = values;
  installPostgres();
  /**
   * @type {Pick<typeof import('../apps/server/faults/run.ts'), 'runFaults'>
   *   & Pick<typeof import('../apps/server/faults/trouble.ts'), 'forTime'>
   *   & Pick<typeof import('../apps/server/faults/setting.ts'), 'mixedTables'>}
   */
  const { runFaults, forTime, mixedTables } = await importBundled(`
    export { runFaults } from './apps/server/faults/run.ts';
    export { forTime } from './apps/server/faults/trouble.ts';
    export { mixedTables } from './apps/server/faults/setting.ts';`);
  const start = Date.now();
  const postgres = await startPostgres();
  try {
    const report = await runFaults({
      bundle: serverBundle,
      databaseUrl: postgres.url('postgres'),
      processes: 3,
      tables: mixedTables(count, seed),
      seed,
      trouble: forTime(milliseconds, cut),
      gameTime: milliseconds,
      patience: PATIENCE_MS,
      progress: json ? () => undefined : showProgress(start),
      problem: (text) => json || console.log(`PROBLEM ${text}`),
    });
    if (json) console.log(JSON.stringify({ ...report, seed, seconds: (Date.now() - start) / 1000 }));
    else show(report, start);
    if (report.problems.length > 0) process.exitCode = 1;
  } finally {
    await postgres.stop();
  }
});
