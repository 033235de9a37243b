// Tables at the real server: guests who answer every question at random, each over a socket of their own.

import { below, type Random, seeded } from '@nocturne/kernel';
import type { Question } from '@nocturne/protocol';
import { WebSocket } from 'ws';
import { randomChoice } from '../test/player.ts';
import { forEach, playAgain, type Seated, sitDown } from './guests.ts';
import { type Hall, now, type Table } from './table.ts';

/** A decision under way. */
interface Pending {
  readonly mover: number;
  readonly said: number;
  readonly sent: number;
  /** How far the table had come before: an answer in secret takes it no further. */
  readonly from: number;
  readonly told: (Buffer | null)[];
  /** How far the mover was told that the table has come. */
  reached: number | undefined;
  last: number;
  done: boolean;
}

interface Place {
  seated: Seated;
  readonly sockets: WebSocket[];
  /** What each seat was told last of what it is asked; read when it is needed. */
  readonly asked: (Buffer | undefined)[];
  at: number;
  over: boolean;
  pending: Pending | undefined;
  /** Of the seats that are looking at the table by now. */
  looking: number;
  ready: () => void;
}

export interface RealTable extends Table {
  /** Begins another game if this one is over. */
  readonly renew: () => Promise<void>;
}

const SEATS = 5;
/** What those who sit down before a table call that, and what those who get up do. */
const LOOKS = 'looks';
const LEAVES = 'leaves';
const QUOTE = 0x22;
const TYPE_AT = '{"type":"'.length;

const typeOf = (data: Buffer): string => data.toString('latin1', TYPE_AT, data.indexOf(QUOTE, TYPE_AT));
const atOf = (data: Buffer): number => Number(/"at":(\d+)/.exec(data.toString('latin1', 0, 120))?.[1]);

function noteQuestion({ asked }: Place, seat: number, data: Buffer): void {
  asked[seat] = data.includes('"question":null') ? undefined : data;
}

/** A message, by whom and when it was heard. */
interface Heard {
  readonly seat: number;
  readonly data: Buffer;
  readonly when: number;
}

/** Notes when messages come, and reads them when all that are there are noted: reading one takes nothing from the next. */
function listener(read: (heard: Heard) => void): (seat: number, data: Buffer) => void {
  let noted: Heard[] = [];
  const readAll = (): void => {
    const all = noted;
    noted = [];
    all.forEach(read);
  };
  return (seat, data) => {
    if (noted.push({ seat, data, when: now() }) === 1) setImmediate(readAll);
  };
}

/** Through when the mover has the answer, and all seats what they are told. */
function isThrough({ reached, from, told, done }: Pending): boolean {
  if (!done || reached === undefined) return false;
  return reached === from || told.every((text) => text !== null);
}

function hearEvents(place: Place, { seat, data, when }: Heard): void {
  const { pending } = place;
  const at = atOf(data);
  noteQuestion(place, seat, data);
  if (pending === undefined) return;
  if (seat === pending.mover) pending.reached = at;
  if (at === pending.from && seat !== pending.mover) return;
  pending.told[seat] = data;
  pending.last = when;
}

function hear(place: Place, heard: Heard): void {
  const { seat, data } = heard;
  switch (typeOf(data)) {
    case 'events':
      return hearEvents(place, heard);
    case 'done':
      if (place.pending !== undefined) place.pending.done = true;
      else if (data.includes(`"${LOOKS}"`) && ++place.looking === SEATS) place.ready();
      return;
    case 'table':
      place.at = atOf(data);
      return noteQuestion(place, seat, data);
    case 'about':
      if (data.includes('"status":"over"')) place.over = true;
      return;
    case 'refused':
    case 'closing':
      throw new Error(`the server refused: ${data.toString('utf8')}`);
  }
}

function settle(
  hall: Hall,
  table: Table,
  place: Place,
  { mover, said, sent, last, told, reached }: Pending,
): void {
  place.pending = undefined;
  place.at = reached!;
  hall.settled(table, last - sent, () => ({
    mover,
    said,
    told: told.map((text) => text?.toString('utf8') ?? null),
  }));
}

let requests = 0;

function decide(place: Place, luck: Random): boolean {
  if (place.pending !== undefined) return false;
  const seats = [...place.asked.keys()].filter((seat) => place.asked[seat] !== undefined);
  if (seats.length === 0) return false;
  const mover = seats[below(luck, seats.length)]!;
  const { question } = JSON.parse(place.asked[mover]!.toString('utf8')) as { question: Question };
  const { serial } = question;
  const choice = randomChoice(question, luck);
  const { table } = place.seated;
  const text = JSON.stringify({ type: 'move', request: `r${++requests}`, table, serial, choice });
  const told = place.sockets.map(() => null);
  const sent = now();
  place.pending = {
    mover,
    said: text.length,
    sent,
    from: place.at,
    told,
    reached: undefined,
    last: 0,
    done: false,
  };
  place.sockets[mover]!.send(text);
  return true;
}

function connect(port: number, token: string): Promise<WebSocket> {
  const headers = { authorization: `Bearer ${token}` };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
    headers,
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

function sayAll({ sockets }: Place, message: object): void {
  for (const socket of sockets) socket.send(JSON.stringify(message));
}

/** All seats look at the table. */
function watch(place: Place): Promise<void> {
  const { table } = place.seated;
  place.looking = 0;
  return new Promise((resolve) => {
    place.ready = resolve;
    sayAll(place, { type: 'watch', request: LOOKS, table });
  });
}

async function renew(port: number, place: Place): Promise<void> {
  if (!place.over) return;
  sayAll(place, { type: 'leave', request: LEAVES, table: place.seated.table });
  place.seated = await playAgain(port, place.seated);
  place.asked.fill(undefined);
  place.over = false;
  await watch(place);
}

async function openTable(port: number, hall: Hall, game: string, luck: Random): Promise<RealTable> {
  const seated = await sitDown(port, game, SEATS);
  const sockets = await Promise.all(seated.tokens.map((token) => connect(port, token)));
  const empty = { at: 0, over: false, pending: undefined, looking: 0, ready: () => undefined };
  const place: Place = { seated, sockets, asked: seated.tokens.map(() => undefined), ...empty };
  const table: RealTable = {
    decide: () => decide(place, luck),
    over: () => place.over,
    renew: () => renew(port, place),
  };
  const note = listener((heard) => {
    hear(place, heard);
    const { pending } = place;
    if (pending !== undefined && isThrough(pending)) settle(hall, table, place, pending);
  });
  for (const [seat, socket] of sockets.entries()) socket.on('message', (data: Buffer) => note(seat, data));
  await watch(place);
  return table;
}

/** One table in ten plays Nosferatu. */
const gameOf = (number: number): string => (number % 10 === 9 ? 'nosferatu' : 'vtes');

export interface RealHall extends Hall {
  readonly tables: RealTable[];
}

export const openRealHall = (): RealHall => ({ tables: [], settled: () => undefined });

/** Sets up tables until there are so many. */
export async function fillReal(port: number, hall: RealHall, count: number, seed: string): Promise<void> {
  const numbers = Array.from({ length: count - hall.tables.length }, (_, i) => hall.tables.length + i);
  await forEach(numbers, async (number) => {
    hall.tables.push(await openTable(port, hall, gameOf(number), seeded(`${seed} ${number}`)));
  });
}
