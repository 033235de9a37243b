// The lines of a script about moves that cannot be made, and why.

import {
  type AnyFrame,
  copy,
  fold,
  type Game,
  type GameTypes,
  read,
  repeat,
  type Seat,
  type State,
} from '@nocturne/kernel';
import { type Path, ScenarioError } from './document.ts';
import { expectNoCall } from './calls.ts';
import { didYouMean, isMove } from './moves.ts';
import { ahead, passUntil } from './passing.ts';
import { asText, type Fields } from './read.ts';
import { expectedReason, type Run, seatNamed, why } from './run-state.ts';
import { CALL, WHY } from './words.ts';

// The kernel gives these reasons only for moves whose words it understood.
const UNDERSTOOD: readonly string[] = ['wrong-number', 'out-of-range', 'not-an-order', 'not-an-option'];
// Words that are no move of the game at all are refused for one of these.
const NOT_ASKED = 'not-asked';
const NO_MOVE: readonly string[] = ['unknown-move', NOT_ASKED];

type Steps<T extends GameTypes> = Readonly<
  Record<string, (state: State<T>, frame: AnyFrame<T>, input: unknown) => unknown>
>;

/** The same game, which shows its state before each step. */
function watched<T extends GameTypes>(game: Game<T>, look: (state: State<T>) => void): Game<T> {
  const procedures = Object.entries(game.procedures as Readonly<Record<string, Steps<T>>>).map(
    ([proc, steps]) => {
      const shown = Object.entries(steps).map(([step, take]): [string, Steps<T>[string]] => [
        step,
        (state, frame, input) => {
          look(state);
          return take(state, frame, input);
        },
      ]);
      return [proc, Object.fromEntries(shown)];
    },
  );
  return { ...game, procedures: Object.fromEntries(procedures) as Game<T>['procedures'] };
}

/** The game's reasons against a move in the windows that the last move went through, used or not. */
function reasonsOnTheWay<T extends GameTypes>({ adapter, last }: Run<T>, seat: Seat, move: string): string[] {
  if (last === null || adapter.isWindow === undefined) return [];
  const reasons: string[] = [];
  const look = (state: State<T>): void => {
    if (!adapter.isWindow!(state.stack.at(-1)!)) return;
    const reason = adapter.game.whyNot(state, seat, fold(move));
    if (reason !== undefined) reasons.push(why(reason));
  };
  repeat(watched(adapter.game, look), copy(adapter.game, last.before), last.move);
  return reasons;
}

/** Whether the move is refused for this reason as things stand, so that nobody needs to pass. */
function isRefusedHere<T extends GameTypes>(
  run: Run<T>,
  seat: Seat,
  move: string,
  expected: string,
): boolean {
  const { game } = run.adapter;
  const here = read(game, run.state, seat, move);
  if ('choice' in here || expected === NOT_ASKED) return false;
  if (why(here.reason) === expected) return true;
  const later = ahead(run, seat);
  return 'reason' in read(game, later, seat, move) && reasonsOnTheWay(run, seat, move).includes(expected);
}

/** Why the move is refused; that it is not is an error. */
function refusalOf<T extends GameTypes>(
  run: Run<T>,
  seat: Seat,
  move: string,
  expected: string | undefined,
  path: Path,
): string {
  if (expected !== undefined && isRefusedHere(run, seat, move, expected)) return expected;
  passUntil(run, seat);
  const found = read(run.adapter.game, run.state, seat, move);
  if ('reason' in found) return why(found.reason);
  const name = run.state.seats[seat];
  throw new ScenarioError(path, `“${move}” was expected to be refused, but ${name} may do it`);
}

export function expectRefusal<T extends GameTypes>(run: Run<T>, fields: Fields, path: Path): void {
  const names = Object.keys(fields).filter((key) => key !== WHY);
  if (names.length !== 1) throw new ScenarioError(path, 'write {Name: move, why: reason}');
  const name = names[0]!;
  const at = [...path, name];
  const expected = expectedReason(run.adapter, fields[WHY], [...path, WHY]);
  const move = asText(fields[name], at);
  if (name === CALL) {
    expectNoCall(run, move, expected, path);
    return;
  }
  const seat = seatNamed(run, name, at);
  const reason = refusalOf(run, seat, move, expected, path);
  if (expected !== undefined && reason !== expected)
    throw new ScenarioError([...path, WHY], `refused for “${reason}”, expected “${expected}”`);
  if (isMove(run, move) || UNDERSTOOD.includes(reason)) return;
  if (expected === undefined || !NO_MOVE.includes(expected)) {
    throw new ScenarioError(
      at,
      `“${move}” is no move of this game.${didYouMean(run, seat, move)} If that is meant, write why: ${reason}.`,
    );
  }
}
