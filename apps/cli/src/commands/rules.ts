// nocturne rules: each numbered rule, and the scenarios that prove it.

import { relative } from 'node:path';
import type { GameTypes } from '@nocturne/kernel';
import { type Proofs, proofsOf, type RanScenario } from '@nocturne/testkit';
import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import type { CliGame, RulePart } from '../cli-game.ts';
import { folderOfClone } from '../files.ts';
import { findGame, gameNames } from '../games.ts';
import { Stop } from '../stop.ts';
import { wrap } from '../style.ts';
import { print, widthOf } from '../terminal.ts';
import { runFile, scenarioFiles, showProblems } from './scenario.ts';

/** A part of a game's rules, and what proves them. */
interface Proven {
  part: RulePart;
  /** The game, and the part if it is not all. */
  name: string;
  proofs: Proofs;
}

function showProofs({ say, style, terminal }: Cli, { name, proofs }: Proven, folder: string): void {
  const idWidth = Math.max(...proofs.rules.map(({ id }) => id.length));
  print(terminal, style.bold(name));
  for (const { id, title, files } of proofs.rules) {
    const short = files.map((file) => relative(folder, file).replace(/\.ya?ml$/, ''));
    const proof = short.length === 0 ? style.red(say('rules.unproven')) : style.dim(short.join(' '));
    print(terminal, `  ${id.padEnd(idWidth)}  ${title}  ${proof}`);
  }
}

/** How many are proven, and which are not. */
function showSum({ say, terminal }: Cli, { name, proofs }: Proven): void {
  const { rules, unproven } = proofs;
  print(
    terminal,
    say('rules.sum', { game: name, proven: rules.length - unproven.length, total: rules.length }),
  );
  if (unproven.length > 0)
    print(terminal, ...wrap(`  ${say('rules.missing')} ${unproven.join(', ')}`, widthOf(terminal), '  '));
}

/** Shows what these scenarios prove; whether that is all that is due, and they hold. */
export function showRules<T extends GameTypes>(
  cli: Cli,
  { game, rules }: CliGame<T>,
  folder: string,
  ran: readonly RanScenario[],
): boolean {
  const parts = rules.map((part): Proven => ({
    part,
    name: part.name === undefined ? game.id : `${game.id}, ${part.name(cli.language)}`,
    proofs: proofsOf(game.id, part.rules, ran),
  }));
  for (const proven of parts) showProofs(cli, proven, folder);
  for (const proven of parts) showSum(cli, proven);
  const known = Object.assign({}, ...rules.map((part) => part.rules)) as Record<string, string>;
  const { unknown } = proofsOf(game.id, known, ran);
  for (const { id, file } of unknown) print(cli.terminal, cli.say('rules.unknown', { id, file }));
  for (const one of ran) showProblems(cli, one);
  const isProven = parts.every(({ proofs }) => proofs.unproven.length === 0);
  return isProven && unknown.length === 0 && ran.every(({ report }) => report.problems.length === 0);
}

function checkGame<T extends GameTypes>(cli: Cli, entry: CliGame<T>): boolean {
  const { id } = entry.game;
  const folder = folderOfClone('packages', id, 'scenarios');
  if (folder === undefined) throw new Stop(1, cli.say('rules.no-clone', { game: id }));
  const ran = scenarioFiles(cli, [folder]).map((file) => runFile(cli, file));
  return showRules(cli, entry, folder, ran);
}

export function registerRules(program: Command, cli: Cli): void {
  program
    .command('rules')
    .description(cli.say('help.rules'))
    .action(() => {
      const sound = gameNames().map((name) => findGame(name)!((entry) => checkGame(cli, entry)));
      if (sound.includes(false)) throw new Stop(1);
    });
}
