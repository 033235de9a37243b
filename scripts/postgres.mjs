// A PostgreSQL of our own, for tests and measurements: a throw-away cluster on a socket in a temporary folder.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** @typedef {{ url: (database: string) => string, crash: () => Promise<void>, stop: () => Promise<void> }} Postgres */

const MISSING =
  'PostgreSQL is not installed: the programs `initdb` and `postgres` are neither on the PATH nor in ' +
  '/usr/lib/postgresql. On Debian: apt-get install postgresql';

/** Where Debian keeps them, the latest first. */
function debianFolders() {
  const home = '/usr/lib/postgresql';
  if (!existsSync(home)) return [];
  const versions = readdirSync(home).sort((one, other) => Number(other) - Number(one));
  return versions.map((version) => join(home, version, 'bin'));
}

/** The folder of PostgreSQL's programs, if it is installed. */
function findPrograms() {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...debianFolders()];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** Installs Debian's package if there is none and it may. Whoever needs it then and has it not, says so. */
export function installPostgres() {
  if (findPrograms() !== undefined || process.getuid?.() !== 0) return;
  console.log('Installing PostgreSQL with apt-get, for the tests of the server…');
  const install = 'apt-get update && apt-get install --yes --no-install-recommends postgresql';
  spawnSync('sh', ['-c', install], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** PostgreSQL does not run as root: then it is somebody else. */
function otherUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((what) => spawnSync('id', [what, name], { encoding: 'utf8' }).stdout);
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody"');
}

// Becomes `postgres`. Its standard input ends when whoever started it does, even by kill -9: then it ends, too.
const WATCHED = 'exec 3<&0; (read -r line <&3; kill -QUIT $$) & exec "$@" 3<&-';

/**
 * @param {string} programs @param {string} folder @param {{ uid?: number, gid?: number }} user
 * @param {string[]} settings
 * @returns {Promise<() => Promise<void>>} what ends it at once, as a power cut would
 */
function run(programs, folder, user, settings) {
  const how = ['-D', join(folder, 'data'), '-k', folder, '-p', '5432', '-c', 'listen_addresses='];
  const more = settings.flatMap((setting) => ['-c', setting]);
  const child = spawn('sh', ['-c', WATCHED, 'sh', join(programs, 'postgres'), ...how, ...more], {
    ...user,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  /** @type {Promise<void>} */
  const gone = new Promise((resolve) => {
    child.once('exit', () => {
      child.stdin.end();
      resolve();
    });
  });
  let log = '';
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    void gone.then(() => reject(new Error(`postgres did not start:\n${log}`)));
    child.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-10_000);
      if (!log.includes('ready to accept connections')) return;
      resolve(() => {
        child.stdin.end();
        return gone;
      });
    });
  });
}

/** @param {string[]} settings as in `fsync=off` @returns {Promise<Postgres>} */
export async function startPostgres(...settings) {
  const programs = findPrograms();
  if (programs === undefined) throw new Error(MISSING);
  const user = otherUser();
  const folder = mkdtempSync(join(tmpdir(), 'nocturne-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const how = ['--username=nocturne', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(programs, 'initdb'), ['-D', join(folder, 'data'), ...how], {
    ...user,
    cwd: folder,
    stdio: 'pipe',
  });
  let end = await run(programs, folder, user, settings);
  return {
    url: (database) => `postgresql://nocturne@localhost:5432/${database}?host=${encodeURIComponent(folder)}`,
    async crash() {
      await end();
      end = await run(programs, folder, user, settings);
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true });
    },
  };
}
