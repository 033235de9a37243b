import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, run, setup } from './setup.mjs';

run(async () => {
  await setup({ quiet: true });
  const command = [join(root, 'apps/cli/bin/nocturne.mjs'), 'welcome', ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
