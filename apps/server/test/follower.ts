// Somebody who makes a view of the table out of what they are sent, and notices when a step is missing or comes twice.

import { canonical, type GameTypes, type Seat, type SeatEvent, type View } from '@nocturne/kernel';
import type { Question, ServerMessage } from '@nocturne/protocol';
import { findGame } from '../src/games.ts';

export interface Follower {
  readonly seat: Seat | null;
  /** The last step that they know of. */
  at: number | undefined;
  /** Table, question, who is known to decide, and clocks, in a form that can be compared. */
  readonly sees: () => string;
  readonly question: () => Question | null;
  /** What each step brought about, by its number. */
  readonly steps: Map<number, string>;
  /** How often they were shown the whole table. */
  tables: number;
  readonly hear: (message: ServerMessage) => void;
}

type Shown = Partial<Extract<ServerMessage, { type: 'table' }>>;

const followWith = (game: string, view: unknown, events: readonly object[], seat: Seat | null): unknown =>
  findGame(game)!(<T extends GameTypes>({ game: { follow } }: { game: { follow: FollowOf<T> } }) =>
    events.reduce((seen: View<T>, event) => follow(seen, event as SeatEvent<T>, seat), view as View<T>),
  );
type FollowOf<T extends GameTypes> = (view: View<T>, event: SeatEvent<T>, seat: Seat | null) => View<T>;

export const seen = ({ view, question, waiting, clock }: Shown): string =>
  canonical({ view, question, waiting, clock });

export function newFollower(game: string, seat: Seat | null): Follower {
  let now: Shown = {};
  const follower: Follower = {
    seat,
    at: undefined,
    sees: () => seen(now),
    question: () => now.question ?? null,
    steps: new Map(),
    tables: 0,
    hear(message) {
      if (message.type === 'table') {
        now = message;
        follower.at = message.at;
        follower.tables += 1;
      }
      if (message.type !== 'events') return;
      const { at, events, question, waiting, clock } = message;
      if (events.length > 0) follower.steps.set(at, JSON.stringify(events));
      if (at !== follower.at! + (events.length > 0 ? 1 : 0))
        throw new Error(`step ${at} came after step ${follower.at}`);
      follower.at = at;
      now = { ...now, view: followWith(game, now.view, events, seat) };
      if (waiting !== undefined) now = { ...now, question: question ?? null, waiting, clock: clock ?? null };
    },
  };
  return follower;
}
