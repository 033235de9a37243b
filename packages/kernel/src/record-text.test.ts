import { expect, test } from 'vitest';
import { readRecord, writeRecord } from './record-text.ts';

const RECORD = {
  game: 'hoard',
  version: 1,
  seats: ['Ann', 'Bo'],
  options: {},
  seed: '1',
  moves: [
    { seat: 1, move: 'bid 2' },
    { seat: null, move: 'time' },
    { seat: 0, move: '*: time' },
  ],
  hash: '0'.repeat(64),
};

test('a call is written as the table’s, and read as one', () => {
  const text = writeRecord(RECORD);
  expect(text).toContain('\n1 Bo: bid 2\n2 *: time\n3 Ann: *: time\nstate ');
  expect(readRecord(text)).toEqual({ record: RECORD });
});

test('no seat speaks for the table', () => {
  const text = writeRecord({ ...RECORD, seats: ['*', 'Bo'], moves: [{ seat: 0, move: 'time' }] });
  expect(readRecord(text)).toMatchObject({ record: { moves: [{ seat: null, move: 'time' }] } });
});

test('what was promised of the seed is written and read', () => {
  const commitment = 'ab'.repeat(32);
  const text = writeRecord({ ...RECORD, commitment });
  expect(text).toContain(`\nseed "1"\ncommitment ${commitment}\n1 Bo: bid 2\n`);
  expect(readRecord(text)).toEqual({ record: { ...RECORD, commitment } });
});
