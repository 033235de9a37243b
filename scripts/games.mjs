// Random games of VTES: every position is checked, and every card is played at every level.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importBundled } from './bundled.mjs';
import { run, since } from './setup.mjs';

/** @typedef {import('../packages/vtes/src/testing/ways.ts').Tally} Tally */
/** @typedef {{ game: number, check: string, moves: number, problems: readonly string[], file: string }} Fault */
/** @typedef {{ seed: string, games: number, quick: boolean }} Plan */
/** @typedef {{ tally: Tally, played: number, decisions: number, faults: number, start: number }} Results */

const HELP = `npm run games                           1,000 games, by chance
npm run games -- --games 50 --seed 7    so many, and others
npm run games -- --quick                without the closer checks: minutes become seconds

Two to five bots play by chance, with a bent for what has not been done yet: some of them the ready-made decks, the
others decks mixed of what is still wanted and of what makes it possible. Every position is checked for what must always be true, and each game for one thing
more in turn (saving, copying, replaying, following the events, keeping secrets, …). A faulty game is written to a file
that “npx nocturne replay” reads. Every card must be played at every level and take effect, every ability of a card in
play be used, every vampire come into play; a political action counts if its referendum passes. What no game with the
cards there are can come to is reported, and not looked for. The same seed plays the same games. The exit code is 1 if
there is a fault, or if something was never done.`;

const MOST_FAULTS = 10;
const RAREST = 10;
/** Without a terminal, progress is a line now and then. */
const SELDOM = 100;

const MODULE = `
  export { replay, sealed, writeRecord } from './packages/kernel/src/index.ts';
  export { watches } from './packages/testkit/src/index.ts';
  export { vtes } from './packages/vtes/src/index.ts';
  export { coveringGame } from './packages/vtes/src/testing/every-card.ts';
  export { missing, newTally, outOfReach } from './packages/vtes/src/testing/ways.ts';`;

/**
 * @type {Pick<typeof import('@nocturne/kernel'), 'replay' | 'sealed' | 'writeRecord'>
 *   & Pick<typeof import('@nocturne/testkit'), 'watches'> & Pick<typeof import('@nocturne/vtes'), 'vtes'>
 *   & Pick<typeof import('../packages/vtes/src/testing/every-card.ts'), 'coveringGame'>
 *   & Pick<typeof import('../packages/vtes/src/testing/ways.ts'), 'missing' | 'newTally' | 'outOfReach'>}
 */
const { replay, sealed, writeRecord, watches, vtes, coveringGame, missing, newTally, outOfReach } =
  await importBundled(MODULE);

const format = new Intl.NumberFormat('en');

function clearProgress() {
  if (process.stdout.isTTY) process.stdout.write('\r\u001B[K');
}

/** @param {Results} results @param {Plan} plan */
function progress({ tally, played, decisions, faults, start }, { games }) {
  const line =
    `${played}/${games} games, ${format.format(decisions)} decisions, ` +
    `${missing(tally).length} ways left, ${faults} faults, ${since(start)}`;
  clearProgress();
  if (process.stdout.isTTY) process.stdout.write(line.slice(0, process.stdout.columns - 1));
  else if (played % SELDOM === 0 && played < games) console.log(line);
}

/**
 * The record up to where the game went wrong. Replayed, because a rule that breaks may leave half a move behind.
 * @param {import('@nocturne/testkit').Watched<import('@nocturne/vtes').Vtes>} watched @param {string} seed
 */
function keep({ record, state }, seed) {
  const file = resolve(`nocturne-fault-${seed.replaceAll(/[^\w-]/g, '-')}.record`);
  const again = replay(vtes, record);
  writeFileSync(file, writeRecord(sealed(record, 'state' in again ? again.state : state)));
  return file;
}

/** @param {Plan} plan */
async function playGames(plan) {
  /** @type {Results} */
  const results = { tally: newTally(), played: 0, decisions: 0, faults: 0, start: Date.now() };
  // The first looks at nothing but the faults of every position, which all others do, too.
  const closer = plan.quick ? watches.slice(0, 1) : watches.slice(1);
  while (results.played < plan.games && results.faults < MOST_FAULTS) {
    const game = results.played + 1;
    const seed = `${plan.seed}/${game}`;
    const close = closer[game % closer.length];
    if (close === undefined) throw new Error('There is nothing to check.');
    const watched = coveringGame(results.tally, seed, game, close);
    const { problems, record } = watched;
    const moves = record.moves.length;
    results.played = game;
    results.decisions += moves;
    if (problems.length > 0) {
      results.faults += 1;
      clearProgress();
      showFault({ game, check: close.name, moves, problems, file: keep(watched, seed) });
    }
    progress(results, plan);
    // Lets Ctrl-C be heard.
    await new Promise((resume) => setImmediate(resume));
  }
  clearProgress();
  return results;
}

/** @param {Fault} fault */
function showFault({ game, check, moves, problems, file }) {
  console.log(`FAULT in game ${game}, after ${moves} moves (watched for: ${check})`);
  for (const problem of problems) console.log(`  ${problem.replaceAll('\n', '\n  ')}`);
  console.log(`  ${file}\n`);
}

/** @param {Results} results @param {Plan} plan */
function report({ tally, played, decisions, faults, start }, { seed, quick }) {
  const never = missing(tally);
  const rarest = [...tally].filter(([, times]) => times > 0).toSorted(([, one], [, other]) => one - other);
  console.log('The rarest ways to play or use a card:');
  for (const [way, times] of rarest.slice(0, RAREST))
    console.log(`${format.format(times).padStart(6)}  ${way}`);
  if (outOfReach.length > 0)
    console.log(['\nOut of reach with the cards there are:', ...outOfReach].join('\n  '));
  if (never.length > 0) console.log(['\nNEVER SEEN:', ...never].join('\n  '));
  const checks = quick ? '' : `, each game for one of ${watches.length - 1} things more`;
  console.log(
    `\n${format.format(played)} games of seed ${seed}, ${format.format(decisions)} decisions; ` +
      `${format.format(decisions + played)} positions checked${checks}.\n` +
      `${tally.size - never.length} of ${tally.size} ways to play or use a card seen. ` +
      `${faults} faults. ${since(start)}`,
  );
  if (faults > 0 || never.length > 0) process.exitCode = 1;
}

run(async () => {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(HELP);
  if (!/^[1-9]\d{0,6}$/.test(values.games)) throw new Error('--games takes a whole number from 1.');
  const plan = { seed: values.seed, games: Number(values.games), quick: values.quick };
  report(await playGames(plan), plan);
});
