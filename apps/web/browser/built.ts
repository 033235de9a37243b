// What is tested is what is served: built once, before the first of these tests.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SETUP = fileURLToPath(new URL('../../../scripts/setup.mjs', import.meta.url));

export default function setup(): void {
  // elsewhere: a build among tests would be one for tests
  const { NODE_ENV: _test, ...env } = process.env;
  const { status } = spawnSync(process.execPath, [SETUP, '--quiet'], { stdio: 'inherit', env });
  if (status !== 0) throw new Error('The client was not built.');
}
