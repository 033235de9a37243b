import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findGame, gameNames, scenarioAdapters } from './games.ts';
import { newFolder, nocturne } from './test-terminal.ts';

const STAKE = `game: nosferatu
title: The Vampire cannot use the Stake
rules: [N-6.3]
seats:
  Rita: { role: renfield }
  Vlad: { role: vampire, stake: true }
  Hugo: {}
turned: [{ Hugo: dawn }]
phase: stake
play:
  - refused: { Vlad: kill Hugo, why: vampire-kills-not }
  - Vlad: stake to Hugo
  - expect: { stake: Hugo }
`;

test('what does not hold is told below its file, all on one stream', async () => {
  const [good, bad] = [join(newFolder(), 'good.yaml'), join(newFolder(), 'bad.yaml')];
  writeFileSync(good, STAKE);
  writeFileSync(bad, STAKE.replace('expect: { stake: Hugo }', 'expect: { stake: Vlad }'));
  const { code, out, err } = await nocturne(`scenario ${bad} ${good}`);
  expect({ code, err }).toEqual({ code: 1, err: '' });
  const [mark, problem, fine, sum] = out.split('\n');
  expect(mark).toContain(`✗ ${bad}`);
  expect(problem).toMatch(new RegExp(`^${bad}:\\d+ `));
  expect(fine).toContain(`✓ ${good}`);
  expect(sum).toMatch(/^1 scenario holds, 1 fails/);
});

test('every game of the command line has rules, and takes scenarios', () => {
  expect(Object.keys(scenarioAdapters())).toEqual(gameNames());
  for (const name of gameNames())
    for (const { rules } of findGame(name)!((entry) => entry.rules))
      expect(Object.keys(rules).length).toBeGreaterThan(0);
});
