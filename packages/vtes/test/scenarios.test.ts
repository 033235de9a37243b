import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Adapters, runScenario } from '@nocturne/testkit';
import { describe, expect, it } from 'vitest';
import { vtesScenarios } from '../src/testing/index.ts';

const FOLDER = fileURLToPath(new URL('../scenarios', import.meta.url));
const ADAPTERS = { vtes: vtesScenarios } as unknown as Adapters;

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .toSorted();

describe('scenarios', () => {
  it.each(files)('%s', (file) => {
    expect(runScenario(readFileSync(join(FOLDER, file), 'utf8'), ADAPTERS).problems).toEqual([]);
  });
});
