// Files and folders that were named on the command line, and the clone this program belongs to.

import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Cli } from './cli.ts';
import { misused, Stop } from './stop.ts';
import type { TextKey } from './text/index.ts';

const READING: Readonly<Record<string, TextKey>> = {
  ENOENT: 'file.missing',
  ENOTDIR: 'file.missing',
  EISDIR: 'file.folder',
  EACCES: 'file.denied',
  EPERM: 'file.denied',
};
const WRITING: Readonly<Record<string, TextKey>> = {
  ...READING,
  ENOENT: 'file.no-folder',
  ENOTDIR: 'file.no-folder',
  EROFS: 'file.denied',
};

/** What the system has against a file, in words. */
function trouble({ say }: Cli, error: unknown, words: Readonly<Record<string, TextKey>>): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const key = words[code];
  return key === undefined ? code || message : say(key);
}

export function readText(cli: Cli, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return misused(cli.say('file.unreadable', { file, why: trouble(cli, error, READING) }));
  }
}

/** For its owner alone. */
export const PRIVATE = 0o600;

/**
 * Writes a file; whoever reads meanwhile finds the old text or the new one, whole. The folder must be there.
 * What is no plain file, such as /dev/stdout, is written to and stays what it is.
 */
export function writeText(cli: Cli, file: string, text: string, mode = 0o666): void {
  try {
    if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === false) {
      writeFileSync(file, text, { mode });
      return;
    }
    const temporary = `${file}.${process.pid}`;
    try {
      writeFileSync(temporary, text, { mode });
      renameSync(temporary, file);
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
  } catch (error) {
    throw new Stop(1, cli.say('file.unwritable', { file, why: trouble(cli, error, WRITING) }));
  }
}

/** Refuses a file whose folder is not there. */
export function needFolderOf({ say }: Cli, file: string): void {
  if (statSync(dirname(file), { throwIfNoEntry: false })?.isDirectory() !== true)
    misused(say('file.unwritable', { file, why: say('file.no-folder') }));
}

/** A private folder and those above it. (`mkdirSync` with `recursive` never returns below /proc.) */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Somebody else was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

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
