// Every `check:` script of package.json, then vitest. Filters: --only lint,types or --skip vitest.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { installChromium } from './chromium.mjs';
import { installPostgres } from './postgres.mjs';
import { readJson, root, setup, since } from './setup.mjs';

const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);

/**
 * @param {string} command
 * @param {'inherit' | 'pipe'} stdio
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function execute(command, stdio) {
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd: root,
      shell: true,
      stdio: ['ignore', stdio, stdio],
      env: { ...process.env, PATH: path },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** @param {string} name @param {string} command */
async function check(name, command) {
  const start = Date.now();
  process.stdout.write(`${name.padEnd(14)}… `);
  const { ok, output } = await execute(command, 'pipe');
  console.log(`${ok ? 'ok' : 'FAILED'} (${since(start)})`);
  if (!ok) console.log(`\n${output.trimEnd()}\n\nRun it alone: npm run check:${name}\n`);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** @param {string[]} files */
async function vitest(files) {
  if (files.length === 0 || files.some((file) => file.startsWith('apps'))) {
    installPostgres();
    installChromium();
  }
  const folder = mkdtempSync(join(tmpdir(), 'nocturne-'));
  const report = join(folder, 'report.json');
  console.log('vitest        …');
  const reporters = `--reporter=default --reporter=json --outputFile.json="${report}"`;
  const { ok } = await execute(`vitest run ${reporters} ${files.join(' ')}`, 'inherit');
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    printSlowest(testResults);
    // A file that does not load fails without a failing test.
    return { passed: numPassedTests, failed: ok ? 0 : Math.max(1, numFailedTests) };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {{ assertionResults: { fullName: string, duration?: number }[] }[]} files */
function printSlowest(files) {
  const slow = files
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, duration = 0 }) => ({ fullName, seconds: duration / 1000 }))
    .filter(({ seconds }) => seconds >= 1)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 5);
  if (slow.length > 0) console.log('Slowest tests:');
  for (const { fullName, seconds } of slow) console.log(`  ${seconds.toFixed(1)} s  ${fullName}`);
}

/** @param {string} [names] */
const list = (names) => names?.split(',') ?? [];

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' }, skip: { type: 'string' } },
  });
  /** @type {[string, string][]} */
  const scripts = Object.entries(readJson('package.json').scripts);
  const checks = scripts
    .filter(([name]) => name.startsWith('check:'))
    .map(
      ([name, command]) =>
        /** @type {const} */ ([name.replace('check:', ''), () => check(name.replace('check:', ''), command)]),
    );
  const steps = new Map([...checks, ['vitest', () => vitest(positionals)]]);
  const only = list(values.only);
  const skip = list(values.skip);
  const unknown = [...only, ...skip].find((name) => !steps.has(name));
  if (unknown) throw new Error(`There is no step "${unknown}". Steps: ${[...steps.keys()].join(', ')}.`);

  const start = Date.now();
  await setup({ quiet: true });
  let passed = 0;
  let failed = 0;
  for (const [name, step] of steps) {
    if (skip.includes(name) || (only.length > 0 && !only.includes(name))) continue;
    const result = await step();
    passed += result.passed;
    failed += result.failed;
  }
  console.log(`\n${since(start)}`);
  return { passed, failed };
}

const { passed, failed } = await main().catch((error) => {
  console.error(error.message);
  return { passed: 0, failed: 1 };
});
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
