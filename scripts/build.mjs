import { existsSync, mkdirSync, readdirSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cardsInOneLine } from './cards-status.mjs';
import { readJson, root, run, since } from './setup.mjs';
import { buildWeb, firstPageInOneLine, webDist } from './web.mjs';

const cli = join(root, 'apps/cli/dist');
const server = join(root, 'apps/server/dist');

export const bundle = join(cli, 'nocturne.mjs');
export const serverBundle = join(server, 'server.mjs');
const workerBundle = join(server, 'worker.mjs');
const page = join(webDist, 'index.html');

// Folders count too: their time changes when a file is deleted.
/** @param {string} folder @returns {number} */
function newest(folder) {
  if (!existsSync(folder)) return 0;
  const inside = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? newest(path) : statSync(path).mtimeMs;
  });
  return Math.max(statSync(folder).mtimeMs, ...inside);
}

export function isStale() {
  const bundles = [bundle, serverBundle, workerBundle, page];
  if (!bundles.every((path) => existsSync(path))) return true;
  const built = Math.min(...bundles.map((path) => statSync(path).mtimeMs));
  const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'src'));
  const apps = ['cli/src', 'server/src', 'web/src', 'web/public', 'web/worker'].map((path) =>
    join(root, 'apps', path),
  );
  const manifests = [
    'package-lock.json',
    'apps/cli/package.json',
    'apps/server/package.json',
    'apps/web/package.json',
    'apps/web/index.html',
    'apps/web/vite.config.ts',
    'scripts/build.mjs',
    'scripts/web.mjs',
  ];
  return (
    manifests.some((path) => statSync(join(root, path)).mtimeMs > built) ||
    [...packages, ...apps].some((folder) => newest(folder) > built)
  );
}

/**
 * @param {import('esbuild').BuildOptions & { entryPoints: Record<string, string>, outdir: string }} what
 */
async function bundled(what) {
  const start = new Date();
  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild.build({
    ...what,
    absWorkingDir: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    write: false,
    logLevel: 'silent',
    // CommonJS dependencies call `require` for Node's modules.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  mkdirSync(what.outdir, { recursive: true });
  // Renamed into place, because other processes may be starting; dated by the start of the build,
  // so that a source saved meanwhile is newer than the bundle. The map comes first.
  for (const { path, contents } of outputFiles) {
    const temporary = `${path}.${process.pid}`;
    writeFileSync(temporary, contents);
    utimesSync(temporary, start, start);
    renameSync(temporary, path);
  }
}

export async function build() {
  // Some libraries of the server have parts in machine code: they stay where npm put them.
  const libraries = Object.keys(readJson('apps/server/package.json').dependencies);
  const external = libraries.filter((name) => !name.startsWith('@nocturne/'));
  await Promise.all([
    bundled({ entryPoints: { nocturne: 'apps/cli/src/main.ts' }, outdir: cli }),
    bundled({
      entryPoints: { server: 'apps/server/src/main.ts', worker: 'apps/server/src/bots/worker.ts' },
      outdir: server,
      external,
    }),
    buildWeb(),
  ]);
}

/** Builds, and says what the cards are made of: how many have code of their own is not to be overlooked. */
export async function buildAloud() {
  await build();
  console.log(await cardsInOneLine());
  console.log(firstPageInOneLine());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  run(async () => {
    const start = Date.now();
    await buildAloud();
    console.log(`Built the command line, the server and the client in ${since(start)}.`);
  });
}
