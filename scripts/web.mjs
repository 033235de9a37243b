// Builds the client, and measures what a first visit loads before anything works.
import { existsSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { root } from './setup.mjs';

const web = join(root, 'apps/web');
export const webDist = join(web, 'dist');

/** Compressed JavaScript of the first page, in kilobytes of 1,000 bytes, as `gzip -9` packs it. */
const MOST_KB = 250;

/**
 * @typedef {{ file: string, isEntry?: boolean, imports?: string[] }} Chunk
 * @param {Record<string, Chunk>} manifest
 */
export function firstPage(manifest) {
  const files = new Set();
  /** @param {string} name */
  const visit = (name) => {
    const chunk = manifest[name];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(name);
  return [...files].filter((file) => file.endsWith('.js'));
}

/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** @param {number[]} sizes */
const sum = (sizes) => sizes.reduce((total, size) => total + size, 0);

function measure() {
  const manifest = JSON.parse(readFileSync(join(webDist, '.vite/manifest.json'), 'utf8'));
  const scripts = firstPage(manifest);
  if (scripts.length === 0) throw new Error('The first page of the client has no script: what was measured?');
  /** @param {string} end */
  const size = (end) => sum(scripts.map((file) => statSync(join(webDist, file + end)).size));
  return { gzipped: size('.gz'), brotli: size('.br') };
}

/** @param {string} folder */
async function pack(folder) {
  const paths = await readdir(folder, { recursive: true });
  const texts = paths.filter((path) => /[.](css|html|js|svg|webmanifest)$/.test(path));
  await Promise.all(
    texts.map(async (path) => {
      const file = join(folder, path);
      const text = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
      await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
    }),
  );
}

export async function buildWeb() {
  const start = new Date();
  const { build } = await import('vite');
  const fresh = `${webDist}.${process.pid}`;
  const old = `${fresh}.old`;
  await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: fresh, emptyOutDir: true },
  });
  await pack(fresh);
  // Dated by the start of the build, so that a source saved meanwhile is newer.
  utimesSync(join(fresh, 'index.html'), start, start);
  // Put in place as a whole, because a server may be starting.
  if (existsSync(webDist)) renameSync(webDist, old);
  renameSync(fresh, webDist);
  rmSync(old, { recursive: true, force: true });
}

/** What it says is not to be overlooked; above the limit there is no build. */
export function firstPageInOneLine() {
  const { gzipped, brotli } = measure();
  const line = `First page: ${kilobytes(gzipped)} KB of JavaScript compressed (${kilobytes(brotli)} KB with brotli), at most ${MOST_KB} KB.`;
  if (gzipped > MOST_KB * 1000) throw new Error(line);
  return line;
}
