// Golden records: whole games of bots that must replay to the same state for as long as the version stands.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRecord, verify } from '@nocturne/kernel';
import { describe, expect, it } from 'vitest';
import { vtes } from '../src/game.ts';

const FOLDER = fileURLToPath(new URL('../records', import.meta.url));

describe('golden records', () => {
  it.each(readdirSync(FOLDER))('%s replays to the state it names', (file) => {
    const read = readRecord(readFileSync(join(FOLDER, file), 'utf8'));
    if ('reason' in read) throw new Error(JSON.stringify(read.reason));
    expect(read.record.hash).toMatch(/^[0-9a-f]{64}$/);
    const verified = verify(vtes, read.record);
    expect('state' in verified ? verified.state.result : verified.reason).toHaveProperty('winner');
  });
});
