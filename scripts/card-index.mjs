// Writes packages/vtes/src/cards/all.ts: every card that has a file of its own. With --check, says whether it is current.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CARDS = join(dirname(fileURLToPath(import.meta.url)), '../packages/vtes/src/cards');
const INDEX = join(CARDS, 'all.ts');

const folders = readdirSync(CARDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

const files = folders.flatMap((folder) =>
  readdirSync(join(CARDS, folder))
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
    .map((name) => `./${folder}/${name}`),
);

/** @param {string} file */
const isVampire = (file) => file.startsWith('./crypt/');
const named = files.map((file, index) => ({ file, name: `c${index}` }));
/** @param {boolean} wanted */
const list = (wanted) =>
  named
    .filter(({ file }) => isVampire(file) === wanted)
    .map(({ name }) => `  ${name},\n`)
    .join('');

const text = `// Made by scripts/card-index.mjs from the files beside it. Not edited by hand.

/* oxlint-disable max-lines -- a list of all cards */

import type { NamedBehaviour, NamedDefinition } from './build.ts';
${named.map(({ file, name }) => `import ${name} from '${file}';\n`).join('')}
export const LIBRARY: readonly NamedDefinition[] = [
${list(false)}];

export const VAMPIRES: readonly NamedBehaviour[] = [
${list(true)}];
`;

if (process.argv.includes('--check')) {
  if (readFileSync(INDEX, 'utf8') !== text) {
    console.error('packages/vtes/src/cards/all.ts is not current: run npm run cards:index');
    process.exit(1);
  }
} else {
  writeFileSync(INDEX, text);
}
