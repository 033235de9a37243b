// Who sits where, before a game.

import type { Strength } from '../games.ts';
import { nameKey, type Person } from '../storage/people.ts';
import type { About, Chair } from './about.ts';

export const FREE: Chair = {
  person: null,
  name: '',
  bot: null,
  account: false,
  deck: null,
  nonce: null,
  invited: null,
};
const BOT_NAMES = ['Ada', 'Boris', 'Carmen', 'Dario', 'Elena', 'Felix', 'Greta', 'Hugo'];

/** A name that nobody at the table has, nor one that differs by capitals or accents. */
function freeName(chairs: readonly Chair[], wanted: readonly string[]): string {
  const taken = new Set(chairs.map(({ name }) => nameKey(name)));
  const free = wanted.find((name) => !taken.has(nameKey(name)));
  if (free !== undefined) return free;
  for (let number = 2; ; number++) {
    const numbered = `${wanted[0]} ${number}`;
    if (!taken.has(nameKey(numbered))) return numbered;
  }
}

export const withChair = (about: About, seat: number, chair: Chair): About => ({
  ...about,
  chairs: about.chairs.map((one, at) => (at === seat ? chair : one)),
});

export function seatPerson(
  about: About,
  seat: number,
  { id, name, account: key }: Person,
  { deck, nonce }: Pick<Chair, 'deck' | 'nonce'>,
): About {
  const others = about.chairs.filter((_, at) => at !== seat);
  const account = key !== null;
  const chair = { ...FREE, person: id, name: freeName(others, [name]), account, deck, nonce };
  return withChair(about, seat, chair);
}

/** Whoever sits there has another name. */
export function renameChair(about: About, seat: number, name: string): About {
  const others = about.chairs.filter((_, at) => at !== seat);
  return withChair(about, seat, { ...about.chairs[seat]!, name: freeName(others, [name]) });
}

/** The chairs for another game: bots stay, and people find their chairs kept for them, with their decks. */
export const keptChairs = ({ chairs }: About): Chair[] =>
  chairs.map(({ person, name, bot, account, deck }) => ({
    ...FREE,
    invited: person,
    name,
    bot,
    account,
    deck,
  }));

export function seatBot(about: About, seat: number, bot: Strength): About {
  const others = about.chairs.filter((_, at) => at !== seat);
  const names = BOT_NAMES.slice(seat).concat(BOT_NAMES.slice(0, seat));
  return withChair(about, seat, { ...FREE, bot, name: freeName(others, names) });
}

/** Nobody sits there; it may be kept for somebody. */
export const isFree = ({ person, bot }: Chair): boolean => person === null && bot === null;

export const fillWithBots = (about: About, bot: Strength): About =>
  about.chairs.reduce((so, chair, seat) => (isFree(chair) ? seatBot(so, seat, bot) : so), about);
