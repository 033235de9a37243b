// Judges every import against .dependency-cruiser.mjs.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';
import { root } from './setup.mjs';

const { options, ...ruleSet } = config;

/** @param {string} base */
function sourceFiles(base) {
  return ['packages', 'apps']
    .filter((folder) => existsSync(join(base, folder)))
    .flatMap((folder) =>
      readdirSync(join(base, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => /[.]tsx?$/.test(path) && !/\/(node_modules|dist)\//.test(path));
}

/** @param {string} base */
export async function violations(base) {
  const files = sourceFiles(base);
  const { output } = await cruise(files, { ...options, ruleSet, validate: true, baseDir: base });
  if (typeof output === 'string') throw new TypeError(output);
  const { modules, summary } = output;
  // Without a parser for TypeScript the cruiser sees no module and no import, and finds no fault.
  const seen = new Set(modules.map(({ source }) => source));
  const unseen = files.filter((file) => !seen.has(file));
  const imports = modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
  const blind = files.length === 0 || imports === 0 ? ['no import was seen: is the parser installed?'] : [];
  return {
    checked: `${modules.length} modules, ${imports} imports`,
    found: [
      ...blind,
      ...unseen.map((file) => `${file}: not seen`),
      ...summary.violations.map(
        ({ rule, from, to }) => `${from} → ${to}: ${rule.name}. ${comment(rule.name)}`,
      ),
    ],
  };
}

/** @param {string} name */
const comment = (name) => config.forbidden?.find((rule) => rule.name === name)?.comment ?? '';

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { checked, found } = await violations(root);
  for (const line of found) console.error(line);
  console.log(`${checked}, ${found.length} faults`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
