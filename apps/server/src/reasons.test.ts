import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kernelMessages } from '@nocturne/kernel';
import { nosferatuMessages } from '@nocturne/nosferatu';
import { serverMessages, serverReasons } from '@nocturne/protocol';
import { vtesMessages } from '@nocturne/vtes';
import { expect, test } from 'vitest';

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  // and what the schemas say of words that people type
  .concat('../../../packages/protocol/src/words.ts')
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'));

/** The keys that are written in the server's source, as `why: 'key'` or in a refusal of its own words. */
const told = new Set(
  sources.flatMap((source) =>
    Array.from(source.matchAll(/(?:\bwhy: |\bno\((?:\d+, )?)'([a-z-]+)'/g), ([, key]) => key!),
  ),
);

const texts = new Set<string>([
  ...Object.keys(serverMessages.en),
  ...Object.keys(kernelMessages.en),
  ...Object.keys(vtesMessages.en),
  ...Object.keys(nosferatuMessages.en),
]);

test('every reason that the server gives has a text', () => {
  expect(told.size).toBeGreaterThan(30);
  expect([...told].filter((key) => !texts.has(`why.${key}`))).toEqual([]);
});

test('every text of the server is for a reason that it gives', () => {
  const written = sources.join('\n');
  expect(serverReasons.filter((key) => !written.includes(`'${key}'`))).toEqual([]);
});
