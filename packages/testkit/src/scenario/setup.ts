// How a scenario's table is set up, and why it may not start.

import {
  type AnyReason,
  type GameTypes,
  type KernelReason,
  type Reason,
  start,
  type State,
} from '@nocturne/kernel';
import type { Position, ScenarioGame } from './adapter.ts';
import { type Path, ScenarioError } from './document.ts';
import { asFields, asList, asText, checkKeys, type Fields } from './read.ts';
import { expectedReason } from './run-state.ts';
import { RESERVED } from './words.ts';

const FILL_NAMES = ['Greta', 'Ivo', 'Nora', 'Otto', 'Petra', 'Quinn', 'Rosa', 'Sven'] as const;

/** Keys that are numbers come first whatever their place in the file: seats would change places. */
function checkName(name: string): void {
  const path = ['seats', name];
  if (/^\d+$/.test(name))
    throw new ScenarioError(path, `a seat is not called by a number alone: write “P${name}”, not “${name}”`);
  if (RESERVED.includes(name))
    throw new ScenarioError(path, `“${name}” is a word of scenarios: give the seat another name`);
}

export function readPosition<T extends GameTypes>(adapter: ScenarioGame<T>, fields: Fields): Position {
  const given = asFields(fields['seats'], ['seats']);
  const seats = Object.keys(given);
  for (const name of seats) checkName(name);
  // A table that must be refused is taken as it is.
  const least = 'refused' in fields ? 0 : adapter.leastSeats;
  for (const name of FILL_NAMES) if (seats.length < least && !seats.includes(name)) seats.push(name);
  const bySeat = seats.map((name) => {
    const one = asFields(given[name], ['seats', name]);
    checkKeys(one, adapter.seatKeys, ['seats', name]);
    return one;
  });
  const table = Object.fromEntries(
    adapter.tableKeys.filter((key) => key in fields).map((key) => [key, fields[key]]),
  );
  return {
    seats,
    bySeat,
    table,
    options: fields['options'] ?? {},
    seed: asText(fields['seed'] ?? 1, ['seed']),
  };
}

/** What is wrong with a set-up, in words, and where it is written. */
export interface Refusal {
  path: Path;
  message: string;
}

const BAD_NAMES: Readonly<Record<string, string>> = {
  empty: 'a seat has no name',
  long: 'a name is too long',
  characters: "a name has letters, digits, single spaces and . _ - ' only",
  twice: 'two seats have the same name, capitals aside',
};

function kernelRefusal(reason: KernelReason, seats: readonly string[]): Refusal {
  const path = ['seats'];
  if (reason.why === 'wrong-number')
    return { path, message: `there are ${reason.min} to ${reason.max} seats, not ${seats.length}` };
  if (reason.why === 'bad-seats') return { path, message: BAD_NAMES[reason.problem] ?? reason.problem };
  return { path, message: `refused for “${reason.why}”` };
}

/** Starts a game as its set-up says. The game's own reasons against that are put in words by `inWords`. */
export function startTable<T extends GameTypes>(
  game: ScenarioGame<T>['game'],
  { seats, options, seed }: Position,
  inWords: (reason: Reason<T>) => Refusal | undefined,
): State<T> {
  const started = start(game, { seats, options, seed });
  if ('state' in started) return started.state;
  const refusals = started.problems.map(
    (reason: AnyReason<T>) => inWords(reason as Reason<T>) ?? kernelRefusal(reason as KernelReason, seats),
  );
  const message = refusals.map((one) => one.message).join('; ');
  throw new ScenarioError(
    refusals[0]!.path,
    `this table is refused: ${message}`,
    started.problems.map((reason) => (reason as { why: string }).why),
  );
}

/** Set-ups that must not start: the reasons are compared. */
export function expectNoStart<T extends GameTypes>(adapter: ScenarioGame<T>, fields: Fields): void {
  const wanted = asList(fields['refused'], ['refused'])
    .map((reason, i) => expectedReason(adapter, reason, ['refused', i]) ?? '')
    .toSorted();
  try {
    adapter.build(readPosition(adapter, fields));
  } catch (error) {
    if (!(error instanceof ScenarioError) || error.reasons === undefined) throw error;
    const found = error.reasons.toSorted();
    if (found.join() === wanted.join()) return;
    throw new ScenarioError(['refused'], `refused for ${found.join(', ')}; expected ${wanted.join(', ')}`);
  }
  throw new ScenarioError(['refused'], 'this table was expected to be refused, but it starts');
}
