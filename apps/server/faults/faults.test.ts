import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startPostgres } from '../../../scripts/postgres.mjs';
import { runFaults } from './run.ts';
import { byMoves } from './trouble.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

describe('two processes behind a balancer', () => {
  it('serve any table; killed in the middle of games, they lose nothing, and everyone carries on', async () => {
    // the server as it is built, of the sources as they are
    execFileSync(process.execPath, [path('../../../scripts/setup.mjs'), '--quiet'], { stdio: 'ignore' });
    const { url, stop } = await startPostgres('fsync=off');
    onTestFinished(stop);
    const tables = [
      { game: 'vtes', seats: 2, people: 2 },
      { game: 'nosferatu', seats: 5, people: 2 },
    ];
    const nothing = (): void => undefined;
    const report = await runFaults({
      bundle: path('../dist/server.mjs'),
      databaseUrl: url('postgres'),
      processes: 2,
      tables,
      seed: 'two processes',
      trouble: byMoves(3, 8),
      gameTime: 0,
      patience: 120_000,
      progress: nothing,
      problem: nothing,
    });
    expect(report.problems).toEqual([]);
    expect(report).toMatchObject({ kills: 3, cuts: 3, lost: 0, duplicated: 0, ended: 2, verified: 2 });
    // two who play and one who watches, at each of two tables
    expect(report.connections).toBeGreaterThan(6);
    expect(report.acknowledged).toBeGreaterThan(24);
    expect(report.entries).toBeGreaterThan(report.acknowledged);
  });
});
