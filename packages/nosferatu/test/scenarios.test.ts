import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Adapters, proofsOf, runScenario } from '@nocturne/testkit';
import { describe, expect, it } from 'vitest';
import { CHOICES } from '../src/options.ts';
import { RULES } from '../src/rules.ts';
import { nosferatuScenarios } from '../src/testing/index.ts';

const FOLDER = fileURLToPath(new URL('../scenarios', import.meta.url));
const ADAPTERS = { nosferatu: nosferatuScenarios } as unknown as Adapters;

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .toSorted();
const ran = files.map((file) => ({
  file,
  report: runScenario(readFileSync(join(FOLDER, file), 'utf8'), ADAPTERS),
}));

describe('scenarios', () => {
  it.each(ran)('$file: $report.title', ({ report }) => {
    expect(report.problems).toEqual([]);
  });

  it('prove every numbered rule, and cite no other', () => {
    const { unproven, unknown } = proofsOf('nosferatu', RULES, ran);
    expect({ unproven, unknown }).toEqual({ unproven: [], unknown: [] });
  });

  it('use every other value of every table option', () => {
    const used = ran.flatMap(({ report }) =>
      Object.entries(report.options).map(([key, value]) => `${key} ${String(value)}`),
    );
    const wanted = Object.entries(CHOICES).flatMap(([key, values]) =>
      values.slice(1).map((value) => `${key} ${value}`),
    );
    expect(wanted.filter((one) => !used.includes(one))).toEqual([]);
  });

  it('have titles of their own', () => {
    const titles = ran.map(({ report }) => report.title);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });
});
