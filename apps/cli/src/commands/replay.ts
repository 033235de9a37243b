// nocturne replay: a record as prose, or the position after one of its moves.

import {
  type Event,
  eventFor,
  type GameRecord,
  type GameTypes,
  replay,
  type State,
  type View,
  view,
  waiting,
} from '@nocturne/kernel';
import type { Command } from 'commander';
import { didYouMean, readWhole } from '../arguments.ts';
import { type Cli, pageOf } from '../cli.ts';
import type { CliGame } from '../cli-game.ts';
import { readText } from '../files.ts';
import { type Eyes, paragraphs, type Told } from '../log.ts';
import { withRecord } from '../records.ts';
import { misused, Stop } from '../stop.ts';
import { padStart, wrap } from '../style.ts';
import { print } from '../terminal.ts';
import type { Voice } from '../voice.ts';

interface ReplayOptions {
  at?: string;
  as?: string;
  spoil?: boolean;
}

function readEyes(cli: Cli, seats: readonly string[], value: string | undefined): Eyes {
  if (value === undefined) return null;
  if (value.toLowerCase() === 'all') return 'all';
  if (/^\d+$/.test(value)) return readWhole(cli, '--as', value, { min: 1, max: seats.length }) - 1;
  const seat = seats.findIndex((name) => name.toLowerCase() === value.toLowerCase());
  if (seat >= 0) return seat;
  const allowed = [...seats, 'all'];
  return misused(
    cli.say('usage.one-of', { option: '--as', value, allowed: allowed.join(', ') }) +
      didYouMean(cli, value, allowed),
  );
}

/** The event as these eyes see it; everybody's see what anybody's see. */
const seenBy = <T extends GameTypes>(event: Event<T>, eyes: Eyes): ReturnType<typeof eventFor<T>> =>
  eventFor(event, eyes === 'all' ? (event.to?.[0] ?? null) : eyes);

/** The voice for these eyes: nobody is “you” to those who see everything. */
function voiceFor<T extends GameTypes>(
  cli: Cli,
  entry: CliGame<T>,
  seats: readonly string[],
  eyes: Eyes,
): Voice<T> {
  const voice = entry.voice(seats, cli.language);
  if (eyes !== 'all') return voice;
  const page = pageOf(cli, seats);
  return {
    ...voice,
    event(event, before) {
      const overheard = entry.overheard(event, page);
      return overheard === undefined ? voice.event(event, before) : [overheard];
    },
  };
}

/** What these eyes see. */
function look<T extends GameTypes>(entry: CliGame<T>, state: State<T>, eyes: Eyes): View<T> {
  return eyes === 'all'
    ? entry.together(state.seats.map((_, seat) => view(entry.game, state, seat)))
    : view(entry.game, state, eyes);
}

function printLog<T extends GameTypes>(cli: Cli, entry: CliGame<T>, record: GameRecord, eyes: Eyes): void {
  const voice = voiceFor(cli, entry, record.seats, eyes);
  const { width } = pageOf(cli, record.seats);
  const digits = String(record.moves.length).length;
  let before: View<T> | undefined;
  replay(entry.game, record, {
    each(state, moves) {
      const after = look(entry, state, eyes);
      const events = state.events.map((event) => seenBy(event, eyes));
      const told: Told<T> = { before: before ?? after, events, isSetup: before === undefined };
      before = after;
      for (const [index, text] of paragraphs(entry, voice, told, eyes).entries()) {
        const number = padStart(moves === 0 || index > 0 ? '' : String(moves), digits);
        print(cli.terminal, ...wrap(`${cli.style.dim(number)}  ${text}`, width, ' '.repeat(digits + 2)));
      }
    },
  });
}

function printPosition<T extends GameTypes>(
  cli: Cli,
  entry: CliGame<T>,
  record: GameRecord,
  state: State<T>,
  eyes: Eyes,
): void {
  const { terminal, say } = cli;
  const voice = entry.voice(record.seats, cli.language);
  const page = pageOf(cli, record.seats);
  const views = (eyes === 'all' ? [...record.seats.keys()] : [eyes]).map((seat) =>
    view(entry.game, state, seat),
  );
  print(terminal, ...entry.draw(views, page), '');
  if (state.result !== null)
    print(terminal, ...wrap(entry.result(entry.game.table(state), page), page.width));
  for (const asked of waiting(entry.game, state)) print(terminal, ...wrap(voice.waiting(asked), page.width));
  const next = record.moves[state.at];
  if (next === undefined) return;
  const seat = next.seat === null ? say('replay.table') : record.seats[next.seat]!;
  const values = { number: state.at + 1, seat, all: record.moves.length };
  print(terminal, say('replay.next', values));
}

function show<T extends GameTypes>(
  cli: Cli,
  entry: CliGame<T>,
  record: GameRecord,
  last: State<T>,
  { at, as, spoil }: ReplayOptions,
): void {
  const eyes = readEyes(cli, record.seats, as);
  if (eyes !== null && last.result === null && spoil !== true)
    misused(cli.say('replay.under-way', { eyes: as! }));
  if (at === undefined) {
    printLog(cli, entry, record, eyes);
    return;
  }
  const upTo = readWhole(cli, '--at', at, { min: 0, max: record.moves.length });
  const replayed = replay(entry.game, record, { upTo });
  if ('state' in replayed) printPosition(cli, entry, record, replayed.state, eyes);
}

export function registerReplay(program: Command, cli: Cli): void {
  const { say } = cli;
  program
    .command('replay')
    .argument('<record>', say('help.record-file'))
    .description(say('help.replay'))
    .option('--at <n>', say('help.at'))
    .option('--as <seat>', say('help.as'))
    .option('--spoil', say('help.spoil'))
    .action((file: string, options: ReplayOptions) => {
      const found = withRecord(cli, readText(cli, file), (entry, record, state) =>
        show(cli, entry, record, state, options),
      );
      if ('refused' in found) throw new Stop(1, `${file}: ${say('verify.refused', { why: found.refused })}`);
    });
}
