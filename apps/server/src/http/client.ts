// The browser client as it was built: read once and served from memory, so that a build beside it changes nothing.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** How the build packs files, the smallest first: `page.js.br` is `page.js`. */
const PACKED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export interface ClientFile {
  readonly type: string;
  /** Its name changes with what is in it, so it can be kept for ever. */
  readonly lasting: boolean;
  readonly mark: string;
  readonly plain: Buffer;
  readonly packed: readonly { readonly coding: 'br' | 'gzip'; readonly bytes: Buffer }[];
}

/** By path: `/index.html`, `/assets/…`. */
export type Client = ReadonlyMap<string, ClientFile>;

function read(folder: string, path: string, all: ReadonlySet<string>): ClientFile {
  const plain = readFileSync(join(folder, path));
  return {
    type: TYPES[extname(path)]!,
    lasting: path.startsWith('assets/'),
    mark: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`,
    plain,
    packed: PACKED.filter(([, end]) => all.has(path + end)).map(([coding, end]) => ({
      coding,
      bytes: readFileSync(join(folder, path + end)),
    })),
  };
}

export function readClient(folder: string): Client {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const all = new Set(paths.map((path) => path.replaceAll(sep, '/')));
  const served = [...all].filter((path) => extname(path) in TYPES && !path.startsWith('.'));
  if (!all.has('index.html')) throw new Error(`The client is not built: ${folder} has no index.html.`);
  return new Map(served.map((path) => [`/${path}`, read(folder, path, all)]));
}
