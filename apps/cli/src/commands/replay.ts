// nocturne replay: a record as prose, or the position after one of its moves.

import {
  type Event,
  eventFor,
  type GameRecord,
  type GameTypes,
  read,
  answer,
  type Seat,
  start,
  type State,
  view,
  waiting,
} from '@nocturne/kernel';
import type { Command } from 'commander';
import { didYouMean, readText, readWhole } from '../arguments.ts';
import { type Cli, pageOf } from '../cli.ts';
import type { CliGame } from '../cli-game.ts';
import { withRecord } from '../records.ts';
import { misused, Stop } from '../stop.ts';
import { padStart, wrap } from '../style.ts';
import { print } from '../terminal.ts';
import { paragraphs, voiceOf } from '../voice.ts';

interface ReplayOptions {
  at?: string;
  as?: string;
}
/** Through whose eyes: a seat's, a spectator's, or everybody's at once. */
type Eyes = Seat | 'all' | null;

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

/** The states of a verified record, one after the other: the set-up, then after each move. */
function* states<T extends GameTypes>(entry: CliGame<T>, record: GameRecord): Generator<State<T>> {
  const started = start(entry.game, record);
  if ('problems' in started) throw new Error('the record was not verified');
  const { state } = started;
  yield state;
  for (const { seat, move } of record.moves) {
    const found = read(entry.game, state, seat, move);
    if ('reason' in found) throw new Error('the record was not verified');
    answer(entry.game, state, { seat, choice: found.choice });
    yield state;
  }
}

/** The event as these eyes see it; everybody's see what anybody's see. */
const seenBy = <T extends GameTypes>(event: Event<T>, eyes: Eyes): ReturnType<typeof eventFor<T>> =>
  eventFor(event, eyes === 'all' ? (event.to?.[0] ?? null) : eyes);

function printLog<T extends GameTypes>(cli: Cli, entry: CliGame<T>, record: GameRecord, eyes: Eyes): void {
  const voice = voiceOf<T>(entry, record.seats, cli.language);
  const { width } = pageOf(cli, record.seats);
  const digits = String(record.moves.length).length;
  for (const state of states(entry, record)) {
    const events = state.events.map((event) => seenBy(event, eyes));
    for (const [index, text] of paragraphs(entry, voice, events).entries()) {
      const number = padStart(state.at === 0 || index > 0 ? '' : String(state.at), digits);
      print(cli.terminal, ...wrap(`${cli.style.dim(number)}  ${text}`, width, ' '.repeat(digits + 2)));
    }
  }
}

function printPosition<T extends GameTypes>(
  cli: Cli,
  entry: CliGame<T>,
  record: GameRecord,
  at: number,
  eyes: Eyes,
): void {
  const voice = voiceOf<T>(entry, record.seats, cli.language);
  const page = pageOf(cli, record.seats);
  for (const state of states(entry, record)) {
    if (state.at !== at) continue;
    const seats = eyes === 'all' ? [...record.seats.keys()] : [eyes];
    print(
      cli.terminal,
      ...entry.draw(
        seats.map((seat) => view(entry.game, state, seat)),
        page,
      ),
      '',
    );
    if (state.result !== null)
      print(cli.terminal, ...wrap(entry.result(entry.game.table(state), page), page.width));
    for (const asked of waiting(entry.game, state))
      print(cli.terminal, ...wrap(voice.waiting(asked), page.width));
    const next = record.moves[at];
    if (next !== undefined) {
      print(
        cli.terminal,
        cli.say('replay.next', { number: at + 1, seat: record.seats[next.seat]!, all: record.moves.length }),
      );
    }
    return;
  }
}

export function registerReplay(program: Command, cli: Cli): void {
  const { say } = cli;
  program
    .command('replay')
    .argument('<record>', say('help.record-file'))
    .description(say('help.replay'))
    .option('--at <n>', say('help.at'))
    .option('--as <seat>', say('help.as'))
    .action((file: string, { at, as }: ReplayOptions) => {
      const found = withRecord(cli, readText(cli, file), (entry, record) => {
        const eyes = readEyes(cli, record.seats, as);
        if (at === undefined) return printLog(cli, entry, record, eyes);
        const position = readWhole(cli, '--at', at, { min: 0, max: record.moves.length });
        return printPosition(cli, entry, record, position, eyes);
      });
      if ('refused' in found) throw new Stop(1, `${file}: ${say('verify.refused', { why: found.refused })}`);
    });
}
