import { existsSync, mkdirSync, readdirSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cardsInOneLine } from './cards-status.mjs';
import { root, run, since } from './setup.mjs';

export const bundle = join(root, 'apps/cli/dist/nocturne.mjs');

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
  if (!existsSync(bundle)) return true;
  const built = statSync(bundle).mtimeMs;
  const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'src'));
  const manifests = ['package-lock.json', 'apps/cli/package.json', 'scripts/build.mjs'];
  return (
    manifests.some((path) => statSync(join(root, path)).mtimeMs > built) ||
    [...packages, join(root, 'apps/cli/src')].some((folder) => newest(folder) > built)
  );
}

export async function build() {
  const start = new Date();
  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['apps/cli/src/main.ts'],
    outfile: bundle,
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
  mkdirSync(dirname(bundle), { recursive: true });
  // Renamed into place, because other processes may be starting; dated by the start of the build,
  // so that a source saved meanwhile is newer than the bundle. The map comes first.
  for (const { path, contents } of outputFiles) {
    const temporary = `${path}.${process.pid}`;
    writeFileSync(temporary, contents);
    utimesSync(temporary, start, start);
    renameSync(temporary, path);
  }
}

/** Builds, and says what the cards are made of: how many have code of their own is not to be overlooked. */
export async function buildAloud() {
  await build();
  console.log(await cardsInOneLine());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  run(async () => {
    const start = Date.now();
    await buildAloud();
    console.log(`Built the command line in ${since(start)}.`);
  });
}
