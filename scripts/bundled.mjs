// Runs TypeScript of the house in a script: bundled in a temporary file, imported, and forgotten.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readJson, root, setup } from './setup.mjs';

/** The exports of a module that is written with paths from the root. @param {string} contents */
export async function importBundled(contents) {
  const esbuild = await import('esbuild');
  const folder = mkdtempSync(join(tmpdir(), 'nocturne-'));
  const outfile = join(folder, 'bundle.mjs');
  process.setSourceMapsEnabled(true);
  try {
    await esbuild.build({
      stdin: { contents, resolveDir: root, loader: 'ts' },
      absWorkingDir: root,
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      sourcemap: 'inline',
      logLevel: 'silent',
      // CommonJS dependencies call `require` for Node's modules.
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Bundles programs beside the server, whose libraries they find there, and starts the one called `main` in a process of
 * its own, with the arguments of this one. @param {string} name @param {Record<string, string>} entryPoints
 */
export async function runBesideServer(name, entryPoints) {
  await setup({ quiet: true });
  const esbuild = await import('esbuild');
  const outdir = join(root, 'apps/server/dist', name);
  const libraries = Object.keys(readJson('apps/server/package.json').dependencies);
  await esbuild.build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'silent',
    external: libraries.filter((library) => !library.startsWith('@nocturne/')),
  });
  const command = ['--enable-source-maps', join(outdir, 'main.mjs'), ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
}
