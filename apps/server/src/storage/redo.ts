// What has changed since the embedded database last wrote its pages: one line for each change, on the disk before anybody
// hears of it. After a crash the lines that the database lacks are done again.

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { Value } from './database.ts';
import { BLOCK, openWrittenThrough, type Written } from './written-through.ts';

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
  /** On the disk when it says so. One at a time. */
  readonly append: (done: readonly Done[], then: Written) => void;
  /** The database has everything: the next line is the first of the file again. */
  readonly restart: () => void;
  readonly close: () => void;
}

const NEWLINE = 0x0a;
const SPACE = 0x20;
/** A line begins with its checksum and a space. */
const TEXT_AT = 9;

const checksum = (text: string | Buffer): string => crc32(text).toString(16).padStart(8, '0');

/** Puts a line there, with spaces at its end: it fills whole blocks. */
function put({ number, done }: Line, room: (bytes: number) => Buffer): Buffer {
  const text = `${number} ${JSON.stringify(done)}`;
  const end = TEXT_AT + Buffer.byteLength(text);
  const line = room(Math.ceil((end + 1) / BLOCK) * BLOCK);
  const last = line.length - 1;
  line.write(text, TEXT_AT);
  line.fill(SPACE, end, last);
  line[last] = NEWLINE;
  line.write(`${checksum(line.subarray(TEXT_AT, last))} `, 'latin1');
  return line;
}

function read(text: string): Line | undefined {
  const rest = text.slice(TEXT_AT);
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

/** The database has everything up to the line of this number. */
export function openRedo(path: string, last: number): Redo {
  const file = openWrittenThrough(path);
  let [number, size] = [last, 0];
  return {
    get last() {
      return number;
    },
    get size() {
      return size;
    },
    append(done, then) {
      const line = put({ number: (number += 1), done }, file.room);
      const at = size;
      size += line.length;
      file.write(line, at, then);
    },
    restart() {
      size = 0;
    },
    close: file.close,
  };
}

/** When the database has everything, and nobody writes any more. */
export const removeRedo = (path: string): void => rmSync(path, { force: true });
