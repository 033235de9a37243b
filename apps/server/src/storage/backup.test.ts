import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openStorage } from './index.ts';
import { openSqlite } from './sqlite.ts';

it('a backup of a database in use has all that was acknowledged before it, and is a database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nocturne-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const database = openSqlite(join(folder, 'live.db'));
  const storage = await openStorage(database);
  const entry = { kind: 'move', seat: 0, move: 'pass', request: null, made: 1 } as const;
  const write = (at: number): Promise<unknown> => storage.entries.append({ ...entry, table: 't', at });
  for (let at = 1; at <= 20; at++) await write(at);
  const copy = join(folder, 'copy.db');
  const [later] = await Promise.all([write(21), database.backup?.(copy), write(22)]);
  expect(later).toBe('written');
  await expect(database.backup?.(copy)).rejects.toThrow(/exists/);
  const restored = await openStorage(openSqlite(copy));
  const found = await restored.entries.after('t', 0);
  expect(found.length).toBeGreaterThanOrEqual(20);
  expect(found.map(({ at }) => at)).toEqual(found.map((_, index) => index + 1));
  expect(await storage.entries.after('t', 0)).toHaveLength(22);
  expect(await restored.entries.append({ ...entry, table: 't', at: 30 })).toBe('written');
  await restored.close();
  await storage.close();
});
