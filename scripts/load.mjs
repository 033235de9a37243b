// Bundles the load run beside the server and starts it in a process of its own. Stdout belongs to the run.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readJson, root, run, setup } from './setup.mjs';

const folder = join(root, 'apps/server/dist/load');

run(async () => {
  await setup({ quiet: true });
  const esbuild = await import('esbuild');
  const libraries = Object.keys(readJson('apps/server/package.json').dependencies);
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: { load: 'apps/server/load/main.ts', bare: 'apps/server/load/bare.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'silent',
    external: libraries.filter((name) => !name.startsWith('@nocturne/')),
  });
  const command = ['--enable-source-maps', join(folder, 'load.mjs'), ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
});
