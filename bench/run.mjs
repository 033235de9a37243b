// Runs a bench: installs the bench-only peers if they are missing, bundles the bench and starts it in a
// process of its own. Node's own modules only, until everything is installed. Stdout belongs to the bench.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);

/** @type {Record<string, { entry: string, about: string }>} */
const BENCHES = {
  kernel: {
    entry: 'src/kernel.ts',
    about: 'Nosferatu on the kernel and on boardgame.io: moves, copies, views, records',
  },
  vtes: {
    entry: 'src/vtes.ts',
    about: "VTES for five against Pokémon Showdown's simulator: decisions, copies, whole games",
  },
  check: {
    entry: 'src/nosferatu-boardgame.check.ts',
    about: 'plays the boardgame.io peer to the end and checks its rules; measures nothing',
  },
};

const HELP = `Usage: npm run bench -- <name> [--json] [--rounds N] [--seconds S]

${Object.entries(BENCHES)
  .map(([name, { about }]) => `  ${name.padEnd(10)}${about}`)
  .join('\n')}

  --json        one line of JSON on stdout instead of the table
  --rounds N    rounds to take the median of (default 7; fewer is only a quick look)
  --seconds S   CPU-seconds of each slice of a round (default 1)
  --help        this text
`;

/** @param {string} problem @returns {never} */
function misuse(problem) {
  process.stderr.write(`${problem}\n\n${HELP}`);
  process.exit(2);
}

/** @param {string} text @param {string} flag @param {(value: number) => boolean} fits @param {string} wanted */
function number(text, flag, fits, wanted) {
  const value = Number(text);
  if (text.trim() === '' || !fits(value)) misuse(`--${flag} takes ${wanted}, not "${text}".`);
  return String(value);
}

function readArguments() {
  const options = /** @type {const} */ ({
    // Without `--` before it, npm run keeps the flag for itself and leaves it in the environment.
    json: { type: 'boolean', default: process.env['npm_config_json'] === 'true' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '1' },
    help: { type: 'boolean', short: 'h', default: false },
  });
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    // Node adds advice about positional arguments; it would only mislead here.
    return misuse(String(error instanceof Error ? error.message : error).replace(/ To specify a .*/s, ''));
  }
}

/** @param {string} command @param {string[]} args @param {string} cwd */
function onStderr(command, args, cwd) {
  const shell = process.platform === 'win32' && command === 'npm';
  const { status, error } = spawnSync(command, args, { cwd, shell, stdio: ['ignore', 2, 2] });
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')} failed (${error?.message ?? `exit code ${status}`}).`);
  }
}

/** @param {string} path */
const packages = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

// npm writes its account of node_modules last: a broken install has none.
function peersAreInstalled() {
  const account = join(here, 'node_modules/.package-lock.json');
  if (!existsSync(account)) return false;
  const present = packages(account);
  return Object.entries(packages(join(here, 'package-lock.json')))
    .filter(([path]) => path !== '')
    .every(([path, wanted]) =>
      path in present ? present[path].version === wanted.version : Boolean(wanted.optional),
    );
}

function install() {
  if (!existsSync(join(root, 'node_modules/esbuild'))) {
    process.stderr.write('Installing the dependencies of the house…\n');
    onStderr(process.execPath, [join(root, 'scripts/setup.mjs'), '--quiet'], root);
  }
  if (!peersAreInstalled()) {
    process.stderr.write('Installing the bench-only peers into bench/node_modules with npm ci…\n');
    onStderr('npm', ['ci', '--no-audit', '--no-fund', '--no-progress'], here);
  }
}

/** @param {string} entry */
async function bundle(entry) {
  const outfile = join(here, 'dist', `${entry.replace(/^src\/|[.]ts$/g, '')}.mjs`);
  const path = createRequire(join(root, 'package.json')).resolve('esbuild');
  const { default: esbuild } = await import(pathToFileURL(path).href);
  await esbuild.build({
    absWorkingDir: here,
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    sourcemap: true,
    logLevel: 'warning',
    // As an application would ship its libraries: production code, not looking at the environment each time.
    define: { 'process.env.NODE_ENV': '"production"' },
    // Run as their packages ship them.
    external: ['@pkmn/*'],
    // CommonJS dependencies call `require` for Node's modules.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
  });
  return outfile;
}

async function main() {
  const { values, positionals } = readArguments();
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const [name, ...rest] = positionals;
  if (name === undefined) misuse('Which bench?');
  const found = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
  if (found === undefined)
    misuse(`There is no bench "${name}". Benches: ${Object.keys(BENCHES).join(', ')}.`);
  if (rest.length > 0) misuse(`One bench at a time: "${rest.join(' ')}" is one argument too many.`);
  const rounds = number(
    values.rounds,
    'rounds',
    (value) => Number.isInteger(value) && value >= 1 && value <= 1000,
    'a whole number from 1 to 1000',
  );
  const seconds = number(
    values.seconds,
    'seconds',
    (value) => value >= 0.05 && value <= 60,
    'a number from 0.05 to 60',
  );
  install();
  const bundled = await bundle(found.entry);
  const flags = ['--rounds', rounds, '--seconds', seconds, ...(values.json ? ['--json'] : [])];
  const nodeFlags = ['--expose-gc', bundled, ...flags];
  const env = { ...process.env, NODE_ENV: 'production' };
  return spawnSync(process.execPath, nodeFlags, { stdio: 'inherit', env }).status ?? 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
