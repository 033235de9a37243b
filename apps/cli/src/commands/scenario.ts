// nocturne scenario: what the engine does if… Runs scenario files and says which lines do not hold.

import { type RanScenario, runScenario } from '@nocturne/testkit';
import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import { filesUnder, readText } from '../files.ts';
import { scenarioAdapters } from '../games.ts';
import { misused, Stop } from '../stop.ts';
import { print } from '../terminal.ts';

/** The scenario files among these files and folders. */
export function scenarioFiles(cli: Cli, paths: readonly string[]): string[] {
  const files = paths.flatMap((path) => filesUnder(path, /\.ya?ml$/));
  return files.length > 0 ? files : misused(cli.say('scenario.none', { paths: paths.join(', ') }));
}

export function runFile(cli: Cli, file: string): RanScenario {
  return { file, report: runScenario(readText(cli, file), scenarioAdapters()) };
}

/** The lines of a file that do not hold, each with its place as editors and terminals understand it. */
export function showProblems(cli: Cli, { file, report }: RanScenario): void {
  const { style, terminal } = cli;
  for (const { line, message } of report.problems)
    print(terminal, `${style.bold(`${file}:${line}`)} ${message}`);
}

function runAll(cli: Cli, paths: readonly string[], quiet: boolean): void {
  const { say, style, terminal } = cli;
  const ran = scenarioFiles(cli, paths).map((file) => {
    const one = runFile(cli, file);
    const sound = one.report.problems.length === 0;
    if (!quiet || !sound)
      print(terminal, `${sound ? style.green('✓') : style.red('✗')} ${file} ${style.dim(one.report.title)}`);
    showProblems(cli, one);
    return one;
  });
  const failed = ran.filter(({ report }) => report.problems.length > 0).length;
  const moves = ran.reduce((sum, { report }) => sum + report.moves, 0);
  print(terminal, say('scenario.sum', { passed: ran.length - failed, failed, moves }));
  if (failed > 0) throw new Stop(1);
}

export function registerScenario(program: Command, cli: Cli): void {
  const { say } = cli;
  program
    .command('scenario')
    .argument('<files...>', say('help.scenario-files'))
    .description(say('help.scenario'))
    .option('-q, --quiet', say('help.quiet'), false)
    .action((files: readonly string[], options: { quiet: boolean }) => runAll(cli, files, options.quiet));
}
