// The lines of a scenario's script: moves, refusals, offers; the other checks are in checks.ts.

import { fold, type GameTypes, openFor, read, type Seat } from '@nocturne/kernel';
import {
  askedSeats,
  expectAsked,
  expectHappened,
  expectSeen,
  expectSure,
  expectTalk,
  expectTold,
  knownSeats,
} from './checks.ts';
import { expectFacts, expectOtherFacts } from './compare.ts';
import { type Path, ScenarioError } from './document.ts';
import { asFields, asList, asText, checkKeys, type Fields, list, show } from './read.ts';
import { offers, type Run, seatNamed, whoDecides, why } from './run-state.ts';

// Passing goes on until somebody must choose; a game in which that never happens is a fault of the game.
const MOST_PASSES = 10_000;

const STEPS = [
  'pass',
  'refused',
  'offered',
  'also offered',
  'not offered',
  'sure',
  'deciding',
  'waiting',
  'expect',
  'expect not',
  'sees',
  'does not see',
  'told',
  'not told',
  'happened',
  'not happened',
  'talk',
  'refused talk',
] as const;
type StepKey = (typeof STEPS)[number];

/** Lets everyone pass who may, until a seat that is wanted is asked or somebody must choose. */
function passUntil<T extends GameTypes>(run: Run<T>, wanted: Seat | null): void {
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const { adapter, state } = run;
    if (wanted !== null && openFor(state, wanted) !== undefined) return;
    const passing = state.open.find((decision) => adapter.pass(decision) !== undefined);
    if (passing === undefined) return;
    run.answered(passing.seat, adapter.pass(passing)!);
  }
}

function makeMove<T extends GameTypes>(run: Run<T>, name: string, move: string, path: Path): void {
  const seat = seatNamed(run, name, path);
  passUntil(run, seat);
  const found = read(run.adapter.game, run.state, seat, move);
  if ('choice' in found) {
    run.answered(seat, found.choice);
    return;
  }
  const offered = offers(run, seat);
  const instead =
    offered.length > 0
      ? `Offered to ${name}: ${list(offered)}.`
      : `${name} is not asked; deciding: ${whoDecides(run)}.`;
  throw new ScenarioError(path, `${name} cannot “${move}” (${why(found.reason)}). ${instead}`);
}

function expectRefusal<T extends GameTypes>(run: Run<T>, fields: Fields, path: Path): void {
  const names = Object.keys(fields).filter((key) => key !== 'why');
  if (names.length !== 1) throw new ScenarioError(path, 'write {Name: move, why: reason}');
  const name = names[0]!;
  const seat = seatNamed(run, name, [...path, name]);
  passUntil(run, seat);
  const move = asText(fields[name], [...path, name]);
  const found = read(run.adapter.game, run.state, seat, move);
  if ('choice' in found)
    throw new ScenarioError(path, `“${move}” was expected to be refused, but ${name} may do it`);
  if (fields['why'] !== undefined && why(found.reason) !== fields['why']) {
    throw new ScenarioError(
      [...path, 'why'],
      `refused for “${why(found.reason)}”, expected “${show(fields['why'])}”`,
    );
  }
}

type OfferKey = 'offered' | 'also offered' | 'not offered';

function expectOffers<T extends GameTypes>(run: Run<T>, key: OfferKey, fields: Fields, path: Path): void {
  for (const [name, wanted] of Object.entries(fields)) {
    const at = [...path, name];
    const seat = seatNamed(run, name, at);
    passUntil(run, seat);
    const offered = offers(run, seat).map(fold);
    const listed = asList(wanted, at).map((move, i) => fold(asText(move, [...at, i])));
    const missing = key === 'not offered' ? [] : listed.filter((move) => !offered.includes(move));
    const surplus =
      key === 'not offered'
        ? listed.filter((move) => offered.includes(move))
        : key === 'offered'
          ? offered.filter((move) => !listed.includes(move))
          : [];
    if (missing.length + surplus.length === 0) continue;
    const parts = [
      missing.length > 0 ? `not offered: ${list(missing)}` : '',
      surplus.length > 0 ? `offered, though it should not be: ${list(surplus)}` : '',
    ].filter((part) => part !== '');
    throw new ScenarioError(
      at,
      `${name}: ${parts.join('; ')}. Offered: ${list(offered, 40)}. Deciding: ${whoDecides(run)}.`,
    );
  }
}

function takeStep<T extends GameTypes>(run: Run<T>, key: StepKey, value: unknown, path: Path): void {
  switch (key) {
    case 'pass':
      return passUntil(run, null);
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
      return expectFacts(run.adapter.facts(run.state), asFields(value, path), path);
    case 'expect not':
      return expectOtherFacts(run.adapter.facts(run.state), asFields(value, path), path);
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

/** One line of the script: `Ana: move`, `pass`, or something to check. */
export function runStep<T extends GameTypes>(run: Run<T>, step: unknown, path: Path): void {
  if (step === 'pass') return takeStep(run, 'pass', undefined, path);
  const fields = asFields(step, path);
  checkKeys(fields, [...STEPS, ...run.state.seats], path);
  for (const [key, value] of Object.entries(fields)) {
    const at = [...path, key];
    if (run.state.seats.includes(key)) makeMove(run, key, asText(value, at), at);
    else takeStep(run, key as StepKey, value, at);
  }
}
