// What became of many games, counted.

import type { GameTypes, State } from '@nocturne/kernel';
import type { CliGame } from '../cli-game.ts';
import type { Plan } from './plan.ts';
import {
  count,
  type Counts,
  type Mean,
  meanOf,
  type Share,
  shareOf,
  sharesOf,
  type Spread,
  spreadOf,
} from './statistics.ts';

/** The points of a seat, or of all seats with one role. */
export interface Points {
  /** The name of the seat; of several, none. */
  seat?: string;
  role: string;
  points: Mean;
}

export interface Report {
  wins: Record<string, Share>;
  causes: Record<string, Share>;
  /** Games in which a bot had a role, and how many of them it won. */
  roles: { bot: string; role: string; won: Share }[];
  /** Seat by seat, then for each role that several seats have. */
  points?: Points[];
  turns: Spread;
  moves: Spread;
}

/** What became of the games so far. */
export interface Results {
  wins: Counts;
  causes: Counts;
  had: Counts;
  won: Counts;
  turns: number[];
  moves: number[];
  /** By seat. */
  points: { role: string; points: number[] }[];
}

const zeros = (keys: readonly string[]): Counts => Object.fromEntries(keys.map((key) => [key, 0]));

export const noResults = <T extends GameTypes>({ teams, causes }: CliGame<T>): Results => ({
  wins: zeros(teams),
  causes: zeros(causes),
  had: {},
  won: {},
  turns: [],
  moves: [],
  points: [],
});

/** Where each plays for points of their own, every seat is a team of its role. */
function addPoints(into: Results, roles: readonly string[], points: readonly number[]): void {
  for (const [seat, role] of roles.entries()) {
    into.wins[role] ??= 0;
    into.points[seat] ??= { role, points: [] };
    into.points[seat].points.push(points[seat]!);
  }
}

/** Counts a finished game. */
export function addResult<T extends GameTypes>(
  entry: CliGame<T>,
  plan: Plan,
  state: State<T>,
  into: Results,
): void {
  const summary = entry.summary(state, plan.decks);
  if (summary === null) throw new Error('the game has no result');
  const { roles, won, points } = summary;
  if (points !== undefined) addPoints(into, roles, points);
  count(into.wins, summary.winner);
  count(into.causes, summary.cause);
  into.turns.push(summary.turns);
  into.moves.push(state.at);
  const counted = new Set<string>();
  for (const [seat, role] of roles.entries()) {
    const key = `${plan.bots[seat]} ${role}`;
    // In teams, seats that share a bot and a role also share their fate, so they count once.
    if (points === undefined && counted.has(key)) continue;
    counted.add(key);
    count(into.had, key);
    if (won[seat] === true) count(into.won, key);
  }
}

function pointsOf({ points }: Results, { seats }: Plan): Points[] {
  const bySeat = points.map(({ role, points: own }, seat) => ({
    seat: seats[seat]!,
    role,
    points: meanOf(own),
  }));
  const roles = [...new Set(points.map(({ role }) => role))];
  const shared = roles
    .map((role) => ({ role, among: points.filter((one) => one.role === role) }))
    .filter(({ among }) => among.length > 1)
    .map(({ role, among }) => ({ role, points: meanOf(among.flatMap((one) => one.points)) }));
  return [...bySeat, ...shared];
}

export function reportOf(results: Results, plan: Plan, games: number): Report {
  const roles = Object.keys(results.had)
    .toSorted()
    .map((key) => {
      const [bot = '', role = ''] = key.split(/ (.*)/s);
      return { bot, role, won: shareOf(results.won[key] ?? 0, results.had[key]!) };
    });
  return {
    wins: sharesOf(results.wins, games),
    causes: sharesOf(results.causes, games),
    roles,
    ...(results.points.length > 0 ? { points: pointsOf(results, plan) } : {}),
    turns: spreadOf(results.turns),
    moves: spreadOf(results.moves),
  };
}
