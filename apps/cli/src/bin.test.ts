// The program as people start it.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { newFolder } from './test-terminal.ts';

const bin = fileURLToPath(new URL('../bin/nocturne.mjs', import.meta.url));
const env = { ...process.env, XDG_STATE_HOME: newFolder(), LC_ALL: 'C', NO_COLOR: '1' };

const start = (
  args: readonly string[],
  input = '',
): { status: number | null; stdout: string; stderr: string } =>
  spawnSync(process.execPath, [bin, ...args], { env, input, encoding: 'utf8' });

test('without arguments it welcomes', () => {
  const { status, stdout } = start([]);
  expect(status).toBe(0);
  expect(stdout).toContain('What you can do now');
});

test('called wrongly it returns 2', () => {
  const { status, stderr } = start(['simulate', 'nosferatu', '--seats', '3']);
  expect(status).toBe(2);
  expect(stderr).toContain('from 5 to 8');
});

test('a game is saved in one process and taken up in another', () => {
  const file = join(newFolder(), 'game.record');
  const begun = start(['play', 'nosferatu', '--seed', '5', '--bots', 'random', '--save', file], '1\n');
  expect(begun).toMatchObject({ status: 0, stderr: '' });
  const over = start(['play', '--resume', file, '--bots', 'random'], '1\n'.repeat(300));
  expect(over.status).toBe(0);
  expect(over.stdout).toMatch(/You (win|lose)\./);
});

test('simulate --json prints JSON only', () => {
  const { status, stdout, stderr } = start([
    'simulate',
    'nosferatu',
    '--games',
    '20',
    '--bots',
    'random',
    '--json',
  ]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({ games: 20 });
});
