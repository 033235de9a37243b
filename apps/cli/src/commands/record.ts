// nocturne record: one game of bots, written down; nocturne verify: whether records are what they claim to be.

import type { GameTypes } from '@nocturne/kernel';
import { writeRecord } from '@nocturne/kernel';
import type { Command } from 'commander';
import { collect, readGame } from '../arguments.ts';
import { type Cli, pageOf } from '../cli.ts';
import type { CliGame } from '../cli-game.ts';
import { readText } from '../files.ts';
import { deckNames, gameNames } from '../games.ts';
import { botsOption, seatsOption } from '../options.ts';
import { saveRecord, withRecord } from '../records.ts';
import { recordGame } from '../simulate/run.ts';
import { Stop } from '../stop.ts';
import { complain, print } from '../terminal.ts';
import { type BotOptions, readPlan } from './simulate.ts';

interface RecordOptions extends BotOptions {
  output?: string;
}

function writeGame<T extends GameTypes>(cli: Cli, entry: CliGame<T>, options: RecordOptions): void {
  const plan = readPlan(cli, entry, options);
  const { state, record } = recordGame(entry, plan, plan.seed);
  if (options.output === undefined) {
    cli.terminal.output.write(writeRecord(record));
    return;
  }
  saveRecord(cli, options.output, record);
  const result = entry.result(entry.game.table(state), pageOf(cli, state.seats));
  complain(
    cli.terminal,
    cli.say('record.written', { file: options.output, moves: record.moves.length, result }),
  );
}

export function registerRecord(program: Command, cli: Cli): void {
  const { say } = cli;
  program
    .command('record')
    .argument('<game>', say('help.game', { games: gameNames().join(', ') }))
    .description(say('help.record'))
    .addOption(seatsOption(cli))
    .option('--seed <text>', say('help.seed'), '1')
    .addOption(botsOption('--bots <names>', say('help.bots-list')))
    .option('--decks <names>', say('help.decks', { decks: deckNames().join(', ') }))
    .option('--option <key=value>', say('help.option'), collect)
    .option('-o, --output <file>', say('help.output'))
    .action((game: string, options: RecordOptions) =>
      readGame(cli, game)((entry) => writeGame(cli, entry, options)),
    );
}

function verifyFile(cli: Cli, file: string): boolean {
  const { say, style, terminal } = cli;
  const found = withRecord(cli, readText(cli, file), (entry, record, state) =>
    say('verify.ok', {
      game: entry.game.id,
      moves: record.moves.length,
      over: String(state.result !== null),
    }),
  );
  if ('used' in found) print(terminal, `${file}: ${style.green(found.used)}`);
  else print(terminal, `${file}: ${style.red(say('verify.refused', { why: found.refused }))}`);
  return 'used' in found;
}

export function registerVerify(program: Command, cli: Cli): void {
  program
    .command('verify')
    .argument('<files...>', cli.say('help.files'))
    .description(cli.say('help.verify'))
    .action((files: readonly string[]) => {
      if (files.map((file) => verifyFile(cli, file)).includes(false)) throw new Stop(1);
    });
}
