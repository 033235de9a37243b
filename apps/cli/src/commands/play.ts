// nocturne play: a game against bots.

import { randomUUID } from 'node:crypto';
import { below, type GameTypes, seeded } from '@nocturne/kernel';
import type { Command } from 'commander';
import {
  collect,
  readBots,
  readGame,
  readOneOf,
  readSeats,
  readTableOptions,
  readWhole,
} from '../arguments.ts';
import type { Cli } from '../cli.ts';
import type { CliGame } from '../cli-game.ts';
import { type NamedDeck, namedDeck, readDeck } from '../decks.ts';
import { needFolderOf, readText } from '../files.ts';
import { deckNames, findGame, gameNames } from '../games.ts';
import { keeperOf, newGameFile, readNote, stateFolder, unfinishedGames } from '../kept-games.ts';
import { botsOption, seatsOption } from '../options.ts';
import { Interrupted } from '../play/asker.ts';
import { playGame, save, type Sitting } from '../play/game.ts';
import { keyboardAsker } from '../play/keyboard.ts';
import { lineAsker } from '../play/lines.ts';
import { beginAs, personAmong, seatNames } from '../play/setup.ts';
import { withRecord } from '../records.ts';
import { type Chairs, resumeSession, type Session } from '../session.ts';
import { onSignals } from '../signals.ts';
import { misused, Stop } from '../stop.ts';
import { wrap } from '../style.ts';
import { complain, isInteractive, print, widthOf } from '../terminal.ts';

export interface PlayOptions {
  seats?: string;
  seat?: string;
  name?: string;
  role: string;
  deck?: string;
  bots?: string;
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

/** The person's deck, and ready-made ones dealt out from there; by chance, if none of those is asked for. */
function decksFor<T extends GameTypes>(
  cli: Cli,
  entry: CliGame<T>,
  deck: string | undefined,
  { seed, seats, person }: { seed: string; seats: number; person: number },
): NamedDeck[] {
  const { decks } = entry;
  const wanted = deck === undefined ? undefined : readDeck(cli, entry, '--deck', deck);
  if (decks.length === 0) return [];
  const asked = decks.findIndex((name) => name === wanted?.deck);
  const own = asked < 0 ? below(seeded(`${seed} decks`), decks.length) : asked;
  const at = (seat: number): number => (own + seat - person + decks.length * seats) % decks.length;
  const dealt = Array.from({ length: seats }, (_, seat) => namedDeck(decks[at(seat)]!));
  return wanted === undefined ? dealt : dealt.with(person, wanted);
}

function newGame<T extends GameTypes>(cli: Cli, entry: CliGame<T>, options: PlayOptions): Session<T> {
  const seats = readSeats(cli, entry, options.seats);
  const seed = options.seed ?? randomUUID();
  const person = readWhole(cli, '--seat', options.seat ?? '1', { min: 1, max: seats }) - 1;
  const role = readOneOf(cli, '--role', options.role, ['any', ...entry.roles]);
  const dealt = decksFor(cli, entry, options.deck, { seed, seats, person });
  const names = seatNames(seats, person, nameOf(cli, options));
  const plan = {
    seats: names,
    options: readTableOptions(
      cli,
      entry,
      options.option ?? [],
      names,
      dealt.map(({ deck }) => deck),
    ),
    seed,
    person,
    bots: readBots(cli, entry, options.bots, 1)[0]!,
  };
  const session = beginAs(cli, entry, plan, role);
  const own = dealt[person];
  if (own !== undefined)
    print(cli.terminal, cli.say('play.deck', { deck: entry.name(own.name, cli.language) }));
  return session;
}

/** The person's seat in a record: the one named or noted, or the only one that no bot would have. */
function personIn(
  cli: Cli,
  seats: readonly string[],
  noted: number | undefined,
  { seat, name }: PlayOptions,
): number {
  if (seat !== undefined) return readWhole(cli, '--seat', seat, { min: 1, max: seats.length }) - 1;
  const found = name === undefined ? (noted ?? personAmong(seats)) : seats.indexOf(name);
  if (found !== undefined && seats[found] !== undefined) return found;
  return misused(
    cli.say('play.which-seat', { seats: seats.map((one, at) => `${at + 1} ${one}`).join(', ') }),
  );
}

/** Who sits at a saved game: as it was, unless told otherwise. */
function chairsIn<T extends GameTypes>(
  cli: Cli,
  entry: CliGame<T>,
  file: string,
  seats: readonly string[],
  options: PlayOptions,
): Chairs {
  const note = readNote(file);
  const noted = Object.hasOwn(entry.bots, note?.bots ?? '') ? note?.bots : undefined;
  return {
    person: personIn(cli, seats, note?.person, options),
    bots: readBots(cli, entry, options.bots ?? noted, 1)[0]!,
  };
}

async function sit<T extends GameTypes>(
  cli: Cli,
  session: Session<T>,
  file: string,
  options: PlayOptions,
): Promise<void> {
  const { terminal, say } = cli;
  const keeper = keeperOf(cli, session, file);
  if (session.state.result === null) keeper.keep();
  const asker = isInteractive(terminal) ? keyboardAsker(cli, options.fast ? 0 : PAUSE) : lineAsker(cli);
  const sitting: Sitting<T> = { cli, session, asker, keeper, saveTo: options.save ?? file };
  const farewell = (): string => say(keeper.isKept() ? 'play.kept' : 'play.interrupted', { file });
  const stopListening = onSignals(terminal, () => print(terminal, '', farewell()));
  try {
    leave(sitting, await playGame(sitting), options);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    throw new Stop(130, farewell());
  } finally {
    stopListening();
    asker.close();
  }
}

/** Saves where it was asked for on the command line, and tells how to go on. */
function leave<T extends GameTypes>(sitting: Sitting<T>, isOver: boolean, options: PlayOptions): void {
  const { cli, keeper } = sitting;
  const isSaved = options.save !== undefined && save(sitting, options.save);
  if (!isOver && isSaved) print(cli.terminal, cli.say('play.go-on', { file: options.save! }));
  if (!isOver && !isSaved && keeper.isKept()) {
    print(cli.terminal, cli.say('play.kept', { file: keeper.file }));
  }
  if (options.save !== undefined && !isSaved) throw new Stop(1);
}

/** Goes on with a saved game; nothing if it is over and only games that are not are wanted. */
function resume(
  cli: Cli,
  file: string,
  options: PlayOptions,
  isOverWelcome: boolean,
): { used: Promise<void> | undefined } | { refused: string } {
  return withRecord(cli, readText(cli, file), (entry, record, state) => {
    if (state.result !== null && !isOverWelcome) return undefined;
    const chairs = chairsIn(cli, entry, file, record.seats, options);
    return sit(cli, resumeSession(entry, record, chairs), file, options);
  });
}

/** Goes on with the latest game that is not over. Those that cannot be read are named and passed over. */
async function resumeLatest(cli: Cli, options: PlayOptions): Promise<void> {
  for (const file of unfinishedGames(cli.terminal)) {
    const found = resume(cli, file, options, false);
    if ('refused' in found) complain(cli.terminal, `${file}: ${found.refused}`);
    else if (found.used !== undefined) return found.used;
  }
  return misused(cli.say('play.none-kept', { folder: stateFolder(cli.terminal) }));
}

export async function play(cli: Cli, game: string | undefined, options: PlayOptions): Promise<void> {
  // Better now than after the game.
  if (options.save !== undefined) needFolderOf(cli, options.save);
  if (options.resume === true) return resumeLatest(cli, options);
  if (options.resume !== undefined) {
    const found = resume(cli, options.resume, options, true);
    return 'refused' in found ? misused(`${options.resume}: ${found.refused}`) : found.used;
  }
  const pick = readGame(cli, game ?? misused(cli.say('usage.missing-argument', { what: 'game' })));
  return pick((entry) => {
    const session = newGame(cli, entry, options);
    return sit(cli, session, newGameFile(cli.terminal, session.record.seed), options);
  });
}

export const PLAY_DEFAULTS: PlayOptions = { role: 'any' };

/** Every table option of every game, with its values and what it decides. */
function tableOptions({ say, style, language, terminal }: Cli): string {
  const width = widthOf(terminal);
  const lines = gameNames().flatMap((name) =>
    findGame(name)!((entry) => {
      const about = (key: string): string[] =>
        wrap(`    ${entry.messages[language][`table-option.${key}`] ?? ''}`, width, '    ').map(style.dim);
      const amounts = Object.entries(entry.amounts);
      const groups = new Set(amounts.map(([key]) => key.split('.')[0]!));
      return [
        `  ${style.bold(name)}`,
        ...Object.entries(entry.options).flatMap(([key, values]) => [
          `  ${key}=${values.join('|')}`,
          ...about(key),
        ]),
        ...[...groups].flatMap((group) => [
          ...amounts
            .filter(([key]) => key.startsWith(`${group}.`))
            .map(([key, usual]) => `  ${key}=${usual}|N`),
          ...about(group),
        ]),
      ];
    }),
  );
  return `\n${style.bold(say('title.table-options'))}\n${lines.join('\n')}`;
}

export function registerPlay(program: Command, cli: Cli): void {
  const { say } = cli;
  program
    .command('play')
    .argument('[game]', say('help.game', { games: gameNames().join(', ') }))
    .description(say('help.play'))
    .addOption(seatsOption(cli))
    .option('--seat <n>', say('help.seat'))
    .option('--name <name>', say('help.name'))
    .option('--role <role>', say('help.role'), PLAY_DEFAULTS.role)
    .option('--deck <name>', say('help.deck', { decks: deckNames().join(', ') }))
    .addOption(botsOption('--bots <name>', say('help.bots')))
    .option('--seed <text>', say('help.seed'))
    .option('--option <key=value>', say('help.option'), collect)
    .option('--save <file>', say('help.save'))
    .option('--resume [file]', say('help.resume'))
    .option('--fast', say('help.fast'))
    .addHelpText('after', tableOptions(cli))
    .action((game: string | undefined, options: PlayOptions) => play(cli, game, options));
}
