// Breaks rules of VTES in the engine, one at a time and only in memory, and shows that scenarios notice.
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import esbuild from 'esbuild';
import { mutations } from './mutations.mjs';
import { root, run, since } from './setup.mjs';

/** @typedef {import('./mutations.mjs').Mutation} Mutation */
/** @typedef {{ file: string, text: string }} Scenario */
/** @typedef {{ file: string, rules: readonly string[], problems: readonly { line: number, message: string }[] }} Ran */
/** @typedef {{ mutation: Mutation, ran: number, failed: readonly Ran[], cited: boolean }} Verdict */

const HELP = `npm run mutate                        breaks every rule of scripts/mutations.mjs in turn
npm run mutate -- --only V-8.9,V-9.7  only these
npm run mutate -- --check             only says whether every change still fits the source

For each rule the engine is changed in one place, in memory, and the scenarios of the chapters that cite the rule are
run (all of the chapters' if none of those fails). At least one must fail, and not because the engine crashes. The exit
code is 1 if the engine as it is fails a scenario, if a broken rule goes unnoticed, or if a change no longer fits the
source.`;

const LANES = availableParallelism();
const SCENARIOS = join(root, 'packages/vtes/scenarios');
/** A scenario takes a moment; a broken engine may never end. */
const PATIENCE = 30_000;
/** How the runner of scenarios reports an error of the engine. */
const CRASH = 'the engine failed';

const RUNNER = `
  import { parentPort, workerData } from 'node:worker_threads';
  import { runScenario } from './packages/testkit/src/index.ts';
  import { vtesScenarios } from './packages/vtes/src/testing/index.ts';
  for (const { file, text } of workerData) {
    const { rules, problems } = runScenario(text, { vtes: vtesScenarios });
    parentPort.postMessage({ file, rules, problems });
  }`;

/** @param {Mutation} mutation */
const pathOf = ({ file }) => join(root, 'packages/vtes/src', file);

/** @param {Mutation} mutation */
function occurrences(mutation) {
  return readFileSync(pathOf(mutation), 'utf8').split(mutation.find).length - 1;
}

/** @param {readonly Mutation[]} chosen */
function checkFit(chosen) {
  const unfit = chosen
    .map((mutation) => ({ mutation, count: occurrences(mutation) }))
    .filter(({ count }) => count !== 1)
    .map(({ mutation: { rule, file, find }, count }) => `${rule}: ${count} times in ${file}: ${find}`);
  if (unfit.length === 0) return;
  throw new Error(
    `What is to be changed must occur exactly once (scripts/mutations.mjs):\n${unfit.join('\n')}`,
  );
}

/** Serves the changed text of one file. @param {Mutation} mutation @returns {esbuild.Plugin} */
const broken = (mutation) => ({
  name: 'broken',
  setup(build) {
    const path = pathOf(mutation);
    build.onLoad({ filter: /[\\/]vtes[\\/]src[\\/]/ }, (file) =>
      file.path === path
        ? {
            contents: readFileSync(path, 'utf8').replace(mutation.find, () => mutation.replace),
            loader: 'ts',
          }
        : undefined,
    );
  },
});

/** The engine with the runner of scenarios, as one script for a worker. @param {Mutation} [mutation] */
async function bundle(mutation) {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: RUNNER, resolveDir: root },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
    logLevel: 'silent',
    plugins: mutation === undefined ? [] : [broken(mutation)],
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Runs scenarios in a worker. One that does not end is the last.
 * @param {string} code @param {readonly Scenario[]} scenarios @returns {Promise<Ran[]>}
 */
function runScenarios(code, scenarios) {
  return new Promise((resolve, reject) => {
    /** @type {Ran[]} */
    const ran = [];
    const worker = new Worker(code, { eval: true, workerData: scenarios });
    const watch = setTimeout(() => {
      const { file } = /** @type {Scenario} */ (scenarios[ran.length]);
      ran.push({ file, rules: [], problems: [{ line: 1, message: `${CRASH}: it does not end` }] });
      void worker.terminate();
    }, PATIENCE);
    worker.on('message', (one) => {
      ran.push(one);
      watch.refresh();
    });
    worker.on('error', reject);
    worker.on('exit', () => {
      clearTimeout(watch);
      resolve(ran);
    });
  });
}

/**
 * As many tasks at a time as there are processors.
 * @template Item, Result
 * @param {readonly Item[]} items @param {(item: Item) => Promise<Result>} task @returns {Promise<Result[]>}
 */
async function inLanes(items, task) {
  /** @type {Result[]} */
  const results = [];
  const queue = [...items.entries()];
  const lane = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift())
      results[next[0]] = await task(next[1]);
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    queue.length = 0;
  }
  return results;
}

/** @param {Ran} ran */
const isFailure = ({ problems }) => problems.length > 0;

/** `8-blocking/8.9-declining-is-final.yaml:12` @param {Ran} ran */
const place = ({ file, problems }) => `${file}:${problems[0]?.line}`;

/** @param {Ran} ran */
const firstLine = ({ problems }) => problems[0]?.message.split('\n')[0];

/** Those of the chapters; single cards have their own. */
function readScenarios() {
  return readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^\d.*[.]yaml$/.test(path))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(SCENARIOS, file), 'utf8') }));
}

/**
 * The engine as it is, and the rules that each scenario cites, once all have passed.
 * @param {readonly Scenario[]} scenarios
 */
async function runUnbroken(scenarios) {
  const code = await bundle();
  const shares = Array.from({ length: LANES }, (_, lane) =>
    scenarios.filter((_one, i) => i % LANES === lane),
  );
  const ran = (await inLanes(shares, (share) => runScenarios(code, share))).flat();
  const failed = ran.filter(isFailure);
  if (failed.length > 0) {
    const lines = failed.map((one) => `  ${place(one)}: ${firstLine(one)}`);
    throw new Error(`${failed.length} scenarios fail without any change:\n${lines.join('\n')}`);
  }
  return { code, rulesOf: new Map(ran.map(({ file, rules }) => [file, rules])) };
}

/**
 * The scenarios that fail, crashes aside: an engine that crashes breaks more than the rule.
 * @param {string} code @param {readonly Scenario[]} scenarios
 */
async function failures(code, scenarios) {
  const ran = await runScenarios(code, scenarios);
  return ran
    .map((one) => ({ ...one, problems: one.problems.filter(({ message }) => !message.startsWith(CRASH)) }))
    .filter(isFailure);
}

/**
 * @param {Mutation} mutation @param {readonly Scenario[]} scenarios
 * @param {Awaited<ReturnType<typeof runUnbroken>>} unbroken @returns {Promise<Verdict>}
 */
async function judge(mutation, scenarios, unbroken) {
  const code = await bundle(mutation);
  if (code === unbroken.code) throw new Error('The change does not reach the engine.');
  const citing = scenarios.filter(({ file }) => unbroken.rulesOf.get(file)?.includes(mutation.rule));
  const failed = await failures(code, citing);
  if (failed.length > 0) return { mutation, ran: citing.length, failed, cited: true };
  return { mutation, ran: scenarios.length, failed: await failures(code, scenarios), cited: false };
}

/** @param {Verdict} verdict */
function countOf({ failed, ran, cited }) {
  if (failed.length === 0) return 'SURVIVES';
  return `${failed.length} of ${ran}${cited ? '' : ', none cites it'}`;
}

/** @param {readonly (readonly string[])[]} rows */
function printTable(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

/** @param {readonly Verdict[]} verdicts */
function report(verdicts) {
  const rows = verdicts.map((verdict) => {
    const { mutation, failed } = verdict;
    return [mutation.rule, mutation.what, countOf(verdict), failed[0] === undefined ? '' : place(failed[0])];
  });
  console.log();
  printTable([['rule', 'broken so that …', 'caught by', 'the first of them'], ...rows]);
  const rules = new Set(verdicts.map(({ mutation }) => mutation.rule));
  const chapters = new Set([...rules].map((rule) => rule.split('.')[0]));
  const survivors = verdicts.filter(({ failed }) => failed.length === 0).length;
  console.log(
    `\n${verdicts.length} changes to ${rules.size} rules of ${chapters.size} chapters: ` +
      `${verdicts.length - survivors} caught, ${survivors} survived`,
  );
  process.exitCode = survivors === 0 ? 0 : 1;
}

/** @param {string | undefined} only */
function choose(only) {
  if (only === undefined) return mutations;
  const rules = only.split(',');
  const unknown = rules.find((rule) => !mutations.some((one) => one.rule === rule));
  if (unknown !== undefined) throw new Error(`No change breaks ${unknown}: see scripts/mutations.mjs.`);
  return mutations.filter(({ rule }) => rules.includes(rule));
}

run(async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return console.log(HELP);
  const start = Date.now();
  const chosen = choose(values.only);
  checkFit(chosen);
  if (values.check) return console.log(`${chosen.length} changes fit the source.`);
  const scenarios = readScenarios();
  console.log(`${scenarios.length} scenarios without any change …`);
  const unbroken = await runUnbroken(scenarios);
  console.log(`All pass (${since(start)}).`);
  let done = 0;
  const verdicts = await inLanes(chosen, async (mutation) => {
    const verdict = await judge(mutation, scenarios, unbroken).catch((error) => {
      throw new Error(`${mutation.rule}: ${error.message}`, { cause: error });
    });
    done += 1;
    const [first] = verdict.failed;
    const found = first === undefined ? '' : ` – ${place(first)}: ${firstLine(first)}`;
    console.log(`[${done}/${chosen.length}] ${mutation.rule} ${countOf(verdict)}${found}`);
    return verdict;
  });
  report(verdicts);
  console.log(since(start));
});
