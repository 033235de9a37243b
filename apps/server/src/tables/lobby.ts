// Before and after a game: tables are set up, people and bots sit down, the game begins, and is played again.

import type { GivenDeck, NewTable } from '@nocturne/protocol';
import { findGame, type Strength } from '../games.ts';
import { newId } from '../ids.ts';
import type { Person } from '../storage/people.ts';
import type { KeptTable } from '../storage/tables.ts';
import { type About, type Chair, keptFor, peopleAt, seatOf } from './about.ts';
import { again, share, unshare } from './afterwards.ts';
import { agreed } from './agreed.ts';
import { fillWithBots, FREE, isFree, renameChair, seatBot, seatPerson, withChair } from './chairs.ts';
import {
  addTable,
  type Done,
  FRESH,
  hasEnough,
  type Made,
  newSeed,
  type No,
  no,
  OK,
  type Parts,
  readDeck,
  unless,
  whyNotBegin,
} from './setting-up.ts';
import type { Slot } from './slots.ts';
import { setStandIn, STAND_IN } from './standing-in.ts';

/** Where somebody wants to sit, with what. */
export interface Wish {
  readonly seat?: number | undefined;
  readonly deck?: GivenDeck | undefined;
  readonly nonce?: string | undefined;
  readonly invite?: string | undefined;
}

export interface Lobby {
  readonly create: (person: Person, wanted: NewTable) => Promise<Made>;
  readonly sit: (slot: Slot, person: Person, wish: Wish) => Promise<Done>;
  readonly standUp: (slot: Slot, person: Person) => Promise<Done>;
  readonly setBot: (slot: Slot, person: Person, seat: number, bot: Strength | null) => Promise<Done>;
  /** Another one, or null: one that is dealt. */
  readonly chooseDeck: (slot: Slot, person: Person, deck: GivenDeck | null) => Promise<Done>;
  readonly addNonce: (slot: Slot, person: Person, nonce: string) => Promise<Done>;
  /** Somebody has another name. */
  readonly rename: (person: Person) => Promise<void>;
  readonly begin: (slot: Slot, person: Person) => Promise<Done>;
  readonly again: (slot: Slot, person: Person) => Promise<Made>;
  /** The link to a game that is over: it begins with the id of the table. */
  readonly share: (slot: Slot, person: Person) => Promise<{ readonly token: string } | No>;
  readonly unshare: (slot: Slot, person: Person) => Promise<Done>;
}

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

async function create(parts: Parts, person: Person, wanted: NewTable): Promise<Made> {
  if (await hasEnough(parts, person)) return no('too-many-tables');
  const { seed, commitment } = newSeed();
  const empty = emptyTable(person, wanted, commitment);
  if ('reason' in empty) return empty;
  const chosen = wanted.deck === undefined ? { deck: null } : readDeck(empty, wanted.deck);
  if ('reason' in chosen) return chosen;
  // nothing is added to the seed yet: the promise has not been seen
  const seated = seatPerson(empty, 0, person, { ...chosen, nonce: null });
  const about = wanted.bots === null ? seated : fillWithBots(seated, wanted.bots);
  const wrong = whyNotBegin(fillWithBots(about, 'random'), seed);
  if (wrong !== undefined) return wrong;
  const { id } = await addTable(parts, newId(12), about, seed, wanted.listed);
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
  return unless(await keeper.change(slot, (so) => ({ ...agreed(so), began: now() }), more));
}

/** Nobody sits there, and it is kept for nobody. */
const isForAll = (chair: Chair): boolean => isFree(chair) && chair.invited === null;

/** Where somebody may sit down, or why nowhere. */
function findChair(about: About, { id }: Person, wanted: number | undefined): number | No {
  const seat = wanted ?? keptFor(about, id) ?? about.chairs.findIndex(isForAll);
  const chair = about.chairs[seat];
  if (chair === undefined) return no('table-full');
  return chair.person !== null || (chair.invited !== null && chair.invited !== id) ? no('chair-taken') : seat;
}

async function sit(parts: Parts, slot: Slot, person: Person, wish: Wish): Promise<Done> {
  const { about, status, listed } = slot.kept;
  if (!listed && wish.invite !== about.invite && !peopleAt(about).includes(person.id))
    return no('not-invited');
  if (status !== 'open') return no('begun-already');
  if (seatOf(about, person.id) !== null) return OK;
  const seat = findChair(about, person, wish.seat);
  if (typeof seat !== 'number') return seat;
  const kept = keptFor(about, person.id);
  // a deck that was played before is still there
  const before = { deck: kept === null ? null : about.chairs[kept]!.deck };
  const chosen = wish.deck === undefined ? before : readDeck(about, wish.deck);
  if ('reason' in chosen) return chosen;
  if (kept === null && (await hasEnough(parts, person))) return no('too-many-tables');
  const nonce = wish.nonce ?? null;
  const change = (so: About): About => {
    const freed = kept === null ? so : withChair(so, kept, FREE);
    return seatPerson(freed, seat, person, { ...chosen, nonce });
  };
  return (
    whyNotBegin(fillWithBots(change(about), 'random'), slot.kept.seed) ??
    unless(await parts.keeper.change(slot, change))
  );
}

/** A host who stands up hands the table over to somebody who sits there. */
const withNextHost = (about: About): About => {
  if (seatOf(about, about.host) !== null) return about;
  const next = about.chairs.find(({ person }) => person !== null);
  return { ...about, host: next?.person ?? about.host };
};

/** A bot has the chair for good, with all that lies before it. */
const botFor = ({ chairs }: About, seat: number): Chair => ({
  ...chairs[seat]!,
  person: null,
  bot: STAND_IN,
});

async function standUp({ keeper }: Parts, slot: Slot, person: Person): Promise<Done> {
  const { about, status } = slot.kept;
  const seat = seatOf(about, person.id) ?? keptFor(about, person.id);
  if (seat === null) return no('not-seated');
  if (status === 'over') return OK;
  const left = (so: About): About =>
    withNextHost(withChair(so, seat, status === 'open' ? FREE : botFor(so, seat)));
  const isLast = peopleAt(about).every((one) => one === person.id);
  if (status === 'open') {
    const closed: Partial<KeptTable<About>> = isLast ? { status: 'over' } : {};
    return unless(await keeper.change(slot, left, closed));
  }
  // the log first: the bot plays at once, whoever sits there by now
  await setStandIn(keeper, slot, seat, true);
  return unless(await keeper.change(slot, left));
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

/** Changes something about the chair of whoever sits there, before the game. */
async function changeChair(
  { keeper }: Parts,
  slot: Slot,
  person: Person,
  change: Partial<Chair>,
): Promise<Done> {
  const seat = seatOf(slot.kept.about, person.id);
  if (seat === null) return no('not-seated');
  if (slot.kept.status !== 'open') return no('begun-already');
  return unless(await keeper.change(slot, (so) => withChair(so, seat, { ...so.chairs[seat]!, ...change })));
}

async function chooseDeck(parts: Parts, slot: Slot, person: Person, given: GivenDeck | null): Promise<Done> {
  const chosen = given === null ? { deck: null } : readDeck(slot.kept.about, given);
  return 'reason' in chosen ? chosen : changeChair(parts, slot, person, chosen);
}

/** Where no game has begun, others learn the new name; once they play, they know somebody by the old one. */
async function rename({ storage, keeper, config }: Parts, { id: person, name }: Person): Promise<void> {
  const page = { status: 'open', most: config.tablesOfPerson } as const;
  for (const { id } of await storage.tables.ofPerson(person, page))
    await keeper.at(id, async (slot) => {
      const seat = seatOf(slot.kept.about, person);
      if (seat !== null && slot.kept.status === 'open')
        await keeper.change(slot, (so) => renameChair(so, seat, name));
    });
}

export const openLobby = (parts: Parts): Lobby => ({
  create: (person, wanted) => create(parts, person, wanted),
  sit: (slot, person, wish) => sit(parts, slot, person, wish),
  standUp: (slot, person) => standUp(parts, slot, person),
  setBot: (slot, person, seat, bot) => setBot(parts, slot, person, seat, bot),
  chooseDeck: (slot, person, deck) => chooseDeck(parts, slot, person, deck),
  addNonce: (slot, person, nonce) => changeChair(parts, slot, person, { nonce }),
  rename: (person) => rename(parts, person),
  begin: async (slot, person) => (slot.kept.about.host === person.id ? begin(parts, slot) : no('not-host')),
  again: (slot, person) => again(parts, slot, person),
  share: (slot, person) => share(parts, slot, person),
  unshare: (slot, person) => unshare(parts, slot, person),
});
