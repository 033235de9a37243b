// Somebody at a table, who comes back through the balancer whenever the line is lost, and goes on: a move that was not
// answered is sent again under the same name.

import { setTimeout as wait } from 'node:timers/promises';
import { type Choice, seeded } from '@nocturne/kernel';
import type { Question, ServerMessage } from '@nocturne/protocol';
import { type Line, openLine } from './line.ts';
import { type Mind, newMind } from './mind.ts';

export interface Guest {
  readonly id: string;
  readonly token: string;
}

export interface Place {
  readonly table: string;
  readonly game: string;
  /** `null` is a spectator. */
  readonly seat: number | null;
  readonly guest: Guest;
}

export interface PlayerOptions extends Place {
  readonly url: string;
  /** Milliseconds until the next answer. */
  readonly pause: () => number;
  readonly problem: (text: string) => void;
  /** What everyone may know of an entry: all who hear of it must hear the same. */
  readonly heard: (at: number, events: string) => void;
}

interface Pending {
  readonly request: string;
  readonly serial: number;
  readonly choice: Choice;
}

export interface Player extends PlayerOptions {
  readonly mind: Mind;
  /** How far this player has seen. */
  at: number;
  question: Question | null;
  /** A move that was sent, and whose fate is not known. */
  pending: Pending | undefined;
  /** The question that was answered last. */
  answered: number;
  readonly acknowledged: Set<string>;
  line: Line | undefined;
  /** What this player knows is told on without a gap, on this line or the next. */
  following: boolean;
  /** The table is watched on this line: moves can be made. */
  watching: boolean;
  /** The table was shown last at another place than the events before had come to. */
  jumped: boolean;
  /** Something has been seen of the table. */
  seen: boolean;
  thinking: boolean;
  over: boolean;
  gone: boolean;
  readonly counts: { connections: number; resumed: number; resent: number; looks: number; messages: number };
}

const RETRY_MS = 50;
const LOOK_EVERY = 40;

const inWords = ({ table, seat, at }: Player): string => `table ${table}, seat ${seat}, at ${at}`;
const complain = (player: Player, text: string): void => player.problem(`${inWords(player)}: ${text}`);

/** The whole table, or what was missed of it. */
const watch = ({ line, table }: Player, request: string, from?: number): void =>
  line?.send({ type: 'watch', request, table, ...(from === undefined ? {} : { from }) });

/** On a new line every second time only what was missed is asked for. */
function comeBack(player: Player): void {
  const { at, counts } = player;
  counts.connections += 1;
  player.following &&= counts.connections % 2 === 0;
  if (player.following) counts.resumed += 1;
  watch(player, 'watch', player.following ? at : undefined);
}

function sendMove({ line, table, pending }: Player): void {
  if (pending === undefined) return;
  const { request, serial, choice } = pending;
  line?.send({
    type: 'move',
    request,
    table,
    serial,
    choice: typeof choice === 'number' ? choice : [...choice],
  });
}

/** Answers the question there is, after a while. */
async function think(player: Player): Promise<void> {
  player.thinking = true;
  await wait(player.pause());
  player.thinking = false;
  const question = toAnswer(player);
  if (question === null) return;
  const { serial } = question;
  player.pending = { request: `q${serial}`, serial, choice: player.mind.choose(question) };
  sendMove(player);
}

/** The question that is open and not answered yet, if it can be answered now. */
function toAnswer({ question, answered, pending, watching }: Player): Question | null {
  return watching && pending === undefined && question !== null && question.serial > answered
    ? question
    : null;
}

function act(player: Player): void {
  if (!player.thinking && toAnswer(player) !== null) void think(player);
}

type Told<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** Shown once more at the same place, it is what the events have made of it. */
function compare(player: Player, { view }: Told<'table'>): void {
  const known = player.mind.view();
  player.mind.see(view);
  if (player.mind.view() !== known) complain(player, 'the view is not what the events have made of it');
  player.counts.looks += 1;
}

const isOver = (about: unknown): boolean => (about as { status?: string } | null)?.status === 'over';

/** Whoever has seen the end, and knows what became of every move, looks once more and leaves. */
function lookBack(player: Player): void {
  if (player.over && player.watching && player.pending === undefined) watch(player, 'look');
}

function onTable(player: Player, message: Told<'table'>): void {
  const { at, seat, view, about, question } = message;
  if (seat !== player.seat) complain(player, `the table is shown from seat ${seat}`);
  if (at < player.at) complain(player, `the table went back to ${at}`);
  player.jumped = at !== player.at;
  if (player.seen && !player.jumped) compare(player, message);
  else player.mind.see(view);
  player.seen = true;
  player.following = true;
  player.at = at;
  player.question = question;
  player.over ||= isOver(about);
}

function onEvents(player: Player, { at, events, question }: Told<'events'>): void {
  if (!player.following) return complain(player, 'events come before the table');
  const next = events.length > 0 ? player.at + 1 : player.at;
  if (at !== next) complain(player, `events come at ${at}`);
  player.at = at;
  player.mind.notice(events);
  player.question = question ?? null;
  if (events.length > 0) player.heard(at, JSON.stringify(events.map(({ type, data }) => [type, data])));
  player.counts.messages += 1;
  if (player.counts.messages % LOOK_EVERY === 0) watch(player, 'look');
}

function onAbout(player: Player, { about }: Told<'about'>): void {
  if (player.over || !isOver(about)) return;
  player.over = true;
  lookBack(player);
}

function onLooked(player: Player): void {
  if (player.jumped) complain(player, 'events were missing before it was shown');
  if (player.over && player.pending === undefined) leave(player);
}

function onDone(player: Player, { request }: Told<'done'>): void {
  const { pending } = player;
  if (request === 'look') return onLooked(player);
  if (request === 'watch') {
    player.watching = true;
    if (pending !== undefined) player.counts.resent += 1;
    sendMove(player);
    return lookBack(player);
  }
  if (pending?.request !== request) return complain(player, `${request} was done unasked`);
  player.acknowledged.add(request);
  settle(player, pending);
}

/** What became of a move is known. */
function settle(player: Player, { serial }: Pending): void {
  player.answered = serial;
  player.pending = undefined;
  lookBack(player);
}

function onRefused(player: Player, { request, reason }: Told<'refused'>): void {
  const { pending, question } = player;
  // what became of it is not known
  if (reason.why === 'fault') return player.line?.close();
  if (pending?.request !== request)
    return complain(player, `${request} was refused: ${JSON.stringify(reason)}`);
  if (reason.why !== 'stale') complain(player, `the move ${request} was refused: ${JSON.stringify(reason)}`);
  else if (question?.serial === pending.serial) complain(player, `${request} is stale, but still asked`);
  settle(player, pending);
}

function hear(player: Player, message: ServerMessage): void {
  if (player.gone) return;
  switch (message.type) {
    case 'hello':
      return comeBack(player);
    case 'table':
      onTable(player, message);
      break;
    case 'events':
      onEvents(player, message);
      break;
    case 'about':
      onAbout(player, message);
      break;
    case 'done':
      onDone(player, message);
      break;
    case 'refused':
      onRefused(player, message);
      break;
    case 'closing':
      return complain(player, `closed: ${JSON.stringify(message.reason)}`);
    default:
      return;
  }
  act(player);
}

export function newPlayer(options: PlayerOptions): Player {
  const { game, seat, table } = options;
  return {
    ...options,
    mind: newMind(game, seat, seeded(`${table} ${seat}`)),
    at: 0,
    question: null,
    pending: undefined,
    answered: -1,
    acknowledged: new Set(),
    line: undefined,
    following: false,
    watching: false,
    jumped: false,
    seen: false,
    thinking: false,
    over: false,
    gone: false,
    counts: { connections: 0, resumed: 0, resent: 0, looks: 0, messages: 0 },
  };
}

export function leave(player: Player): void {
  player.gone = true;
  player.line?.close();
}

/** Plays until the game is over, and was seen to be. */
export async function playOn(player: Player): Promise<void> {
  while (!player.gone) {
    player.line = openLine(
      player.url,
      player.guest.token,
      (message) => hear(player, message),
      (error) => complain(player, String(error)),
    );
    await player.line.closed;
    player.watching = false;
    await wait(RETRY_MS);
  }
}
