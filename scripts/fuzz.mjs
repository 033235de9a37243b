// Bundles the siege beside the server and starts it in a process of its own.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readJson, root, run, setup } from './setup.mjs';

const outfile = join(root, 'apps/server/dist/fuzz.mjs');

run(async () => {
  await setup({ quiet: true });
  const esbuild = await import('esbuild');
  const libraries = Object.keys(readJson('apps/server/package.json').dependencies);
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['apps/server/fuzz/main.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'silent',
    external: libraries.filter((name) => !name.startsWith('@nocturne/')),
  });
  const command = ['--enable-source-maps', outfile, ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
});
