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

/** @param {string} [running] */
export function checkNode(running = process.versions.node) {
  const needed = readJson('package.json').engines.node.replace('>=', '');
  const [major = 0, minor = 0] = running.split('.').map(Number);
  const [neededMajor, neededMinor] = needed.split('.').map(Number);
  if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
    throw new Error(
      `Nocturne needs Node ${needed} or newer; this is Node ${running}. See https://nodejs.org.`,
    );
  }
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
  const { build, isStale } = await import('./build.mjs');
  if (isStale()) await build();
  else if (!quiet) console.log('The command line is built.');
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
