// What is agreed about a table: game, chairs, options, clock. Kept beside the log, and shown to whoever may see the table.

import type { Clock } from '@nocturne/protocol';
import type { Strength } from '../games.ts';

export interface Chair {
  /** Who sits there: a person, a bot, or nobody yet. */
  readonly person: string | null;
  readonly name: string;
  readonly bot: Strength | null;
  /** Whoever sits there has an account: nobody else has their name with it. */
  readonly account: boolean;
  /** The deck that was chosen, in games that have decks: a name, or a list. */
  readonly deck: unknown;
  /** What whoever sits there added to the seed. */
  readonly nonce: string | null;
  /** For whom the chair is kept, until they sit down. */
  readonly invited: string | null;
}

/** Somebody is not heard at a table: by one person, or by nobody. */
export interface Mute {
  /** `null` is the table. */
  readonly by: string | null;
  readonly person: string;
  readonly name: string;
}

/** A move that somebody wants to take back. */
export interface TakeBack {
  readonly by: number;
  /** The entry of the log that would be the last again, and how much everyone had seen when it was wished for. */
  readonly to: number;
  readonly shown: number;
  readonly agreed: readonly number[];
}

/** Somebody who is gone since then, and those who want a bot instead. */
export interface Replacing {
  readonly seat: number;
  readonly since: number;
  readonly agreed: readonly number[];
}

export interface About {
  readonly game: string;
  readonly host: string;
  readonly chairs: readonly Chair[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: Clock;
  /** What happens to a seat whose time is up. */
  readonly atZero: 'default' | 'bot';
  /** Milliseconds that a bot takes for a weighty move; for a pass less, or nothing. */
  readonly pace: number;
  /** Minutes after which the game ends, in games that know that. */
  readonly time: number | null;
  /** Whoever knows it may come in, though the table is not in the lobby. */
  readonly invite: string;
  /** The hash of the seed, known before the first card (the seed is told when the game is over). */
  readonly commitment: string;
  /** The version of the rules that the game began with. */
  readonly version: number | null;
  /** Who is not heard. */
  readonly mutes: readonly Mute[];
  readonly takeBack: TakeBack | null;
  readonly replacing: Replacing | null;
  readonly began: number | null;
  readonly ended: number | null;
  readonly result: unknown;
  /** The table that this one follows, and the one that follows it. */
  readonly before: string | null;
  /** Whoever knows it may see the game again, since one of those who played shared it. */
  readonly share: string | null;
  readonly next: string | null;
}

export const seatOf = ({ chairs }: About, person: string): number | null => {
  const seat = chairs.findIndex((chair) => chair.person === person);
  return seat < 0 ? null : seat;
};

/** When the time of the game is over, once it has begun. */
export const endsAt = ({ began, time }: About): number | null =>
  began === null || time === null ? null : began + time * 60_000;

/** The chair that is kept for somebody. */
export const keptFor = ({ chairs }: About, person: string): number | null => {
  const seat = chairs.findIndex((chair) => chair.invited === person);
  return seat < 0 ? null : seat;
};

/** Those who sit there, and those for whom a chair is kept. */
export const peopleAt = ({ chairs }: About): string[] =>
  chairs.flatMap(({ person, invited }) => [person, invited].filter((one) => one !== null));

/** Who may look at a table: at one that is not in the lobby, those who sit there or know its invitation. */
export const maySee = (
  { listed, about }: { readonly listed: boolean; readonly about: About },
  viewer: string | null,
  invite: string | undefined,
): boolean => listed || invite === about.invite || (viewer !== null && peopleAt(about).includes(viewer));

/** What everyone may see of it. Its links are for those who sit there. */
export const publicAbout = (about: About, viewer: string | null): Record<string, unknown> => {
  // entries of the log would tell how many answered in secret
  const { invite, share, host, mutes, chairs, takeBack: _wished, ...rest } = about;
  const member = viewer !== null && peopleAt(about).includes(viewer);
  return {
    ...rest,
    // people are known by their seats: their ids are nobody else's business
    host: seatOf(about, host),
    mutes: mutes
      .filter(({ by }) => by === null || by === viewer)
      .map(({ by, person, name }) => ({ name, seat: seatOf(about, person), everyone: by === null })),
    endsAt: endsAt(about),
    chairs: chairs.map(({ person, name, bot, account, deck, nonce, invited }) => ({
      name,
      account,
      taken: person !== null || bot !== null,
      bot,
      you: person !== null && person === viewer,
      kept: invited !== null,
      nonce,
      // decks are secret until the game is over, but for whoever chose them
      deck: about.ended !== null || (viewer !== null && (person ?? invited) === viewer) ? deck : null,
    })),
    ...(member ? { invite, share } : {}),
  };
};
