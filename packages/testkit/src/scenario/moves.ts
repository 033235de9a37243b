// The lines of a script that make moves, and those about moves that can and cannot be made.

import { fold, type GameTypes, nearest, openFor, read, type Seat } from '@nocturne/kernel';
import { type Path, ScenarioError } from './document.ts';
import { asList, asText, type Fields, list } from './read.ts';
import { expectedReason, offers, type Run, seatNamed, whoDecides, why } from './run-state.ts';
import { WHY } from './words.ts';

// Passing goes on until somebody must choose; a game in which that never happens is a fault of the game.
const MOST_PASSES = 10_000;
// So many offers are listed in full.
const MOST_OFFERS = 20;

/** Lets everyone pass who may, until a seat that is wanted is asked or somebody must choose. */
export function passUntil<T extends GameTypes>(run: Run<T>, wanted: Seat | null): void {
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const { adapter, state } = run;
    if (wanted !== null && openFor(state, wanted) !== undefined) return;
    const passing = state.open.find((decision) => adapter.pass(decision) !== undefined);
    if (passing === undefined) return;
    run.answered(passing.seat, adapter.pass(passing)!);
  }
  throw new ScenarioError([], `everybody passed ${MOST_PASSES} times, and nobody had to choose`);
}

function didYouMean<T extends GameTypes>(run: Run<T>, seat: Seat, move: string): string {
  const near = nearest(move, offers(run, seat));
  return near.length === 0 ? '' : ` Did you mean ${near.map((one) => `“${one}”`).join(' or ')}?`;
}

/** What the seat may do instead, or who is asked. */
function instead<T extends GameTypes>(run: Run<T>, seat: Seat): string {
  const offered = offers(run, seat);
  const name = run.state.seats[seat];
  return offered.length > 0
    ? `Offered to ${name}: ${list(offered, MOST_OFFERS)}.`
    : `${name} is not asked; deciding: ${whoDecides(run)}.`;
}

export function makeMove<T extends GameTypes>(run: Run<T>, name: string, move: string, path: Path): void {
  const seat = seatNamed(run, name, path);
  passUntil(run, seat);
  const found = read(run.adapter.game, run.state, seat, move);
  if ('choice' in found) {
    run.answered(seat, found.choice);
    return;
  }
  const guess = isMove(run, move) ? '' : didYouMean(run, seat, move);
  throw new ScenarioError(
    path,
    `${name} cannot “${move}” (${why(found.reason)}).${guess} ${instead(run, seat)}`,
  );
}

/** Whether these are words of the game; several options may be joined. */
const isMove = <T extends GameTypes>({ adapter, state }: Run<T>, move: string): boolean =>
  move.split(/ [+>] /).every((part) => adapter.knowsMove(state, part));

// The kernel gives these reasons only for moves whose words it understood.
const UNDERSTOOD: readonly string[] = ['wrong-number', 'out-of-range', 'not-an-order', 'not-an-option'];
// Words that are no move of the game at all are refused for one of these.
const NO_MOVE: readonly string[] = ['unknown-move', 'not-asked'];

export function expectRefusal<T extends GameTypes>(run: Run<T>, fields: Fields, path: Path): void {
  const names = Object.keys(fields).filter((key) => key !== WHY);
  if (names.length !== 1) throw new ScenarioError(path, 'write {Name: move, why: reason}');
  const name = names[0]!;
  const at = [...path, name];
  const seat = seatNamed(run, name, at);
  const expected = expectedReason(run.adapter, fields[WHY], [...path, WHY]);
  passUntil(run, seat);
  const move = asText(fields[name], at);
  const found = read(run.adapter.game, run.state, seat, move);
  if ('choice' in found)
    throw new ScenarioError(path, `“${move}” was expected to be refused, but ${name} may do it`);
  const reason = why(found.reason);
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

export type OfferKey = 'offered' | 'also offered' | 'not offered';

/** What nobody is ever offered is not offered now either: a misspelt move must not pass for one. */
function checkMove<T extends GameTypes>(run: Run<T>, seat: Seat, move: string, path: Path): void {
  if (!run.adapter.knowsMove(run.state, move))
    throw new ScenarioError(path, `“${move}” is no move of this game.${didYouMean(run, seat, move)}`);
}

export function expectOffers<T extends GameTypes>(
  run: Run<T>,
  key: OfferKey,
  fields: Fields,
  path: Path,
): void {
  for (const [name, wanted] of Object.entries(fields)) {
    const at = [...path, name];
    const seat = seatNamed(run, name, at);
    passUntil(run, seat);
    const offered = offers(run, seat).map(fold);
    const listed = asList(wanted, at).map((item, i) => {
      const move = asText(item, [...at, i]);
      if (key === 'not offered') checkMove(run, seat, move, [...at, i]);
      return fold(move);
    });
    const missing = key === 'not offered' ? [] : listed.filter((move) => !offered.includes(move));
    const unwanted = (move: string): boolean => listed.includes(move) === (key === 'not offered');
    const surplus = key === 'also offered' ? [] : offered.filter(unwanted);
    if (missing.length + surplus.length === 0) continue;
    const parts = [
      missing.length > 0 ? `not offered: ${list(missing)}` : '',
      surplus.length > 0 ? `offered, though it should not be: ${list(surplus)}` : '',
    ].filter((part) => part !== '');
    throw new ScenarioError(at, `${name}: ${parts.join('; ')}. ${instead(run, seat)}`);
  }
}
