// The kernel and the games do no I/O, read no clock, draw no luck of their own and never wait.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { root } from './setup.mjs';

const pure = ['kernel', 'nosferatu', 'vtes'];

/** @type {Record<string, string>} */
const banned = {
  Date: 'reads the clock',
  performance: 'reads the clock',
  Promise: 'waits',
  crypto: 'draws luck outside the state',
  globalThis: 'reaches the host',
  eval: 'hides what it does',
  Function: 'hides what it does',
  Intl: 'depends on the host’s language',
  WeakRef: 'watches the garbage collector',
  FinalizationRegistry: 'watches the garbage collector',
};

/** @typedef {{ type: string, start: number, [key: string]: any }} Node */

/** @param {Node} node @param {string} name */
const isName = (node, name) => node.type === 'Identifier' && node.name === name;

// `card.Date` and `{ Date: 1 }` are names of properties, not uses of the global.
/** @param {Node} node @param {Node} parent */
const isPropertyName = (node, parent) =>
  !parent.computed && (parent.property === node || parent.key === node);

/** @param {Node} node @param {Node} parent @returns {string | undefined} */
function identifierFault(node, parent) {
  if (isPropertyName(node, parent)) {
    return /^(localeCompare|toLocale\w+)$/.test(node.name)
      ? `${node.name} depends on the host’s language`
      : undefined;
  }
  if (node.name === 'Math') {
    const safe = parent.type === 'MemberExpression' && !parent.computed && !isName(parent.property, 'random');
    return safe ? undefined : 'Math.random draws luck outside the state';
  }
  return Object.hasOwn(banned, node.name) ? `${node.name} ${banned[node.name]}` : undefined;
}

/** @param {Node} node @param {Node} parent @returns {string | undefined} */
function fault(node, parent) {
  if (node.async) return 'async waits';
  if (node.generator) return 'a generator holds the game’s place outside the state';
  switch (node.type) {
    case 'Identifier':
      return identifierFault(node, parent);
    case 'AwaitExpression':
      return 'await waits';
    case 'ForOfStatement':
      return node.await ? 'await waits' : undefined;
    case 'ImportExpression':
      return 'a dynamic import waits';
    case 'ClassDeclaration':
    case 'ClassExpression':
      return node.superClass?.name?.endsWith('Error')
        ? undefined
        : 'a class is not plain data (only errors may be one)';
    case 'TSEnumDeclaration':
      return 'an enum is not plain data: use a union of strings';
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return node.source && isBuiltin(node.source.value)
        ? `${node.source.value} reaches the host`
        : undefined;
    default:
      return undefined;
  }
}

/** @param {Node} node @param {Node} parent @param {(offset: number, message: string) => void} report */
function walk(node, parent, report) {
  const message = fault(node, parent);
  if (message) report(node.start, message);
  for (const child of Object.values(node).flat()) {
    if (child && typeof child.type === 'string') walk(child, node, report);
  }
}

/** @param {string} file @param {string} source */
export function faults(file, source) {
  const { program, errors } = parseSync(file, source);
  const found = errors.map(({ message }) => `${file}: ${message}`);
  const start = /** @type {Node} */ (/** @type {unknown} */ (program));
  walk(start, start, (offset, message) => {
    found.push(`${file}:${source.slice(0, offset).split('\n').length}: ${message}`);
  });
  return found;
}

function pureFiles() {
  return pure
    .map((name) => `packages/${name}/src`)
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((path) => path.replaceAll('\\', '/'))
        .filter((path) => /[.]ts$/.test(path) && !/[.]test[.]ts$|^testing\//.test(path))
        .map((path) => `${folder}/${path}`),
    );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = pureFiles();
  const found = files.flatMap((file) => faults(file, readFileSync(join(root, file), 'utf8')));
  for (const line of found) console.error(line);
  console.log(`${files.length} files, ${found.length} faults`);
  process.exitCode = files.length > 0 && found.length === 0 ? 0 : 1;
}
