// A process that writes entries to a few tables as fast as it can, says which were acknowledged, and never ends.

import { writeSync } from 'node:fs';
import { InUse, openStorage } from '../src/storage/index.ts';
import { type Kind, openPlace } from './databases.ts';

const [kind = 'sqlite', where = '', prefix = 't'] = process.argv.slice(2);
const TABLES = 10;

async function fill(table: string): Promise<never> {
  const { entries } = storage;
  let at = (await entries.after(table, 0)).length;
  for (;;) {
    at += 1;
    const entry = { table, at, kind: 'move', seat: 0, move: `move ${at}`, request: null, made: at } as const;
    const appended = await entries.append(entry);
    if (appended !== 'written') throw new Error(`${table}:${at} was not written`);
    // at once, and not when the event loop comes to it
    writeSync(1, `${table}:${at}\n`);
  }
}

const storage = await Promise.resolve()
  .then(() => openStorage(openPlace({ kind: kind as Kind, where })))
  .catch((error: unknown) => {
    writeSync(1, error instanceof InUse ? 'in use\n' : `${String(error)}\n`);
    process.exit(1);
  });
await Promise.all(Array.from({ length: TABLES }, (_, i) => fill(`${prefix}${i}`)));
