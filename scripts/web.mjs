// Builds the client, and measures what a first visit loads before anything works.
import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
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
  const scripts = firstPage(manifest).map((file) => readFileSync(join(webDist, file)));
  if (scripts.length === 0) throw new Error('The first page of the client has no script: what was measured?');
  const gzip = sum(scripts.map((script) => gzipSync(script, { level: 9 }).length));
  const brotli = sum(scripts.map((script) => brotliCompressSync(script).length));
  return { gzip, brotli };
}

export async function buildWeb() {
  const start = new Date();
  const { build } = await import('vite');
  await build({ root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' });
  // Dated by the start of the build, so that a source saved meanwhile is newer.
  utimesSync(join(webDist, 'index.html'), start, start);
}

/** What it says is not to be overlooked; above the limit there is no build. */
export function firstPageInOneLine() {
  const { gzip, brotli } = measure();
  const line = `First page: ${kilobytes(gzip)} KB of JavaScript compressed (${kilobytes(brotli)} KB with brotli), at most ${MOST_KB} KB.`;
  if (gzip > MOST_KB * 1000) throw new Error(line);
  return line;
}
