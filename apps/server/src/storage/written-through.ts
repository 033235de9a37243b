// A file that is written through: what it was given is there after a power cut.

import {
  closeSync,
  constants,
  existsSync,
  fdatasync,
  fsyncSync,
  openSync,
  write,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Called at once when the disk has it: a promise would be heard a little later. */
export type Written = (error: Error | null) => void;

export interface WrittenThrough {
  /** Room for what is written next: whole blocks. What was there before is gone. */
  readonly room: (bytes: number) => Buffer;
  /** On the disk when it says so. One at a time. */
  readonly write: (bytes: Buffer, at: number, then: Written) => void;
  readonly close: () => void;
}

/** The system writes whole blocks: those that are given whole it need not read first. */
export const BLOCK = 512;
/** Room that is there from the beginning: to write where the file has been before is quicker than to make it longer. */
const ROOM = 1 << 20;
const WASM_PAGE = 1 << 16;

/** Where the system has no files that are written through, it is asked after each write. */
const THROUGH: number | undefined = constants.O_DSYNC;
/** Past the memory in which the system keeps files, which is less to do. Not every system and disk can. */
const PAST_MEMORY: number | undefined = constants.O_DIRECT;

// Node has it, though its types do not say so
declare const WebAssembly: {
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
};

/** Bytes that begin where a page of memory does, as the disk wants them: that is where those of WebAssembly lie. */
const alignedBytes = (bytes: number): Buffer =>
  Buffer.from(new WebAssembly.Memory({ initial: Math.ceil(bytes / WASM_PAGE) }).buffer);

/** The file and its name in the folder are there after a power cut, too. */
function makeFile(path: string): void {
  writeFileSync(path, Buffer.alloc(ROOM), { flush: true });
  const folder = openSync(dirname(path), constants.O_RDONLY);
  fsyncSync(folder);
  closeSync(folder);
}

interface Opened {
  readonly file: number;
  /** What is written next, and where more is to be had. */
  readonly kept: Buffer;
  readonly bytes: (count: number) => Buffer;
}

/** Nothing where that is not possible, which only trying tells. The first block is empty afterwards. */
function openPastMemory(path: string): Opened | undefined {
  if (PAST_MEMORY === undefined || THROUGH === undefined) return undefined;
  let file: number | undefined;
  try {
    const kept = alignedBytes(WASM_PAGE);
    file = openSync(path, constants.O_RDWR | THROUGH | PAST_MEMORY);
    writeSync(file, kept, 0, BLOCK, 0);
    return { file, kept, bytes: alignedBytes };
  } catch {
    if (file !== undefined) closeSync(file);
    return undefined;
  }
}

const openPlain = (path: string): Opened => ({
  file: openSync(path, constants.O_RDWR | (THROUGH ?? 0)),
  kept: Buffer.alloc(0),
  bytes: (count) => Buffer.allocUnsafeSlow(count),
});

const writeAt = (file: number, bytes: Buffer, at: number, then: Written): void =>
  write(file, bytes, 0, bytes.length, at, (error, written) => {
    if (error !== null) then(error);
    else if (written !== bytes.length) then(new Error('the disk is full'));
    else if (THROUGH === undefined) fdatasync(file, then);
    else then(null);
  });

/** A file whose content does not count any more. */
export function openWrittenThrough(path: string): WrittenThrough {
  if (!existsSync(path)) makeFile(path);
  const { file, bytes, ...opened } = openPastMemory(path) ?? openPlain(path);
  let { kept } = opened;
  return {
    room(count) {
      if (count > kept.length) kept = bytes(count);
      return kept.subarray(0, count);
    },
    write: (given, at, then) => writeAt(file, given, at, then),
    close: () => closeSync(file),
  };
}
