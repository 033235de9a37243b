// A browser for the tests of the client: Chromium as Debian packs it, or whichever one is on the PATH.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const MISSING =
  `Chromium is not installed: none of ${PROGRAMS.join(', ')} is on the PATH. ` +
  'On Debian: apt-get install chromium';

function search() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) =>
    existsSync(path),
  );
}

/** Where it is. Whoever needs it and has it not, is told. */
export function findChromium() {
  const found = search();
  if (found === undefined) throw new Error(MISSING);
  return found;
}

/** Installs Debian's package if there is none and it may. */
export function installChromium() {
  if (search() !== undefined || process.getuid?.() !== 0) return;
  console.log('Installing Chromium with apt-get, for the tests of the client…');
  const install = 'apt-get update && apt-get install --yes --no-install-recommends chromium';
  spawnSync('sh', ['-c', install], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
