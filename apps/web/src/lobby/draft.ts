// A table as somebody wants it, before it is there.

import type { Clock, NewTable } from '@nocturne/protocol';
import type { GameName } from './tables.ts';

/** What `/api/games` tells of a game. */
export interface GameInfo {
  readonly name: GameName;
  readonly seats: { readonly min: number; readonly max: number };
  readonly usualSeats: number;
  readonly decks: readonly string[];
}

/** By name, or as a list; null is one that is dealt. */
export type DeckWish = string | { readonly list: string } | null;
export type Strength = 'random' | 'heuristic';

export interface Draft {
  readonly game: GameName;
  readonly seats: number;
  readonly deck: DeckWish;
  readonly bots: Strength | null;
  readonly listed: boolean;
  readonly clock: Clock['kind'];
  /** Seconds, minutes, hours: of the clock that is chosen. */
  readonly perDecision: number;
  readonly reserve: number;
  readonly hours: number;
  readonly atZero: 'default' | 'bot';
  readonly pace: number;
  /** Minutes; null is no limit. */
  readonly time: number | null;
  /** Those that are not as usual. */
  readonly options: Readonly<Record<string, string | boolean>>;
}

const SEATS: Readonly<Record<GameName, number>> = { vtes: 5, nosferatu: 6 };

/** What works for most, without touching anything. */
export const newDraft = (game: GameName): Draft => ({
  game,
  seats: SEATS[game],
  deck: null,
  bots: null,
  listed: true,
  clock: 'none',
  perDecision: 60,
  reserve: 10,
  hours: 24,
  atZero: 'default',
  pace: 700,
  time: null,
  options: {},
});

/** The same table with another game: what belongs to the game begins anew. */
export function withGame(draft: Draft, game: GameName): Draft {
  const { seats, deck, time, options } = newDraft(game);
  return { ...draft, game, seats, deck, time, options };
}

/** The usual is not said: it is what happens anyway. */
export function withOption(
  options: Readonly<Record<string, string | boolean>>,
  name: string,
  value: string | boolean,
  usual: string | boolean,
): Readonly<Record<string, string | boolean>> {
  const { [name]: _before, ...others } = options;
  return value === usual ? others : { ...others, [name]: value };
}

const clockOf = ({ clock, perDecision, reserve, hours }: Draft): Clock => {
  if (clock === 'live') return { kind: 'live', perDecision, reserve: reserve * 60 };
  return clock === 'slow' ? { kind: 'slow', hours } : { kind: 'none' };
};

/** What is asked of the server. With bots in every chair there is nobody to wait for. */
export function bodyOf(draft: Draft): Partial<NewTable> {
  const { game, seats, deck, bots, listed, atZero, pace, time, options } = draft;
  return {
    game,
    seats,
    bots,
    listed,
    atZero,
    pace,
    time,
    options,
    clock: clockOf(draft),
    start: bots !== null,
    ...(deck === null ? {} : { deck }),
  };
}
