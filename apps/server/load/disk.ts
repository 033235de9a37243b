// What the disk takes to keep a line: nobody who stores something before telling it is quicker.

import { closeSync, constants, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { now } from './table.ts';

const ROOM = 1 << 20;
const LINE = Buffer.from(`${'x'.repeat(299)}\n`);

/** Writes lines through to the disk at a steady rate: how long each took, in milliseconds. */
export async function writeSteadily(folder: string, seconds: number, aSecond: number): Promise<number[]> {
  const path = join(folder, 'lines');
  // where the file has been before, as the server does
  writeFileSync(path, Buffer.alloc(ROOM), { flush: true });
  const file = openSync(path, constants.O_RDWR | constants.O_DSYNC);
  const took: number[] = [];
  for (let line = 0; line < seconds * aSecond; line++) {
    await pause(1000 / aSecond);
    const begin = now();
    writeSync(file, LINE, 0, LINE.length, line * LINE.length);
    took.push(now() - begin);
  }
  closeSync(file);
  return took;
}
