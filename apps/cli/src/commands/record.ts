// nocturne record: one game of bots, written down; nocturne verify: whether records are what they claim to be.

import { addedTo, type GameRecord, type GameTypes, writeRecord } from '@nocturne/kernel';
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
import { wrap } from '../style.ts';
import { complain, print, widthOf } from '../terminal.ts';
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

interface Verified {
  readonly record: GameRecord;
  readonly words: string;
}

/** What was promised of the seed, and what the seats added to it. */
function promised(cli: Cli, { seed, seats, commitment }: GameRecord): string[] {
  if (commitment === undefined) return [];
  const added = addedTo(seed).flatMap((word, seat) => (word === null ? [] : [`${word} (${seats[seat]})`]));
  const words = added.length === 0 ? 'none' : added.join(', ');
  return wrap(cli.say('verify.promised', { commitment, added: words }), widthOf(cli.terminal), '  ');
}

function readVerified(
  cli: Cli,
  file: string,
  wanted: string | undefined,
): { used: Verified } | { refused: string } {
  const found = withRecord(cli, readText(cli, file), (entry, record, state) => ({
    record,
    words: cli.say('verify.ok', {
      game: entry.game.id,
      moves: record.moves.length,
      over: String(state.result !== null),
    }),
  }));
  if ('refused' in found || wanted === undefined) return found;
  const { commitment = 'none' } = found.used.record;
  if (commitment === wanted.toLowerCase()) return found;
  return { refused: cli.say('verify.other-promise', { commitment, wanted }) };
}

function verifyFile(cli: Cli, file: string, wanted: string | undefined): boolean {
  const { say, style, terminal } = cli;
  const found = readVerified(cli, file, wanted);
  if ('used' in found) {
    const { record, words } = found.used;
    print(terminal, `${file}: ${style.green(words)}`, ...promised(cli, record));
  } else print(terminal, `${file}: ${style.red(say('verify.refused', { why: found.refused }))}`);
  return 'used' in found;
}

export function registerVerify(program: Command, cli: Cli): void {
  program
    .command('verify')
    .argument('<files...>', cli.say('help.files'))
    .description(cli.say('help.verify'))
    .option('--commitment <hash>', cli.say('help.commitment'))
    .action((files: readonly string[], { commitment }: { commitment?: string }) => {
      if (files.map((file) => verifyFile(cli, file, commitment)).includes(false)) throw new Stop(1);
    });
}
