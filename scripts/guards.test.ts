import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { violations } from './architecture.mjs';
import { problems } from './dependencies.mjs';
import { faults } from './purity.mjs';
import { checkNode } from './setup.mjs';

describe('the purity guard', () => {
  it.each([
    ['const luck = Math.random();', 'Math.random'],
    ['const { random } = Math;', 'Math.random'],
    ["const luck = Math['random']();", 'Math.random'],
    ['const now = Date.now();', 'Date'],
    ['const now = new Date();', 'Date'],
    ['const now = performance.now();', 'performance'],
    ['let later: Promise<void>;', 'Promise'],
    ['async function wait() {}', 'async'],
    ['const wait = async () => 1;', 'async'],
    ['await thing;', 'await'],
    ['for await (const x of xs) use(x);', 'await'],
    ["const lazy = import('./x.ts');", 'dynamic import'],
    ['function* steps() { yield 1; }', 'generator'],
    ['const game = { *steps() { yield 1; } };', 'generator'],
    ['class Card {}', 'class'],
    ['const Card = class extends Thing {};', 'class'],
    ['enum Phase { Day }', 'enum'],
    ["import { readFileSync } from 'node:fs';", 'node:fs'],
    ["export * from 'fs';", 'fs'],
    ['crypto.getRandomValues(bytes);', 'crypto'],
    ['globalThis.setTimeout(go);', 'globalThis'],
    ['names.sort((a, b) => a.localeCompare(b));', 'localeCompare'],
    ['const shout = name.toLocaleUpperCase();', 'toLocaleUpperCase'],
    ['const list = new Intl.ListFormat();', 'Intl'],
    ['const run = new Function(text);', 'Function'],
    ['const broken = ;', 'Unexpected token'],
  ])('refuses %s', (line, word) => {
    const found = faults('rule.ts', `const first = 1;\n${line}\n`);
    expect(found[0]).toMatch(/^rule\.ts:/);
    expect(found.join('\n')).toContain(word);
  });

  it('names the line', () => {
    expect(faults('rule.ts', 'const a = 1;\n\nconst b = Date;\n')).toEqual([
      'rule.ts:3: Date reads the clock',
    ]);
  });

  it('accepts plain rules', () => {
    const source = `
      import { go } from './step.ts';
      class RuleError extends Error {}
      const card = { Date: 1, crypto: 'name' };
      export const sum = (state: { Date: number }) => Math.floor(state.Date + card.Date);
      export function fail(): never { throw new RuleError(String(go)); }
    `;
    expect(faults('rule.ts', source)).toEqual([]);
  });
});

describe('the architecture guard', () => {
  let house = '';

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  };

  const rulesBroken = async () => {
    const { found } = await violations(house);
    return [...new Set(found.map((line) => /: ([a-z-]+)\. /.exec(line)?.[1] ?? line))].sort();
  };

  beforeEach(() => {
    house = realpathSync(mkdtempSync(join(tmpdir(), 'nocturne-')));
    mkdirSync(join(house, 'node_modules/@nocturne'), { recursive: true });
    for (const name of ['kernel', 'nosferatu', 'vtes', 'bots', 'testkit', 'protocol']) {
      const exports = { '.': './src/index.ts', './testing': './src/testing/index.ts' };
      write(`packages/${name}/package.json`, JSON.stringify({ name: `@nocturne/${name}`, exports }));
      write(`packages/${name}/src/index.ts`, `export type Name = '${name}';\n`);
      symlinkSync(join(house, 'packages', name), join(house, 'node_modules/@nocturne', name), 'junction');
    }
    write('packages/nosferatu/src/rules.ts', "export type { Name } from '@nocturne/kernel';\n");
    write('packages/nosferatu/src/testing/index.ts', "import '@nocturne/testkit';\nimport '../rules.ts';\n");
    write('packages/nosferatu/src/rules.test.ts', "import './testing/index.ts';\nimport 'node:fs';\n");
    write('packages/bots/src/random.ts', "import '@nocturne/nosferatu';\n");
    write('node_modules/zod/index.js', '');
    write('packages/protocol/src/words.ts', "import 'zod';\n");
    write('apps/server/src/server.ts', "import '@nocturne/protocol';\nimport '@nocturne/bots';\n");
    write('apps/web/src/page.tsx', "import '@nocturne/protocol';\nimport '@nocturne/vtes';\n");
    write('apps/cli/src/main.ts', "import '@nocturne/bots';\nimport '@nocturne/nosferatu/testing';\n");
  });

  afterEach(() => rmSync(house, { recursive: true }));

  it('accepts the house as designed', async () => {
    expect(await rulesBroken()).toEqual([]);
  });

  it.each([
    ['kernel', 'packages/kernel/src/x.ts', '@nocturne/nosferatu', ['kernel-knows-no-game']],
    ['kernel', 'packages/kernel/src/x.ts', '@nocturne/testkit', ['kernel-knows-no-game']],
    ['game', 'packages/nosferatu/src/x.ts', '@nocturne/vtes', ['games-stand-on-the-kernel']],
    ['game', 'packages/vtes/src/x.ts', '@nocturne/bots', ['games-stand-on-the-kernel']],
    ['game', 'packages/nosferatu/src/x.ts', '@nocturne/testkit', ['games-stand-on-the-kernel']],
    ['game', 'packages/nosferatu/src/x.ts', './testing/index.ts', ['testing-is-for-tests-and-apps']],
    [
      'adapter',
      'packages/nosferatu/src/testing/x.ts',
      '@nocturne/bots',
      ['adapters-stand-on-game-and-testkit'],
    ],
    ['testkit', 'packages/testkit/src/x.ts', '@nocturne/vtes', ['testkit-stands-on-the-kernel']],
    ['bots', 'packages/bots/src/x.ts', '@nocturne/testkit', ['bots-stand-on-games']],
    ['bots', 'packages/bots/src/x.ts', '@nocturne/nosferatu/testing', ['testing-is-for-tests-and-apps']],
    ['protocol', 'packages/protocol/src/x.ts', '@nocturne/kernel', ['protocol-stands-alone']],
    ['protocol', 'packages/protocol/src/x.ts', '@nocturne/nosferatu', ['protocol-stands-alone']],
    ['protocol', 'packages/protocol/src/x.ts', 'lodash', ['protocol-stands-alone']],
    ['protocol', 'packages/protocol/src/x.ts', 'node:fs', ['protocol-stands-alone']],
    ['kernel', 'packages/kernel/src/x.ts', '@nocturne/protocol', ['kernel-knows-no-game']],
    ['game', 'packages/vtes/src/x.ts', '@nocturne/protocol', ['games-stand-on-the-kernel']],
    ['bots', 'packages/bots/src/x.ts', '@nocturne/protocol', ['bots-stand-on-games']],
    ['app', 'apps/cli/src/x.ts', '../../server/src/server.ts', ['apps-are-last']],
    ['protocol', 'packages/protocol/src/x.test.ts', '../../../apps/server/src/server.ts', ['apps-are-last']],
    ['test', 'packages/bots/src/x.test.ts', '../../../apps/cli/src/main.ts', ['apps-are-last']],
    ['app', 'apps/server/src/x.ts', '../../cli/src/main.ts', ['apps-are-last']],
    ['app', 'apps/cli/src/x.ts', '../../../packages/nosferatu/src/rules.ts', ['front-doors']],
    ['app', 'apps/cli/src/x.ts', '../../../bench/run.mjs', ['bench-is-outside']],
    ['web', 'apps/web/src/x.tsx', '@nocturne/bots', ['web-draws']],
    ['web', 'apps/web/src/x.ts', '@nocturne/nosferatu/testing', ['web-draws']],
    ['web', 'apps/web/src/x.ts', '../../server/src/server.ts', ['apps-are-last', 'web-draws']],
    ['web', 'apps/web/src/x.ts', 'node:fs', ['web-knows-no-machine']],
    ['kernel', 'packages/kernel/src/x.ts', 'node:fs', ['rules-know-no-machine']],
    ['game', 'packages/vtes/src/x.ts', 'lodash', ['rules-use-vetted-libraries']],
    ['kernel', 'packages/kernel/src/x.ts', './nowhere.ts', ['resolvable']],
    ['kernel', 'packages/kernel/src/x.ts', './x2.ts', ['no-circular']],
  ])('refuses %s: %s → %s', async (_who, file, target, rules) => {
    write('bench/run.mjs', '');
    write('node_modules/lodash/index.js', '');
    write('packages/kernel/src/x2.ts', file.includes('kernel') ? "import './x.ts';\n" : '');
    write(file, `import '${target}';\n`);
    expect(await rulesBroken()).toEqual(rules);
  });

  it('judges imports of types too', async () => {
    write('packages/kernel/src/x.ts', "import type { Name } from '@nocturne/vtes';\nexport type X = Name;\n");
    expect(await rulesBroken()).toEqual(['kernel-knows-no-game']);
  });

  it('does not pass because it saw nothing', async () => {
    rmSync(join(house, 'packages'), { recursive: true });
    rmSync(join(house, 'apps'), { recursive: true });
    expect(await rulesBroken()).toEqual(['no import was seen: is the parser installed?']);
  });
});

describe('the dependencies guard', () => {
  const lock = {
    '': { devDependencies: { yaml: '2.0.0' } },
    'packages/testkit': { dependencies: { yaml: '2.0.0' } },
    'node_modules/yaml': { version: '2.0.0' },
  };

  it('accepts one version', () => {
    expect(problems(lock)).toEqual([]);
  });

  it.each([
    [
      'two declarations',
      { 'apps/cli': { dependencies: { yaml: '1.0.0' } } },
      'declared as 2.0.0 in the root',
    ],
    ['two installed versions', { 'node_modules/x/node_modules/yaml': { version: '1.0.0' } }, 'installed as'],
    ['an address', { 'node_modules/x': { resolved: 'https://registry.example/x.tgz' } }, 'names a registry'],
  ])('refuses %s', (_what, extra, message) => {
    expect(problems({ ...lock, ...extra }).join('\n')).toContain(message);
  });
});

describe('set-up', () => {
  it('refuses an old Node with a clear message', () => {
    expect(() => checkNode('18.20.1')).toThrow(
      'needs Node ^20.19.0 or ^22.13.0 or >=24.0.0; this is Node 18.20.1',
    );
    for (const old of ['20.18.9', '21.7.0', '22.12.0', '23.11.0'])
      expect(() => checkNode(old)).toThrow('needs Node');
    for (const fine of ['20.19.0', '20.20.2', '22.13.0', '24.0.0', '26.1.0'])
      expect(() => checkNode(fine)).not.toThrow();
  });
});
