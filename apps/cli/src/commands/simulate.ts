// nocturne simulate: many games of bots, and what became of them.

import { resolve } from 'node:path';
import { SingleBar } from 'cli-progress';
import type { GameTypes } from '@nocturne/kernel';
import type { Command } from 'commander';
import { collect, readBots, readGame, readSeats, readTableOptions, readWhole } from '../arguments.ts';
import type { Cli } from '../cli.ts';
import type { CliGame } from '../cli-game.ts';
import { readDecks } from '../decks.ts';
import { deckNames, gameNames } from '../games.ts';
import { botsOption, seatsOption } from '../options.ts';
import { botNames } from '../play/setup.ts';
import { saveRecord } from '../records.ts';
import { reportLines, type Speed } from '../simulate/print.ts';
import type { Plan } from '../simulate/plan.ts';
import type { Report } from '../simulate/report.ts';
import { type Fault, simulate } from '../simulate/run.ts';
import { onSignals } from '../signals.ts';
import { Stop } from '../stop.ts';
import { print } from '../terminal.ts';

export interface BotOptions {
  seats?: string;
  seed: string;
  bots?: string;
  decks?: string;
  option?: readonly string[];
}
interface SimulateOptions extends BotOptions {
  games: string;
  json?: boolean;
  check: boolean;
}

export function readPlan<T extends GameTypes>(cli: Cli, entry: CliGame<T>, options: BotOptions): Plan {
  const seats = readSeats(cli, entry, options.seats);
  const decks = readDecks(cli, entry, '--decks', options.decks, seats);
  const names = botNames(seats);
  return {
    seats: names,
    options: readTableOptions(
      cli,
      entry,
      options.option ?? [],
      names,
      decks.map(({ deck }) => deck),
    ),
    seed: options.seed,
    bots: readBots(cli, entry, options.bots, seats),
    decks: decks.map(({ name }) => name),
  };
}

/** A bar on the error stream, if somebody looks at it. */
function progress({ terminal, say }: Cli, games: number): { update(done: number): void; stop(): void } {
  if (terminal.errors.isTTY !== true) return { update() {}, stop() {} };
  const bar = new SingleBar({
    format: `{bar} {percentage} % · ${say('simulate.progress', { value: '{value}', total: '{total}' })}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 30,
    hideCursor: true,
    clearOnComplete: true,
    stream: terminal.errors,
    gracefulExit: false,
  });
  const stopListening = onSignals(terminal, () => bar.stop());
  bar.start(games, 0);
  return {
    update: (done) => bar.update(done),
    stop: () => {
      stopListening();
      bar.stop();
    },
  };
}

// Often enough to move smoothly, seldom enough to cost nothing.
const SLICE = 50;

async function runGames<T extends GameTypes>(
  cli: Cli,
  entry: CliGame<T>,
  plan: Plan,
  games: number,
  check: boolean,
): Promise<Report | Fault> {
  const bar = progress(cli, games);
  const running = simulate(entry, plan, games, check);
  let shown = performance.now();
  try {
    for (;;) {
      const { value, done } = running.next();
      if (done) return value;
      if (performance.now() - shown < SLICE) continue;
      shown = performance.now();
      bar.update(value);
      // Lets the bar be drawn and Ctrl-C be heard.
      await new Promise((resume) => setImmediate(resume));
    }
  } finally {
    bar.stop();
  }
}

function reportFault(cli: Cli, { game, seed, faults, record }: Fault): never {
  const file = resolve(`nocturne-fault-${seed.replaceAll(/[^\w-]/g, '-')}.record`);
  saveRecord(cli, file, record);
  throw new Stop(1, cli.say('simulate.fault', { game, seed, faults: faults.join('\n  '), file }));
}

async function simulateGames<T extends GameTypes>(
  cli: Cli,
  entry: CliGame<T>,
  options: SimulateOptions,
): Promise<void> {
  const plan = readPlan(cli, entry, options);
  const games = readWhole(cli, '--games', options.games, { min: 1, max: 100_000_000 });
  const began = performance.now();
  const outcome = await runGames(cli, entry, plan, games, options.check);
  if ('faults' in outcome) return reportFault(cli, outcome);
  const seconds = (performance.now() - began) / 1000;
  const speed: Speed = { seconds, movesPerSecond: Math.round((outcome.moves.mean * games) / seconds) };
  if (options.json) {
    const { seats, ...rest } = plan;
    const head = { game: entry.game.id, seats: seats.length, games, ...rest, checked: options.check };
    print(cli.terminal, JSON.stringify({ ...head, ...outcome, speed }));
  } else {
    print(cli.terminal, ...reportLines(cli, entry, plan, games, outcome, speed));
    print(cli.terminal, cli.say(options.check ? 'simulate.checked' : 'simulate.unchecked'));
  }
}

export function registerSimulate(program: Command, cli: Cli): void {
  const { say } = cli;
  program
    .command('simulate')
    .argument('<game>', say('help.game', { games: gameNames().join(', ') }))
    .description(say('help.simulate'))
    .addOption(seatsOption(cli))
    .option('--games <n>', say('help.games'), '1000')
    .option('--seed <text>', say('help.seed'), '1')
    .addOption(botsOption('--bots <names>', say('help.bots-list')))
    .option('--decks <names>', say('help.decks', { decks: deckNames().join(', ') }))
    .option('--option <key=value>', say('help.option'), collect)
    .option('--json', say('help.json'))
    .option('--check', say('help.check'), true)
    .option('--no-check', say('help.no-check'))
    .action((game: string, options: SimulateOptions) =>
      readGame(cli, game)((entry) => simulateGames(cli, entry, options)),
    );
}
