// nocturne play: a game against bots.

import { randomUUID } from 'node:crypto';
import type { GameTypes } from '@nocturne/kernel';
import type { Command } from 'commander';
import {
  collect,
  readBots,
  readGame,
  readOneOf,
  readTableOptions,
  readText,
  readWhole,
} from '../arguments.ts';
import type { Cli } from '../cli.ts';
import type { CliGame } from '../cli-game.ts';
import { findGame, gameNames } from '../games.ts';
import { Interrupted } from '../play/asker.ts';
import { playGame, type Seat } from '../play/game.ts';
import { keyboardAsker } from '../play/keyboard.ts';
import { lineAsker } from '../play/lines.ts';
import { beginAs, personAmong, seatNames } from '../play/setup.ts';
import { lastRecord, saveRecord, withRecord } from '../records.ts';
import { recordOf, resumeSession, type Session } from '../session.ts';
import { misused, Stop } from '../stop.ts';
import { wrap } from '../style.ts';
import { complain, isInteractive, print, widthOf } from '../terminal.ts';

export interface PlayOptions {
  seats: string;
  seat?: string;
  name?: string;
  role: string;
  bots: string;
  seed?: string;
  option?: readonly string[];
  save?: string;
  resume?: string | true;
  fast?: boolean;
}

const PAUSE = 700;

/** A name for somebody who gave none. */
function nameOf({ terminal, say }: Cli, { name }: PlayOptions): string {
  if (name !== undefined) return name;
  const user = terminal.env['USER'] ?? '';
  const isPlain = /^[a-z]{2,16}$/i.test(user) && user !== 'root';
  return isPlain ? user.charAt(0).toUpperCase() + user.slice(1) : say('play.guest');
}

function newGame<T extends GameTypes>(cli: Cli, entry: CliGame<T>, options: PlayOptions): Session<T> {
  const seats = readWhole(cli, '--seats', options.seats, entry.game.seats);
  const person = readWhole(cli, '--seat', options.seat ?? '1', { min: 1, max: seats }) - 1;
  const role = readOneOf(cli, '--role', options.role, ['any', ...entry.roles]);
  const table = {
    seats: seatNames(seats, person, nameOf(cli, options)),
    options: readTableOptions(cli, entry, options.option ?? [], seats),
    seed: options.seed ?? randomUUID(),
    person,
    bots: readBots(cli, entry, options.bots, 1)[0]!,
  };
  return beginAs(cli, entry, table, role);
}

/** The person's seat in a record: the one named, or the only one that no bot would have. */
function personIn(cli: Cli, seats: readonly string[], { seat, name }: PlayOptions): number {
  if (seat !== undefined) return readWhole(cli, '--seat', seat, { min: 1, max: seats.length }) - 1;
  const found = name === undefined ? personAmong(seats) : seats.indexOf(name);
  if (found !== undefined && found >= 0) return found;
  return misused(
    cli.say('play.which-seat', { seats: seats.map((one, at) => `${at + 1} ${one}`).join(', ') }),
  );
}

async function sit<T extends GameTypes>(cli: Cli, session: Session<T>, options: PlayOptions): Promise<void> {
  const { terminal, say } = cli;
  const file = lastRecord(terminal);
  const asker = isInteractive(terminal) ? keyboardAsker(cli, options.fast ? 0 : PAUSE) : lineAsker(cli);
  const seat: Seat<T> = {
    cli,
    session,
    asker,
    autosave: autosaveTo(cli, session, file),
    saveTo: options.save ?? file,
  };
  const interrupted = (): never => {
    terminal.input.setRawMode?.(false);
    print(terminal, '', say(seat.autosave === null ? 'play.interrupted' : 'play.kept', { file }));
    process.exit(130);
  };
  process.on('SIGINT', interrupted).on('SIGTERM', interrupted);
  try {
    const isOver = await playGame(seat);
    if (isOver ? options.save !== undefined : true) await leave(seat, isOver);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    throw new Stop(130, say(seat.autosave === null ? 'play.interrupted' : 'play.kept', { file }));
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    asker.close();
  }
}

function autosaveTo<T extends GameTypes>(cli: Cli, session: Session<T>, file: string): string | null {
  try {
    saveRecord(cli, file, recordOf(session));
    return file;
  } catch (error) {
    complain(cli.terminal, (error as Error).message, cli.say('play.no-autosave'));
    return null;
  }
}

/** Saves what was asked to be saved; somebody who leaves at a keyboard is asked whether to. */
async function leave<T extends GameTypes>(seat: Seat<T>, isOver: boolean): Promise<void> {
  const { cli, session, asker, saveTo } = seat;
  const wanted =
    isOver || !isInteractive(cli.terminal) || (await asker.confirm(cli.say('play.save-first'), true));
  if (!wanted) return;
  saveRecord(cli, saveTo, recordOf(session));
  print(
    cli.terminal,
    cli.say('play.saved', { file: saveTo }),
    ...(isOver ? [] : [cli.say('play.go-on', { file: saveTo })]),
  );
}

export async function play(cli: Cli, game: string | undefined, options: PlayOptions): Promise<void> {
  if (options.resume === undefined) {
    const pick = readGame(cli, game ?? misused(cli.say('usage.missing-argument', { what: 'game' })));
    return pick((entry) => sit(cli, newGame(cli, entry, options), options));
  }
  const file = options.resume === true ? lastRecord(cli.terminal) : options.resume;
  const found = withRecord(cli, readText(cli, file), (entry, record) => {
    const bots = readBots(cli, entry, options.bots, 1)[0]!;
    return sit(cli, resumeSession(entry, record, personIn(cli, record.seats, options), bots), options);
  });
  if ('refused' in found) return misused(`${file}: ${found.refused}`);
  return found.used;
}

export const PLAY_DEFAULTS: PlayOptions = { seats: '6', role: 'any', bots: 'heuristic' };

/** Every table option of every game, with its values and what it decides. */
function tableOptions({ say, style, language, terminal }: Cli): string {
  const width = widthOf(terminal);
  const lines = gameNames().flatMap((name) =>
    findGame(name)!((entry) =>
      Object.entries(entry.options).flatMap(([key, values]) => [
        `  ${key}=${values.join('|')}`,
        ...wrap(`    ${entry.messages[language][`table-option.${key}`] ?? ''}`, width, '    ').map(style.dim),
      ]),
    ),
  );
  return `\n${style.bold(say('title.table-options'))}\n${lines.join('\n')}`;
}

export function registerPlay(program: Command, cli: Cli): void {
  const { say } = cli;
  program
    .command('play')
    .argument('[game]', say('help.game', { games: gameNames().join(', ') }))
    .description(say('help.play'))
    .option('--seats <n>', say('help.seats'), PLAY_DEFAULTS.seats)
    .option('--seat <n>', say('help.seat'))
    .option('--name <name>', say('help.name'))
    .option('--role <role>', say('help.role'), PLAY_DEFAULTS.role)
    .option('--bots <name>', say('help.bots'), PLAY_DEFAULTS.bots)
    .option('--seed <text>', say('help.seed'))
    .option('--option <key=value>', say('help.option'), collect)
    .option('--save <file>', say('help.save'))
    .option('--resume [file]', say('help.resume'))
    .option('--fast', say('help.fast'))
    .addHelpText('after', tableOptions(cli))
    .action((game: string | undefined, options: PlayOptions) => play(cli, game, options));
}
