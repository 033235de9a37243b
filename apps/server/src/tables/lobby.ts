// Before and after a game: tables are set up, people and bots sit down, the game begins, and is played again.

import { createHash, randomBytes } from 'node:crypto';
import type { NewTable } from '@nocturne/protocol';
import type { Config } from '../config.ts';
import { findGame, type Strength } from '../games.ts';
import { newId } from '../ids.ts';
import type { Storage } from '../storage/index.ts';
import type { Person } from '../storage/people.ts';
import type { KeptTable } from '../storage/tables.ts';
import { type About, peopleAt, seatOf } from './about.ts';
import { fillWithBots, FREE, isFree, seatBot, seatPerson, withChair } from './chairs.ts';
import type { Keeper } from './keeper.ts';
import { beginRunning, type Reasoned } from './running.ts';
import type { Slot } from './slots.ts';
import { setStandIn } from './standing-in.ts';

interface No {
  readonly reason: Reasoned;
  readonly problems?: readonly Reasoned[];
}
export type Done = { readonly ok: true } | No;
export type Made = { readonly id: string } | No;

const OK: Done = { ok: true };
const no = (why: string): No => ({ reason: { why } });
const unless = (done: boolean): Done => (done ? OK : no('changed-meanwhile'));

/** Where somebody wants to sit, with what. */
export interface Wish {
  readonly seat?: number | undefined;
  readonly deck?: unknown;
  readonly invite?: string | undefined;
}

interface Parts {
  readonly storage: Storage<About>;
  readonly keeper: Keeper;
  readonly config: Pick<Config, 'tablesOfPerson'>;
  readonly now: () => number;
}

export interface Lobby {
  readonly create: (person: Person, wanted: NewTable) => Promise<Made>;
  readonly sit: (slot: Slot, person: Person, wish: Wish) => Promise<Done>;
  readonly standUp: (slot: Slot, person: Person) => Promise<Done>;
  readonly setBot: (slot: Slot, person: Person, seat: number, bot: Strength | null) => Promise<Done>;
  readonly chooseDeck: (slot: Slot, person: Person, deck: unknown) => Promise<Done>;
  readonly begin: (slot: Slot, person: Person) => Promise<Done>;
  readonly again: (slot: Slot, person: Person) => Promise<Made>;
}

async function addTable(
  { storage, now }: Parts,
  about: About,
  seed: string,
  listed: boolean,
): Promise<{ id: string }> {
  const id = newId(12);
  const [created, touched] = [now(), now()];
  await storage.tables.add(
    { id, revision: 1, status: 'open', listed, about, seed, created, touched },
    peopleAt(about),
  );
  return { id };
}

/** What is wrong with what was agreed; nothing, if the game could begin. */
function whyNotBegin(about: About, seed: string): No | undefined {
  const running = beginRunning('new', about, seed);
  if (!('problems' in running)) return undefined;
  const { problems } = running;
  return { reason: problems[0]!, problems };
}

/** A secret, and what is shown of it before the first card. */
function newSeed(): { seed: string; commitment: string } {
  const seed = randomBytes(32).toString('hex');
  return { seed, commitment: createHash('sha256').update(seed).digest('hex') };
}

const FRESH = { began: null, ended: null, result: null, before: null, next: null } as const;

/** The table as it is wanted, with nobody at it; or why it cannot be. */
function emptyTable(host: Person, wanted: NewTable, commitment: string): About | No {
  const found = findGame(wanted.game);
  if (found === undefined) return no('unknown-game');
  const { seats, usual, timed } = found((entry) => ({
    seats: entry.game.seats,
    usual: entry.usualSeats,
    timed: entry.timed,
  }));
  const count = wanted.seats ?? usual;
  if (count < seats.min || count > seats.max) return { reason: { why: 'wrong-number', ...seats } };
  const { game, clock, atZero, pace, time } = wanted;
  if (time !== null && timed === null) return no('no-time-limit');
  const options = time === null ? wanted.options : { ...wanted.options, ...timed?.options };
  const chairs = Array.from({ length: count }, () => FREE);
  const invite = newId(20);
  return { ...FRESH, game, host: host.id, chairs, options, clock, atZero, pace, time, invite, commitment };
}

/** Nobody sits at more tables than they can mean to play at. */
async function hasEnough({ storage, config }: Parts, { id }: Person): Promise<boolean> {
  return (await storage.tables.countOfPerson(id)) >= config.tablesOfPerson;
}

async function create(parts: Parts, person: Person, wanted: NewTable): Promise<Made> {
  if (await hasEnough(parts, person)) return no('too-many-tables');
  const { seed, commitment } = newSeed();
  const empty = emptyTable(person, wanted, commitment);
  if ('reason' in empty) return empty;
  const seated = seatPerson(empty, 0, person, wanted.deck);
  const about = wanted.bots === null ? seated : fillWithBots(seated, wanted.bots);
  const wrong = whyNotBegin(fillWithBots(about, 'random'), seed);
  if (wrong !== undefined) return wrong;
  const { id } = await addTable(parts, about, seed, wanted.listed);
  if (!wanted.start) return { id };
  const begun = await parts.keeper.at(id, (slot) => begin(parts, slot));
  return begun === undefined || 'ok' in begun ? { id } : begun;
}

async function begin({ keeper, now }: Parts, slot: Slot): Promise<Done> {
  const { status, about, seed } = slot.kept;
  if (status !== 'open') return no('begun-already');
  if (about.chairs.some(isFree)) return no('chairs-free');
  const wrong = whyNotBegin(about, seed);
  if (wrong !== undefined) return wrong;
  const more: Partial<KeptTable<About>> = { status: 'playing' };
  return unless(await keeper.change(slot, (so) => ({ ...so, began: now() }), more));
}

async function sit(parts: Parts, slot: Slot, person: Person, wish: Wish): Promise<Done> {
  const { about, status, listed } = slot.kept;
  if (!listed && wish.invite !== about.invite && seatOf(about, person.id) === null) return no('not-invited');
  if (status !== 'open') return no('begun-already');
  if (seatOf(about, person.id) !== null) return OK;
  const seat = wish.seat ?? about.chairs.findIndex(isFree);
  const chair = about.chairs[seat];
  if (chair === undefined) return no('table-full');
  if (chair.person !== null) return no('chair-taken');
  if (await hasEnough(parts, person)) return no('too-many-tables');
  const change = (so: About): About => seatPerson(so, seat, person, wish.deck);
  return (
    whyNotBegin(fillWithBots(change(about), 'random'), slot.kept.seed) ??
    unless(await parts.keeper.change(slot, change))
  );
}

/** A host who stands up hands the table over to somebody who sits there. */
const withNextHost = (about: About): About => {
  const people = peopleAt(about);
  return people.includes(about.host) ? about : { ...about, host: people[0] ?? about.host };
};

async function standUp({ keeper }: Parts, slot: Slot, person: Person): Promise<Done> {
  const { about, status } = slot.kept;
  const seat = seatOf(about, person.id);
  if (seat === null) return no('not-seated');
  if (status === 'over') return OK;
  if (status === 'open')
    return unless(await keeper.change(slot, (so) => withNextHost(withChair(so, seat, FREE))));
  await setStandIn(keeper, slot, seat, true);
  return OK;
}

async function setBot(
  { keeper }: Parts,
  slot: Slot,
  person: Person,
  seat: number,
  bot: Strength | null,
): Promise<Done> {
  const { about, status } = slot.kept;
  const chair = about.chairs[seat];
  if (about.host !== person.id) return no('not-host');
  if (status !== 'open') return no('begun-already');
  if (chair === undefined || chair.person !== null) return no('chair-taken');
  const change = (so: About): About => (bot === null ? withChair(so, seat, FREE) : seatBot(so, seat, bot));
  return unless(await keeper.change(slot, change));
}

async function chooseDeck({ keeper }: Parts, slot: Slot, person: Person, deck: unknown): Promise<Done> {
  const seat = seatOf(slot.kept.about, person.id);
  if (seat === null) return no('not-seated');
  if (slot.kept.status !== 'open') return no('begun-already');
  const change = (so: About): About => withChair(so, seat, { ...so.chairs[seat]!, deck });
  // not when the game begins: what is wrong with a deck is nobody else's business
  const wrong = whyNotBegin(fillWithBots(change(slot.kept.about), 'random'), slot.kept.seed);
  return wrong ?? unless(await keeper.change(slot, change));
}

async function again(parts: Parts, slot: Slot, person: Person): Promise<Made> {
  const { about, status, listed } = slot.kept;
  if (seatOf(about, person.id) === null) return no('not-seated');
  if (status !== 'over') return no('not-over');
  if (about.next !== null) return { id: about.next };
  const { seed, commitment } = newSeed();
  const next: About = { ...about, ...FRESH, invite: newId(20), commitment, before: slot.id };
  const { id } = await addTable(parts, next, seed, listed);
  await parts.keeper.change(slot, (so) => ({ ...so, next: id }));
  return { id };
}

export const openLobby = (parts: Parts): Lobby => ({
  create: (person, wanted) => create(parts, person, wanted),
  sit: (slot, person, wish) => sit(parts, slot, person, wish),
  standUp: (slot, person) => standUp(parts, slot, person),
  setBot: (slot, person, seat, bot) => setBot(parts, slot, person, seat, bot),
  chooseDeck: (slot, person, deck) => chooseDeck(parts, slot, person, deck),
  begin: async (slot, person) => (slot.kept.about.host === person.id ? begin(parts, slot) : no('not-host')),
  again: (slot, person) => again(parts, slot, person),
});
