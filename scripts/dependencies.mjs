// One version of everything we depend on, and a lockfile that serves any registry.
import { fileURLToPath } from 'node:url';
import { readJson } from './setup.mjs';

/** @typedef {{ version?: string, resolved?: string, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Entry */

/** @param {Record<string, Entry>} packages the `packages` of a package-lock.json */
export function problems(packages) {
  /** @type {Map<string, Map<string, string[]>>} */
  const declared = new Map();
  /** @type {Map<string, Set<string>>} */
  const installed = new Map();
  /** @type {string[]} */
  const addresses = [];
  for (const [path, entry] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1) ?? path;
    if (!path.includes('node_modules/')) {
      for (const [dependency, range] of Object.entries({ ...entry.dependencies, ...entry.devDependencies })) {
        const ranges = declared.get(dependency) ?? new Map();
        declared.set(dependency, ranges.set(range, [...(ranges.get(range) ?? []), path || 'the root']));
      }
    } else if (entry.version) {
      installed.set(name, (installed.get(name) ?? new Set()).add(entry.version));
    }
    if (entry.resolved?.includes('://'))
      addresses.push(`${path}: the lockfile names a registry (${entry.resolved})`);
  }
  const conflicts = [...declared].flatMap(([name, ranges]) => {
    const wanted = [...ranges].map(([range, places]) => `${range} in ${places.join(', ')}`);
    const versions = [...(installed.get(name) ?? [])];
    return [
      ...(wanted.length > 1 ? [`${name} is declared as ${wanted.join(' and ')}`] : []),
      ...(versions.length > 1 ? [`${name} is installed as ${versions.join(' and ')}`] : []),
    ];
  });
  return [...conflicts, ...addresses];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = problems(readJson('package-lock.json').packages);
  for (const line of found) console.error(line);
  process.exitCode = found.length === 0 ? 0 : 1;
}
