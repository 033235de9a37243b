// nocturne rules: each numbered rule, and the scenarios that prove it.

import { relative } from 'node:path';
import { type Proofs, proofsOf } from '@nocturne/testkit';
import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import { folderOfClone } from '../files.ts';
import { findGame, gameNames } from '../games.ts';
import { Stop } from '../stop.ts';
import { print } from '../terminal.ts';
import { runFile, scenarioFiles, showProblems } from './scenario.ts';

function showProofs(cli: Cli, game: string, proofs: Proofs, folder: string): void {
  const { say, style, terminal } = cli;
  const idWidth = Math.max(...proofs.rules.map(({ id }) => id.length));
  print(terminal, style.bold(game));
  for (const { id, title, files } of proofs.rules) {
    const short = files.map((file) => relative(folder, file).replace(/\.ya?ml$/, ''));
    const proof = short.length === 0 ? style.red(say('rules.unproven')) : style.dim(short.join(' '));
    print(terminal, `  ${id.padEnd(idWidth)}  ${title}  ${proof}`);
  }
  const proven = proofs.rules.length - proofs.unproven.length;
  print(terminal, say('rules.sum', { game, proven, total: proofs.rules.length }));
  for (const { id, file } of proofs.unknown) print(terminal, say('rules.unknown', { id, file }));
}

function checkGame(cli: Cli, game: string, rules: Readonly<Record<string, string>>): boolean {
  const folder = folderOfClone('packages', game, 'scenarios');
  if (folder === undefined) throw new Stop(1, cli.say('rules.no-clone', { game }));
  const ran = scenarioFiles(cli, [folder]).map((file) => runFile(cli, file));
  const proofs = proofsOf(game, rules, ran);
  showProofs(cli, game, proofs, folder);
  for (const one of ran) showProblems(cli, one);
  return (
    proofs.unproven.length + proofs.unknown.length === 0 &&
    ran.every(({ report }) => report.problems.length === 0)
  );
}

export function registerRules(program: Command, cli: Cli): void {
  program
    .command('rules')
    .description(cli.say('help.rules'))
    .action(() => {
      const sound = gameNames().map((name) => findGame(name)!(({ rules }) => checkGame(cli, name, rules)));
      if (sound.includes(false)) throw new Stop(1);
    });
}
