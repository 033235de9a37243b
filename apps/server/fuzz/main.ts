// The siege, for as long as is wanted, with a line now and then.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { playHonestly } from './honest.ts';
import { openScene } from './scene.ts';
import { actions, newSiege, perform, type Siege } from './siege.ts';

const HELP = `npm run fuzz                            one minute
npm run fuzz -- --minutes 10 --seed 7   longer, and other things

Random and mutated requests and messages are sent to a server in this process on which both games are under way: valid
ones with something else in a place, wrong types, prototype keys, broken text, deep nesting, half characters, wrong headers,
requests that stop in the middle, binary and oversized messages, other people's tables and questions, old requests again.
Every answer must be below 500 and give a reason, or close the line with the code for it; nothing may fail inside; nobody is
told seeds, sessions, password hashes, other people's ids, invitations or what only another seat may see. At the end the
games are played on. The same seed says the same things. The exit code is 1 if anything is otherwise.`;

const shortened = (text: string): string =>
  text.length < 1000 ? text : `${text.slice(0, 700)} … ${text.slice(-300)}`;

const MOST_PROBLEMS = 10;
const SELDOM_MS = 5000;

const sum = ({ answers }: Siege): number => [...answers.values()].reduce((so, one) => so + one, 0);

async function besiege(minutes: number, seed: number, file: string): Promise<number> {
  const scene = await openScene(file);
  const siege = newSiege();
  const end = Date.now() + minutes * 60_000;
  const problems: string[] = [];
  let said = 0;
  let told = 0;
  const failed = (what: string, wrong: readonly string[]): void => {
    problems.push(what);
    console.log(`PROBLEM after ${what}\n  ${wrong.join('\n  ')}\n`);
  };
  process.on('unhandledRejection', (reason) => failed('nobody knows what', [String(reason)]));
  for (let batch = 0; Date.now() < end && problems.length < MOST_PROBLEMS; batch++) {
    for (const action of actions(seed, batch)) {
      const wrong = await perform(scene, siege, action);
      said += 1;
      if (wrong.length > 0) failed(shortened(JSON.stringify(action)), wrong);
      if (Date.now() - told > SELDOM_MS) {
        told = Date.now();
        const left = Math.max(0, Math.round((end - told) / 1000));
        console.log(`${said} said, ${sum(siege)} answers, ${problems.length} problems, ${left} s left`);
      }
    }
  }
  for (const line of siege.lines.values()) line.close();
  for (const [answer, times] of [...siege.answers].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`${String(times).padStart(8)}  ${answer}`);
  const { vtes, nosferatu } = await playHonestly(scene, 50);
  await scene.house.stop();
  if (scene.house.faults.length > 0) failed('the siege', scene.house.faults.map(String));
  console.log(
    `${said} requests and messages of seed ${seed}, ${problems.length} problems. Then the games went on: ` +
      `${nosferatu} decisions of Nosferatu, ${vtes} of VTES.`,
  );
  return problems.length;
}

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help === true) console.log(HELP);
else {
  const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
  if (!(minutes > 0 && minutes <= 10_000)) throw new Error('--minutes takes a number above 0.');
  if (!Number.isSafeInteger(seed) || seed < 0 || seed > 1_000_000)
    throw new Error('--seed takes a whole number up to 1,000,000.');
  const folder = mkdtempSync(join(tmpdir(), 'nocturne-fuzz-'));
  try {
    process.exitCode = (await besiege(minutes, seed, join(folder, 'house.db'))) > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
