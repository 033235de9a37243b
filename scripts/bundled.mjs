// Runs TypeScript of the house in a script: bundled in a temporary file, imported, and forgotten.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

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
