// Chapter 15: leaving the game. After each step, whoever has no pool is out; a step is one effect, so those whom it
// hits at once leave at once (V-15.1, V-15.4).

import {
  type AnyFrame,
  call,
  emit,
  end,
  type Next,
  type ProcName,
  type Procedures,
  type Seat,
  unwind,
} from '@nocturne/kernel';
import { NOBODY, predatorOf, type Vt } from '../board.ts';
import { putInAsh, removeFromGame, takeEdge, tellOpenHands } from '../changes.ts';
import { setAside } from '../queries/set-aside.ts';
import { endReferendum } from '../referendums/state.ts';
import type { Board, Result, Vtes } from '../types.ts';
import { tellCombat } from './combat-state.ts';
import { handToAdjust, ofItself } from './of-itself.ts';
import { toReward } from './rewards.ts';
import { tellAction } from './tell.ts';

const REWARD = 6;

export function addPoints(state: Vt, seat: Seat, points: number): void {
  const methuselah = state.board.methuselahs[seat]!;
  methuselah.points += points;
  emit(state, 'points', { seat, points: methuselah.points });
}

/** V-15.2, V-15.11. */
export function leave(state: Vt, seat: Seat, how: 'ousted' | 'withdrawn'): void {
  const { board } = state;
  board.methuselahs[seat]!.out = true;
  emit(state, 'out', { seat, how });
  const theirs = board.cards.filter(({ controller }) => controller === seat);
  // those on other cards first, so that they are removed and not burned
  for (const card of theirs.toSorted((a, b) => Number(b.on !== 0) - Number(a.on !== 0)))
    removeFromGame(state, card);
  // V-15.12
  if (board.edge === seat) takeEdge(state, NOBODY);
  tellOpenHands(state);
  board.stirred = true;
}

/** V-15.3, V-15.4: every predator is rewarded; the pool is for those who are still there. */
function oust(state: Vt, losers: readonly number[]): void {
  const { board } = state;
  const predators = losers.map((seat) => predatorOf(board, seat));
  for (const seat of losers) leave(state, seat, 'ousted');
  for (const seat of predators) {
    addPoints(state, seat, 1);
    const methuselah = board.methuselahs[seat]!;
    if (methuselah.out) continue;
    methuselah.pool += REWARD;
    emit(state, 'pool', { seat, pool: methuselah.pool, change: REWARD, cause: 'oust', source: 0 });
  }
}

/** V-15.6. */
function rewardTheLast(state: Vt): void {
  const last = state.board.methuselahs.findIndex(({ out }) => !out);
  if (last >= 0) addPoints(state, last, 1);
}

/** V-15.7: the highest score wins unless it is shared. */
export function finish(state: Vt): Result {
  const points = state.board.methuselahs.map((one) => one.points);
  const best = Math.max(...points);
  const leaders = points.flatMap((score, seat) => (score === best ? [seat] : []));
  const result = { points, winner: leaders.length === 1 ? leaders[0]! : null };
  emit(state, 'ended', result);
  return result;
}

function withoutPool({ methuselahs }: Board): Seat[] {
  const losers: Seat[] = [];
  for (let seat = 0; seat < methuselahs.length; seat++) {
    const { pool, out } = methuselahs[seat]!;
    if (pool === 0 && !out) losers.push(seat);
  }
  return losers;
}

function stillIn({ methuselahs }: Board): number {
  let count = 0;
  for (const { out } of methuselahs) if (!out) count += 1;
  return count;
}

/** Somebody is without pool, or the last one is left: looked at after every step, so nothing is allocated. */
function anybodyLeaves({ methuselahs }: Board): boolean {
  let left = 0;
  for (const { out, pool } of methuselahs) {
    if (out) continue;
    if (pool === 0) return true;
    left += 1;
  }
  return left <= 1;
}

/** Whatever was under way in the turn is over. */
export function breakOff(state: Vt): void {
  const { board } = state;
  for (const [seat, methuselah] of board.methuselahs.entries()) {
    for (const name of setAside(state, seat)) {
      if (methuselah.out) methuselah.removed = [...methuselah.removed, name];
      else putInAsh(state, seat, name);
    }
  }
  if (board.combat !== null) {
    board.combat = null;
    tellCombat(state);
  }
  if (board.referendum !== null) endReferendum(state);
  if (board.action !== null) {
    board.action = null;
    tellAction(state);
  }
}

/** What a step led to, once those without pool are out. */
function settle<P extends ProcName<Vtes>>(state: Vt, next: Next<Vtes, P>): Next<Vtes, P> {
  const { board } = state;
  if (!anybodyLeaves(board)) return next;
  const losers = withoutPool(board);
  if (losers.length > 0) oust(state, losers);
  const over = stillIn(board) <= 1;
  if (!over && !losers.includes(board.whose)) return next;
  // V-15.12: the turn of a Methuselah who has left is over
  breakOff(state);
  if (!over) return unwind('turn', 'end');
  rewardTheLast(state);
  return end(finish(state));
}

type LooseStep = (state: Vt, frame: never, input: never) => Next<Vtes, ProcName<Vtes>>;

/** Procedures that see to the hand themselves, and are not interrupted. */
const HAND_AT_WORK: ReadonlySet<string> = new Set<ProcName<Vtes>>(['hand', 'play']);

/** Procedures in which rewards wait for their step (V-12.10), or are given. */
const REWARD_AT_WORK: ReadonlySet<string> = new Set<ProcName<Vtes>>(['diablerie', 'award', 'fetch']);

/** Before the step, what has changed of itself, rewards, and hands whose size has changed (V-4.7). */
function before(state: Vt, { proc, step }: AnyFrame<Vtes>): Next<Vtes, ProcName<Vtes>> | undefined {
  const { stirred, awards, resized } = state.board;
  if (!stirred && awards.length === 0 && resized.length === 0) return undefined;
  const first =
    ofItself(state) ?? (REWARD_AT_WORK.has(proc) ? undefined : toReward(state)) ?? handToAdjust(state);
  return first === undefined ? undefined : (call(first, step) as unknown as Next<Vtes, ProcName<Vtes>>);
}

/** The procedures, each step followed by the check for those who are out. */
export function withOusting(procedures: Procedures<Vtes>): Procedures<Vtes> {
  const guard =
    (run: LooseStep, sees: boolean): LooseStep =>
    (state, frame, input) =>
      (sees && input === undefined ? before(state, frame) : undefined) ??
      settle(state, run(state, frame, input));
  const guarded: Record<string, Record<string, LooseStep>> = {};
  for (const [name, steps] of Object.entries(procedures as unknown as typeof guarded)) {
    guarded[name] = {};
    for (const [step, run] of Object.entries(steps))
      guarded[name][step] = guard(run, !HAND_AT_WORK.has(name));
  }
  return guarded as unknown as Procedures<Vtes>;
}
