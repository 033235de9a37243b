// The lines of a script that make moves, and those about what is offered.

import { fold, type GameTypes, nearest, openFor, read, type Seat } from '@nocturne/kernel';
import { type Path, ScenarioError } from './document.ts';
import { ahead, passUntil } from './passing.ts';
import { asList, asText, type Fields, list } from './read.ts';
import { offers, type Run, seatNamed, whoDecides, why } from './run-state.ts';

// So many offers are listed in full.
const MOST_OFFERS = 20;

export function didYouMean<T extends GameTypes>(run: Run<T>, seat: Seat, move: string): string {
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

/** Passing is no move of a seat that is not asked, nor would be if others passed: its window was skipped. */
function isSkipped<T extends GameTypes>(run: Run<T>, seat: Seat, move: string): boolean {
  const { adapter, state } = run;
  if (!adapter.isPass?.(fold(move)) || openFor(state, seat) !== undefined) return false;
  return 'reason' in read(adapter.game, ahead(run, seat), seat, move);
}

/** A seat that has but one thing to do, which ends something, does it before another move is tried. */
function takeTheOnly<T extends GameTypes>(run: Run<T>, seat: Seat, move: string): void {
  const { adapter } = run;
  for (;;) {
    const offered = offers(run, seat);
    const [only] = offered;
    const trivial = offered.length === 1 && only !== undefined && adapter.isPass?.(fold(only));
    if (!trivial || fold(only) === fold(move)) return;
    run.answered(seat, 0);
    if (openFor(run.state, seat) === undefined) passUntil(run, seat);
  }
}

export function makeMove<T extends GameTypes>(run: Run<T>, name: string, move: string, path: Path): void {
  const seat = seatNamed(run, name, path);
  if (isSkipped(run, seat, move)) return;
  passUntil(run, seat);
  takeTheOnly(run, seat, move);
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
export const isMove = <T extends GameTypes>({ adapter, state }: Run<T>, move: string): boolean =>
  move.split(/ [+>] /).every((part) => adapter.knowsMove(state, part));

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
