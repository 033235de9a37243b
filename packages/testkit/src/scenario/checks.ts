// The lines of a script that check what is asked, known and said; those about events are in events.ts.

import { fold, type GameTypes, notations, openFor, waiting } from '@nocturne/kernel';
import { expectFacts, expectOtherFacts, findFact, knownFact } from './compare.ts';
import { type Path, ScenarioError } from './document.ts';
import { asFields, asList, asText, type Fields, list, oneOf, show } from './read.ts';
import {
  checkSeatNames,
  expectedReason,
  named,
  type Run,
  seatNamed,
  viewerNamed,
  whoDecides,
  why,
} from './run-state.ts';
import { EVERYONE, WHY } from './words.ts';

interface Asked {
  who: string;
  decision: string;
}
/** Who is asked. */
export const askedSeats = <T extends GameTypes>({ state }: Run<T>): Asked[] =>
  state.open.map(({ seat, name }) => ({ who: state.seats[seat]!, decision: name }));
/** Who everyone may know to be asked. */
export const knownSeats = <T extends GameTypes>({ adapter, state }: Run<T>): Asked[] =>
  waiting(adapter.game, state).map(({ seat, name }) => ({ who: state.seats[seat]!, decision: name }));

const inWords = (asked: readonly { who: string; decision: string | undefined }[]): string =>
  asked
    .map(({ who, decision }) => `${who} (${decision})`)
    .toSorted()
    .join(' · ');

/** `Ana`, `[Ana]` or `{Ana: play}`: exactly these seats, and nobody else. */
export function expectAsked<T extends GameTypes>(
  run: Run<T>,
  asked: Asked[],
  wanted: unknown,
  path: Path,
): void {
  const names = typeof wanted === 'string' ? [wanted] : wanted;
  const expected = Array.isArray(names)
    ? names.map((item, i) => {
        const who = oneOf(item, run.state.seats, [...path, i]);
        return { who, decision: asked.find((one) => one.who === who)?.decision };
      })
    : Object.entries(asFields(names, path)).map(([name, decision]) => {
        const at = [...path, name];
        const known = Object.keys(run.adapter.game.decisions);
        return { who: oneOf(name, run.state.seats, at), decision: oneOf(decision, known, at) };
      });
  if (inWords(expected) === inWords(asked)) return;
  const found = run.state.result === null ? inWords(asked) || 'nobody' : whoDecides(run);
  throw new ScenarioError(path, `deciding: ${found}; expected ${show(wanted)}`);
}

/** `sure: {Ana: [MOVE]}`: exactly for these moves Ana should be asked once more. */
export function expectSure<T extends GameTypes>(run: Run<T>, fields: Fields, path: Path): void {
  const { adapter, state } = run;
  for (const [name, wanted] of Object.entries(fields)) {
    const at = [...path, name];
    const decision = openFor(state, seatNamed(run, name, at));
    if (decision === undefined)
      throw new ScenarioError(at, `${name} is not asked; deciding: ${whoDecides(run)}.`);
    const options: readonly unknown[] = 'options' in decision ? decision.options : [];
    const marked = notations(adapter.game, state, decision).filter(
      (_, i) => typeof options[i] === 'object' && Object.hasOwn(options[i] as object, 'sure'),
    );
    const listed = asList(wanted, at).map((move, i) => fold(asText(move, [...at, i])));
    if (listed.toSorted().join('\n') !== marked.map(fold).toSorted().join('\n')) {
      throw new ScenarioError(at, `${name} is asked once more for: ${list(marked) || 'nothing'}`);
    }
  }
}

/** Facts that are seats name somebody who is there. */
function checkNames<T extends GameTypes>(run: Run<T>, fields: Fields, path: Path): void {
  for (const key of Object.keys(fields)) {
    if (run.adapter.seatNames.includes(key)) checkSeatNames(run, fields[key], [...path, key]);
  }
}

export function expectTable<T extends GameTypes>(
  run: Run<T>,
  key: 'expect' | 'expect not',
  fields: Fields,
  path: Path,
): void {
  checkNames(run, fields, path);
  const facts = named(run, run.adapter.facts(run.state));
  if (key === 'expect') expectFacts(facts, fields, path);
  else expectOtherFacts(facts, fields, path);
}

export function expectSeen<T extends GameTypes>(
  run: Run<T>,
  key: 'sees' | 'does not see',
  fields: Fields,
  path: Path,
): void {
  for (const [name, wanted] of Object.entries(fields)) {
    const at = [...path, name];
    const facts = named(run, run.adapter.seen(run.state, viewerNamed(run, name, at)));
    if (key === 'sees') {
      const expected = asFields(wanted, at);
      checkNames(run, expected, at);
      expectFacts(facts, expected, at, `${name} sees: `);
      continue;
    }
    const everything = named(run, run.adapter.facts(run.state));
    for (const [i, item] of asList(wanted, at).entries()) {
      const fact = asText(item, [...at, i]);
      knownFact(everything, fact, [...at, i]);
      const seen = findFact(facts, fact);
      if (seen !== undefined && seen !== null) throw new ScenarioError([...at, i], `${name} sees ${fact}`);
    }
  }
}

export function expectTalk<T extends GameTypes>(
  run: Run<T>,
  key: 'talk' | 'refused talk',
  fields: Fields,
  path: Path,
): void {
  const expected = expectedReason(run.adapter, fields[WHY], [...path, WHY]);
  for (const [name, to] of Object.entries(fields)) {
    if (name === WHY) continue;
    const at = [...path, name];
    const from = seatNamed(run, name, at);
    const target = run.state.seats.indexOf(oneOf(to, [...run.state.seats, EVERYONE], at));
    const reason = run.adapter.game.mayTalk(run.state, from, target < 0 ? null : target);
    if ((reason === undefined) !== (key === 'talk')) {
      throw new ScenarioError(at, reason === undefined ? `${name} may talk` : `refused for “${why(reason)}”`);
    }
    if (reason !== undefined && expected !== undefined && why(reason) !== expected) {
      throw new ScenarioError([...path, WHY], `refused for “${why(reason)}”`);
    }
  }
}
