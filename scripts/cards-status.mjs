// Every card of VTES: whether it is whole, what it is made of, and how many scenarios use it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { importBundled } from './bundled.mjs';
import { root, run } from './setup.mjs';

/** @typedef {import('../packages/vtes/src/testing/card-status.ts').CardStatus} CardStatus */

const HELP = `npm run cards:status   every card: whole or absent, in how many scenarios, made of which operations

A card is absent if it has facts (library.json, crypt.json) but no definition. Code of its own is a function where all
other cards have data. A scenario uses a card that is on the table at its start, or named in its script. The exit code
is 1 if a card is absent, has no scenario, or has a definition but no facts.`;

const SCENARIOS = join(root, 'packages/vtes/scenarios');

/** @returns {Promise<typeof import('../packages/vtes/src/testing/card-status.ts')>} */
const load = () => importBundled("export * from './packages/vtes/src/testing/card-status.ts';");

const readScenarios = () =>
  readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => readFileSync(join(SCENARIOS, path), 'utf8'));

/** How often each operation is used, the most frequent first. @param {readonly CardStatus[]} cards */
function operationCounts(cards) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const name of cards.flatMap(({ operations }) => operations))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
}

/** @param {readonly CardStatus[]} cards */
function sum(cards) {
  const whole = cards.filter((card) => card.whole).length;
  const counts = operationCounts(cards);
  const used = counts.reduce((total, [, count]) => total + count, 0);
  const own = cards.filter(({ ownCode }) => ownCode).length;
  return (
    `${whole} of ${cards.length} cards whole, ${counts.length} operations, used ${used} times; ` +
    `${own} cards with code of their own`
  );
}

/** The sum in one line, for the build. */
export async function cardsInOneLine() {
  const { allStatuses } = await load();
  return sum(allStatuses([]));
}

const WIDTH = process.stdout.columns ?? 100;
/** Narrower than this, a column is no column. */
const NARROW = 30;

/** Words in lines, each indented. @param {readonly string[]} words @param {number} indent */
function wrapped(words, indent) {
  /** @type {string[]} */
  const lines = [];
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)}, ${word}`;
    if (lines.length > 0 && longer.length <= WIDTH - indent) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line, at) => `${' '.repeat(indent)}${line}${at < lines.length - 1 ? ',' : ''}`);
}

/** @param {CardStatus} card @param {number} longest */
function show({ name, whole, scenarios, ownCode, operations }, longest) {
  const head = `  ${name.padEnd(longest)}  ${whole ? 'whole ' : 'ABSENT'}  ${String(scenarios).padStart(4)}  `;
  const made = [...(ownCode ? ['CODE OF ITS OWN'] : []), ...new Set(operations)];
  const beside = WIDTH - head.length >= NARROW;
  const lines = wrapped(made, beside ? head.length : 4);
  if (beside && lines.length > 0) console.log([head + lines[0]?.trimStart(), ...lines.slice(1)].join('\n'));
  else console.log([head.trimEnd(), ...lines].join('\n'));
}

/** @param {readonly CardStatus[]} cards */
function list(cards) {
  const longest = Math.max(...cards.map(({ name }) => name.length));
  for (const type of new Set(cards.map((card) => card.type))) {
    console.log(`\n${type}`);
    for (const card of cards.filter((one) => one.type === type)) show(card, longest);
  }
}

/** @param {string} title @param {readonly string[]} names */
function printNames(title, names) {
  if (names.length > 0) console.log([title, ...wrapped(names, 2), ''].join('\n'));
}

async function main() {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) return console.log(HELP);
  const { allStatuses, strays } = await load();
  const cards = allStatuses(readScenarios());
  console.log('card: whole or absent, scenarios that use it, operations');
  list(cards);
  console.log();
  printNames(
    'Operations, and how often they are used:',
    operationCounts(cards).map(([name, count]) => `${name} ${count}`),
  );
  const faults = {
    'Absent:': cards.filter(({ whole }) => !whole).map(({ name }) => name),
    'Without a scenario:': cards.filter(({ scenarios }) => scenarios === 0).map(({ name }) => name),
    'Defined, but without facts:': strays(),
  };
  for (const [title, names] of Object.entries(faults)) printNames(title, names);
  console.log(sum(cards));
  if (Object.values(faults).some((names) => names.length > 0)) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) run(main);
