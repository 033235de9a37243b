// Runs before anything is installed, on any Node that reads modules: Node's own modules only.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} path */
export const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** @param {number} start */
export const since = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;

/**
 * One part of the range in package.json: `^20.19.0` is that major from there on, `>=24.0.0` anything from there on.
 * @param {string} part @param {string} running
 */
function fits(part, running) {
  const [major = 0, minor = 0] = running.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = part.replace(/^\D+/, '').split('.').map(Number);
  return major === wantedMajor ? minor >= wantedMinor : part.startsWith('>=') && major > wantedMajor;
}

/** @param {string} [running] */
export function checkNode(running = process.versions.node) {
  const parts = readJson('package.json').engines.node.split(' || ');
  if (parts.some((/** @type {string} */ part) => fits(part, running))) return;
  throw new Error(
    `Nocturne needs Node ${parts.join(' or ')}; this is Node ${running}. See https://nodejs.org.`,
  );
}

/**
 * Compares npm's own account of node_modules with the lockfile, so that an install by hand counts too.
 * npm writes that account last: a broken install has none.
 */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const wanted = readJson('package-lock.json').packages;
  const present = readJson('node_modules/.package-lock.json').packages;
  return Object.keys(wanted)
    .filter((path) => path.startsWith('node_modules/'))
    .every((path) =>
      path in present ? present[path].version === wanted[path].version : Boolean(wanted[path].optional),
    );
}

async function install() {
  const start = Date.now();
  console.log('Installing dependencies with npm ci (about a minute the first time)…');
  const heartbeat = setInterval(() => {
    const modules = join(root, 'node_modules');
    const count = existsSync(modules) ? readdirSync(modules).length : 0;
    console.log(`  … ${since(start)}, ${count} folders in node_modules`);
  }, 5000);
  const code = await new Promise((resolve) => {
    const options = {
      cwd: root,
      stdio: /** @type {const} */ ('inherit'),
      shell: process.platform === 'win32',
    };
    spawn('npm', ['ci', '--no-audit', '--no-fund', '--no-progress'], options)
      .on('close', resolve)
      .on('error', () => resolve('npm was not found'));
  });
  clearInterval(heartbeat);
  if (code !== 0) throw new Error(`npm ci failed (${code}) after ${since(start)}.`);
  console.log(`Installed in ${since(start)}.`);
}

export async function setup({ quiet = false } = {}) {
  checkNode();
  if (!isInstalled()) await install();
  else if (!quiet) console.log('Dependencies are installed.');
  const { buildAloud, isStale } = await import('./build.mjs');
  if (isStale()) await buildAloud();
  else if (!quiet) console.log('The command line and the server are built.');
}

/** @param {() => Promise<void>} main */
export function run(main) {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  run(() => setup({ quiet: process.argv.includes('--quiet') }));
}
