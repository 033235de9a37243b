// What has changed since the embedded database last wrote its pages: one line for each change, on the disk before anybody
// hears of it. After a crash the lines that the database lacks are done again.

import {
  closeSync,
  constants,
  existsSync,
  fdatasync,
  fsyncSync,
  openSync,
  readFileSync,
  rmSync,
  write,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Value } from './database.ts';

/** A statement, and the values that it was given, once or several times. */
export type Done = readonly [sql: string, ...values: (readonly Value[])[]];

export interface Line {
  /** Each has the number after that of the line before, also when the file begins anew. */
  readonly number: number;
  readonly done: readonly Done[];
}

export interface Redo {
  /** The number of the last line. */
  readonly last: number;
  /** Bytes since it began anew. */
  readonly size: number;
  /** On the disk when it is through. One at a time. */
  readonly append: (done: readonly Done[]) => Promise<void>;
  /** The database has everything: the next line is the first of the file again. */
  readonly restart: () => void;
  readonly close: () => void;
}

/** Room that is there from the beginning: to write where the file has been before is quicker than to make it longer. */
const ROOM = 1 << 20;
const NEWLINE = 0x0a;

const textOf = ({ number, done }: Line): string => `${number} ${JSON.stringify(done)}`;
const checksum = (text: string): string => crc32(text).toString(16).padStart(8, '0');

function read(text: string): Line | undefined {
  const rest = text.slice(9);
  if (text.slice(0, 8) !== checksum(rest)) return undefined;
  const end = rest.indexOf(' ');
  return { number: Number(rest.slice(0, end)), done: JSON.parse(rest.slice(end + 1)) as Done[] };
}

/** The lines since it last began anew: what follows them was cut short by a crash, or is older than they. */
export function readRedo(path: string): Line[] {
  if (!existsSync(path)) return [];
  const file = readFileSync(path);
  const lines: Line[] = [];
  for (let from = 0; ;) {
    const to = file.indexOf(NEWLINE, from);
    const line = to < 0 ? undefined : read(file.toString('utf8', from, to));
    const before = lines.at(-1);
    if (line === undefined || (before !== undefined && line.number !== before.number + 1)) return lines;
    lines.push(line);
    from = to + 1;
  }
}

/** Where the system has no files that are written through, it is asked after each line. */
const WRITTEN_THROUGH: number | undefined = constants.O_DSYNC;

const writeAt = (file: number, line: Buffer, at: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const done = (error: Error | null): void => (error === null ? resolve() : reject(error));
    write(file, line, 0, line.length, at, (error, bytes) => {
      if (error !== null) reject(error);
      else if (bytes !== line.length) reject(new Error('the disk is full'));
      else if (WRITTEN_THROUGH === undefined) fdatasync(file, done);
      else resolve();
    });
  });

/** The file and its name in the folder are there after a power cut, too. */
function makeFile(path: string): void {
  writeFileSync(path, Buffer.alloc(ROOM), { flush: true });
  const folder = openSync(dirname(path), constants.O_RDONLY);
  fsyncSync(folder);
  closeSync(folder);
}

/** The database has everything up to the line of this number. */
export function openRedo(path: string, last: number): Redo {
  if (!existsSync(path)) makeFile(path);
  const file = openSync(path, constants.O_RDWR | (WRITTEN_THROUGH ?? 0));
  let [number, size] = [last, 0];
  return {
    get last() {
      return number;
    },
    get size() {
      return size;
    },
    append(done) {
      const text = textOf({ number: (number += 1), done });
      const line = Buffer.from(`${checksum(text)} ${text}\n`);
      const at = size;
      size += line.length;
      return writeAt(file, line, at);
    },
    restart() {
      size = 0;
    },
    close: () => closeSync(file),
  };
}

/** When the database has everything, and nobody writes any more. */
export const removeRedo = (path: string): void => rmSync(path, { force: true });
