// Records in files: reading and verifying them, and writing them.

import {
  type AnyReason,
  type GameRecord,
  type GameTypes,
  type KernelReason,
  readRecord,
  repeat,
  replay,
  type State,
  verify,
  view,
  writeRecord,
} from '@nocturne/kernel';
import type { Cli } from './cli.ts';
import type { CliGame } from './cli-game.ts';
import { writeText } from './files.ts';
import { findGame, gameNames } from './games.ts';
import { kernelReason } from './voice.ts';

/** The reason against a record, in words. The reason against a move is looked up in the position before it. */
function refusal<T extends GameTypes>(
  cli: Cli,
  entry: CliGame<T>,
  record: GameRecord,
  reason: AnyReason<T>,
): string {
  const voice = entry.voice(record.seats, cli.language);
  if (!('number' in reason && reason.why === 'record-move')) return voice.reason(reason, null);
  const { number } = reason;
  const before = replay(entry.game, record, { upTo: number - 1 });
  // The head of a record takes five lines, and one more if its seed was promised.
  const line = number + (record.commitment === undefined ? 5 : 6);
  if ('reason' in before) return cli.say('record.line', { line, why: voice.reason(before.reason, null) });
  const recorded = record.moves[number - 1]!;
  const seen = view(entry.game, before.state, recorded.seat);
  const made = repeat(entry.game, before.state, recorded);
  const because = made.ok ? '' : voice.reason(made.reason, seen);
  return cli.say('record.line', { line, why: voice.reason({ ...reason, because }, seen) });
}

type Use<Result> = <T extends GameTypes>(entry: CliGame<T>, record: GameRecord, state: State<T>) => Result;

/** The reason against a text that is no record. A broken seal is on the last line. */
function unreadable(cli: Cli, text: string, reason: KernelReason): string {
  const why = kernelReason(reason, cli.language);
  return reason.why === 'record-seal'
    ? cli.say('record.line', { line: text.split('\n').length - 1, why })
    : why;
}

/** Verifies the text of a record and gives it on, or says why it is refused. */
export function withRecord<Result>(
  cli: Cli,
  text: string,
  use: Use<Result>,
): { used: Result } | { refused: string } {
  const found = readRecord(text);
  if ('reason' in found) return { refused: unreadable(cli, text, found.reason) };
  const { record } = found;
  const game = findGame(record.game);
  if (game === undefined) {
    return { refused: cli.say('usage.unknown-game', { name: record.game, games: gameNames().join(', ') }) };
  }
  return game((entry) => {
    const verified = verify(entry.game, record);
    return 'reason' in verified
      ? { refused: refusal(cli, entry, record, verified.reason) }
      : { used: use(entry, record, verified.state) };
  });
}

/** A record with the hash of its last state. */
export type SealedRecord = Parameters<typeof writeRecord>[0];

export function saveRecord(cli: Cli, file: string, record: SealedRecord, mode?: number): void {
  writeText(cli, file, writeRecord(record), mode);
}
