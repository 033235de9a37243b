// What is said on a socket, and what comes of it.

import { type ClientMessage, clientMessage, plainMove, PROTOCOL, wordReason } from '@nocturne/protocol';
import type { ServerParts } from '../server.ts';
import { maySee, seatOf } from '../tables/about.ts';
import { isMuted } from '../tables/mutes.ts';
import { whyNotRun } from '../tables/agreed.ts';
import type { Reasoned } from '../tables/running.ts';
import type { Slot } from '../tables/slots.ts';
import { replace } from '../tables/replacing.ts';
import { setStandIn } from '../tables/standing-in.ts';
import { answerTakeBack, askTakeBack } from '../tables/taking-back.ts';
import type { Config } from '../config.ts';
import { newAllowance, type Rate, spend } from './allowance.ts';
import type { Attendance } from './attendance.ts';
import { showChat, whyNotSay } from './chatting.ts';
import type { Lookers } from './lookers.ts';
import { leave, look } from './looking.ts';
import { mute } from './muting.ts';
import { type Caller, say, sendText, type Talker } from './talker.ts';

interface Room extends Pick<ServerParts, 'keeper' | 'storage' | 'config' | 'now'> {
  readonly attendance: Attendance;
  readonly lookers: Lookers;
  /** Whether somebody may say something more by now. */
  readonly mayChat: (person: string, now: number) => boolean;
}
type Says<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;
/** Nothing if it was done, or why not. */
type Heard = Promise<Reasoned | undefined>;

/** What a message says, or why it says nothing. */
function parse(text: string): { message: ClientMessage } | { request: string; reason: Reasoned } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { request: '', reason: { why: 'not-json' } };
  }
  const move = plainMove(data);
  if (move !== undefined) return { message: move };
  const parsed = clientMessage.safeParse(data);
  if (parsed.success) return { message: parsed.data };
  const asked = (data as { request?: unknown } | null)?.request;
  const request = typeof asked === 'string' ? asked.slice(0, 40) : '';
  const { issues } = parsed.error;
  const [issue] = issues;
  const detail = issue === undefined ? '' : `${issue.path.join('.')}: ${issue.message}`;
  return { request, reason: wordReason(issues) ?? { why: 'bad-message', detail } };
}

async function watch(room: Room, talker: Talker, slot: Slot, message: Says<'watch'>): Heard {
  const { person, watching } = talker;
  const { invite, from, chat: had = 0 } = message;
  if (!maySee(slot.kept, person.id, invite)) return { why: 'not-invited' };
  const stuck = whyNotRun(slot.kept.about);
  if (stuck !== undefined) return stuck;
  if (watching.size >= room.config.tablesWatched && !watching.has(slot.id)) return { why: 'too-many-tables' };
  look(room.lookers, talker, slot, from);
  const seat = seatOf(slot.kept.about, person.id);
  room.attendance.review(slot.id);
  room.attendance.show(talker, slot.id);
  if (seat !== null) await setStandIn(room.keeper, slot, seat, false);
  await showChat(room, talker, slot, had);
  return undefined;
}

async function chat(
  { storage, now, mayChat }: Room,
  talker: Talker,
  slot: Slot,
  { text, to }: Says<'chat'>,
): Heard {
  if (!talker.watching.has(slot.id)) return { why: 'not-watching' };
  const { id: person } = talker.person;
  const seat = seatOf(slot.kept.about, person);
  if (isMuted(slot.kept.about, person)) return { why: 'muted' };
  const recipient = to ?? null;
  const reason = whyNotSay(slot, seat, recipient);
  if (reason !== undefined) return reason;
  if (!mayChat(person, now())) return { why: 'too-many-chats' };
  await storage.chats.add({ table: slot.id, person, seat, recipient, words: text, said: now() });
  return undefined;
}

function tellWhyNot(talker: Talker, slot: Slot, seat: number, { request, move }: Says<'why-not'>): void {
  const reason = slot.running?.whyNot(seat, move) ?? { why: 'possible' };
  say(talker, { type: 'why-not', request, table: slot.id, reason });
}

function tellStandings(talker: Talker, { id, running }: Slot, seat: number, request: string): void {
  say(talker, { type: 'standings', request, table: id, standings: running?.standings(seat) ?? null });
}

/** Whoever moves is told that it is done together with what came of it. */
async function move(room: Room, talker: Talker, slot: Slot, seat: number, message: Says<'move'>): Heard {
  const { serial, choice: said, request } = message;
  let isTold = false;
  const told = (): void => {
    isTold = true;
    say(talker, { type: 'done', request });
    talker.socket.leave();
  };
  const moved = await room.keeper.move(slot, {
    seat,
    serial,
    said,
    request: `${talker.person.id} ${request}`,
    told,
  });
  if ('reason' in moved) return moved.reason;
  if (!isTold) told();
  return undefined;
}

/** What only those who sit there may ask for. */
type SeatMessage = Says<'move' | 'why-not' | 'standings' | 'stand-in' | 'take-back' | 'consent' | 'replace'>;

async function asSeat(room: Room, talker: Talker, slot: Slot, message: SeatMessage): Heard {
  const seat = seatOf(slot.kept.about, talker.person.id);
  if (seat === null) return { why: 'not-seated' };
  switch (message.type) {
    case 'move':
      return move(room, talker, slot, seat, message);
    case 'why-not':
      tellWhyNot(talker, slot, seat, message);
      return undefined;
    case 'standings':
      tellStandings(talker, slot, seat, message.request);
      return undefined;
    case 'stand-in':
      await setStandIn(room.keeper, slot, seat, message.bot);
      return undefined;
    case 'take-back':
      return askTakeBack(room.keeper, slot, seat);
    case 'consent':
      return answerTakeBack(room.keeper, slot, seat, message.agrees);
    case 'replace':
      return replace(room, slot, seat, message.seat);
  }
}

async function atTable(
  room: Room,
  talker: Talker,
  slot: Slot,
  message: Exclude<ClientMessage, { type: 'ping' }>,
): Heard {
  switch (message.type) {
    case 'watch':
      return watch(room, talker, slot, message);
    case 'leave':
      leave(room.lookers, talker, slot.id);
      room.attendance.review(slot.id);
      return undefined;
    case 'chat':
      return chat(room, talker, slot, message);
    case 'mute':
      return mute(room, talker, slot, message);
    default:
      return asSeat(room, talker, slot, message);
  }
}

/** These say themselves that they are done. */
const ANSWERED = new Set<ClientMessage['type']>(['move', 'why-not', 'standings']);

/** Whoever made a move that is refused is told what is asked now. */
function reply(
  talker: Talker,
  { kept, running }: Slot,
  { type, request }: ClientMessage,
  reason: Reasoned | undefined,
): void {
  if (reason === undefined) {
    if (!ANSWERED.has(type)) say(talker, { type: 'done', request });
    return;
  }
  if (type !== 'move') return say(talker, { type: 'refused', request, reason });
  const seat = seatOf(kept.about, talker.person.id);
  const question = seat === null ? 'null' : (running?.questionText(seat) ?? 'null');
  const refused = JSON.stringify({ type: 'refused', request, reason });
  sendText(talker, `${refused.slice(0, -1)},"question":${question}}`);
}

/** So many messages a second, and for a moment more. */
const rateOf = ({ messagesASecond }: Config): Rate => ({
  atOnce: 3 * messagesASecond,
  aSecond: messagesASecond,
});

export function greet(config: Config, caller: Caller, socket: Talker['socket'], now: number): Talker {
  const allowance = newAllowance(rateOf(config), now);
  const talker: Talker = { socket, watching: new Map(), allowance, ...caller };
  const { id, name } = caller.person;
  say(talker, { type: 'hello', protocol: PROTOCOL, person: { id, name }, now });
  return talker;
}

export async function hear(room: Room, talker: Talker, text: string): Promise<void> {
  const now = room.now();
  if (!spend(talker.allowance, rateOf(room.config), now)) {
    say(talker, { type: 'closing', reason: { why: 'too-many-messages' } });
    talker.socket.close(1008, 'too many messages');
    return;
  }
  const parsed = parse(text);
  if ('reason' in parsed) return say(talker, { type: 'refused', ...parsed });
  const { message } = parsed;
  const { request } = message;
  if (message.type === 'ping') return say(talker, { type: 'pong', request, now });
  // answered in turn: what is told after it happened after it
  const work = async (slot: Slot): Promise<true> => {
    reply(talker, slot, message, await atTable(room, talker, slot, message));
    return true;
  };
  try {
    // whoever comes may have seen in another process what this one has not heard of yet
    const { at, atLatest } = room.keeper;
    if ((await (message.type === 'watch' ? atLatest : at)(message.table, work)) === undefined)
      say(talker, { type: 'refused', request, reason: { why: 'no-table' } });
  } catch (error) {
    // whether it was done is not known: sent again with the same name, it is not done twice
    say(talker, { type: 'refused', request, reason: { why: 'fault' } });
    throw error;
  }
}
