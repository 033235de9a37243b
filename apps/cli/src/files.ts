// Files and folders that were named on the command line, and the clone this program belongs to.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file as it is; a folder as the files below it that fit the pattern, in order of their names. */
export function filesUnder(path: string, pattern: RegExp): string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(path, name))
    .toSorted();
}

/** A folder of the clone, found from where this program lies. */
export function folderOfClone(...names: readonly string[]): string | undefined {
  let at = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(at, ...names))) {
    if (dirname(at) === at) return undefined;
    at = dirname(at);
  }
  return join(at, ...names);
}
