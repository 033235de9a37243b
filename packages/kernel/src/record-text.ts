// Records as text, one move a line:
//
//   nocturne record 1
//   game nosferatu 1
//   seats ["Rita","Vlad","Hugo","Nora","Ivo"]
//   options {"bites_placed":"all", …}
//   seed "…"
//   commitment <hash of the seed's first word>, if it was promised
//   1 Rita: vampire Vlad
//   …
//   12 *: time                  a call, made by no seat
//   state <hash of the state after the last move>
//   seal <hash of every byte above this line>

import { canonical, hashText } from './canonical.ts';
import type { KernelReason } from './reason.ts';
import type { GameRecord, RecordedMove } from './record.ts';

const HEAD = 'nocturne record 1';

/** Stands where a seat's name would, where the table itself speaks. No seat can be called so. */
export const TABLE = '*';

/** Only a record that knows where it led can be written. */
export function writeRecord(record: GameRecord & { readonly hash: string }): string {
  const lines = [
    HEAD,
    `game ${record.game} ${record.version}`,
    `seats ${JSON.stringify(record.seats)}`,
    `options ${canonical(record.options)}`,
    `seed ${JSON.stringify(record.seed)}`,
    ...(record.commitment === undefined ? [] : [`commitment ${record.commitment}`]),
    ...record.moves.map(
      ({ seat, move }, index) => `${index + 1} ${seat === null ? TABLE : record.seats[seat]}: ${move}`,
    ),
  ];
  lines.push(`state ${record.hash}`);
  const body = `${lines.join('\n')}\n`;
  return `${body}seal ${hashText(body)}\n`;
}

interface Reader {
  lines: readonly string[];
  next: number;
}

class BadLine extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`line ${line}`);
    this.line = line;
  }
}

/** Takes the next line if it fits the pattern; its groups. */
function take(reader: Reader, pattern: RegExp): string[] | undefined {
  const match = pattern.exec(reader.lines[reader.next] ?? '');
  if (match === null) return undefined;
  reader.next += 1;
  return match.slice(1);
}

function need(reader: Reader, pattern: RegExp): string[] {
  const found = take(reader, pattern);
  if (found === undefined) throw new BadLine(reader.next + 1);
  return found;
}

function json(reader: Reader, pattern: RegExp): unknown {
  const [text] = need(reader, pattern);
  try {
    return JSON.parse(text!);
  } catch {
    throw new BadLine(reader.next);
  }
}

function moves(reader: Reader, seats: readonly string[]): RecordedMove[] {
  const found: RecordedMove[] = [];
  for (;;) {
    const groups = take(reader, /^(\d+) ([^:]+): (.+)$/);
    if (groups === undefined) return found;
    const [number, name, move] = groups as [string, string, string];
    const seat = name === TABLE ? null : seats.indexOf(name);
    if (Number(number) !== found.length + 1 || seat === -1) throw new BadLine(reader.next);
    found.push({ seat, move });
  }
}

function parse(reader: Reader): GameRecord {
  need(reader, /^nocturne record 1$/);
  const [game, version] = need(reader, /^game ([a-z]+) (\d+)$/);
  const seats = json(reader, /^seats (.+)$/);
  if (!Array.isArray(seats) || !seats.every((name) => typeof name === 'string'))
    throw new BadLine(reader.next);
  const options = json(reader, /^options (.+)$/);
  const seed = json(reader, /^seed (.+)$/);
  if (typeof seed !== 'string') throw new BadLine(reader.next);
  const [commitment] = take(reader, /^commitment ([0-9a-f]{64})$/) ?? [];
  const made = moves(reader, seats);
  const [hash] = need(reader, /^state ([0-9a-f]{64})$/);
  return {
    game: game!,
    version: Number(version),
    seats,
    options,
    seed,
    ...(commitment === undefined ? {} : { commitment }),
    moves: made,
    hash: hash!,
  };
}

/** Reads a record; one that was changed by a single byte is refused. */
export function readRecord(text: string): { record: GameRecord } | { reason: KernelReason } {
  const reader: Reader = { lines: text.split('\n'), next: 0 };
  try {
    const record = parse(reader);
    const body = reader.lines
      .slice(0, reader.next)
      .map((line) => `${line}\n`)
      .join('');
    const [seal] = need(reader, /^seal ([0-9a-f]{64})$/);
    if (reader.lines.length !== reader.next + 1 || reader.lines[reader.next] !== '')
      throw new BadLine(reader.next + 1);
    return seal === hashText(body) ? { record } : { reason: { why: 'record-seal' } };
  } catch (error) {
    if (error instanceof BadLine) return { reason: { why: 'record-line', line: error.line } };
    throw error;
  }
}
