// One line of a scenario's script: a move, or something to check.

import type { GameTypes } from '@nocturne/kernel';
import { call } from './calls.ts';
import {
  askedSeats,
  expectAsked,
  expectSeen,
  expectSure,
  expectTable,
  expectTalk,
  knownSeats,
} from './checks.ts';
import type { Path } from './document.ts';
import { expectHappened, expectTold } from './events.ts';
import { expectOffers, makeMove } from './moves.ts';
import { passUntil } from './passing.ts';
import { asFields, asText, checkKeys } from './read.ts';
import { expectRefusal } from './refusals.ts';
import { mustCheck, type Run } from './run-state.ts';
import { type StepKey, STEPS, WHY } from './words.ts';

function takeStep<T extends GameTypes>(run: Run<T>, key: StepKey, value: unknown, path: Path): void {
  switch (key) {
    case 'pass':
      return passUntil(run, null);
    case 'call':
      return call(run, value, path);
    case 'refused':
      return expectRefusal(run, asFields(value, path), path);
    case 'offered':
    case 'also offered':
    case 'not offered':
      return expectOffers(run, key, asFields(value, path), path);
    case 'sure':
      return expectSure(run, asFields(value, path), path);
    case 'deciding':
      return expectAsked(run, askedSeats(run), value, path);
    case 'waiting':
      return expectAsked(run, knownSeats(run), value, path);
    case 'expect':
    case 'expect not':
      return expectTable(run, key, asFields(value, path), path);
    case 'sees':
    case 'does not see':
      return expectSeen(run, key, asFields(value, path), path);
    case 'told':
    case 'not told':
      return expectTold(run, key, asFields(value, path), path);
    case 'happened':
    case 'not happened':
      return expectHappened(run, value, key === 'happened', path);
    case 'talk':
    case 'refused talk':
      return expectTalk(run, key, asFields(value, path), path);
  }
}

const sizeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).filter((key) => Array.isArray(value) || key !== WHY).length
    : 0;

/** How many things a line checks. One that checks nothing, and could not fail, is a mistake. */
function checksOf(key: StepKey, value: unknown, path: Path): number {
  switch (key) {
    case 'pass':
    case 'call':
      return 0;
    case 'deciding':
    case 'waiting':
      return 1;
    case 'also offered':
    case 'not offered':
    case 'sees':
    case 'does not see':
    case 'told':
    case 'not told': {
      const inner = Object.entries(asFields(value, path)).map(([name, one]) =>
        mustCheck(sizeOf(one), [...path, name]),
      );
      return mustCheck(
        inner.reduce((sum, one) => sum + one, 0),
        path,
      );
    }
    default:
      return mustCheck(sizeOf(value), path);
  }
}

/** One line of the script: `Ana: move`, `pass`, or something to check. */
export function runStep<T extends GameTypes>(run: Run<T>, step: unknown, path: Path): void {
  if (step === 'pass') return takeStep(run, 'pass', undefined, path);
  const fields = asFields(step, path);
  checkKeys(fields, [...STEPS, ...run.state.seats], path);
  for (const [key, value] of Object.entries(fields)) {
    const at = [...path, key];
    if (run.state.seats.includes(key)) {
      makeMove(run, key, asText(value, at), at);
    } else {
      takeStep(run, key as StepKey, value, at);
      run.checked(checksOf(key as StepKey, value, at));
    }
  }
}
