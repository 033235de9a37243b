// The lines of a script that check something.

import { eventFor, fold, type GameTypes, notations, openFor, type Seat, waiting } from '@nocturne/kernel';
import type { Facts } from './adapter.ts';
import { expectFacts, findFact } from './compare.ts';
import { type Path, ScenarioError } from './document.ts';
import { asFields, asList, asText, type Fields, list, oneOf, show } from './read.ts';
import { type Run, seatNamed, SPECTATOR, whoDecides, why } from './run-state.ts';

const inWords = (asked: readonly { who: string; decision: string | undefined }[]): string =>
  asked
    .map(({ who, decision }) => `${who} ${decision}`)
    .toSorted()
    .join('\n');

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

/** `[Ana]` or `{Ana: play}`: exactly these seats, and nobody else. */
export function expectAsked<T extends GameTypes>(
  run: Run<T>,
  asked: Asked[],
  wanted: unknown,
  path: Path,
): void {
  const expected = Array.isArray(wanted)
    ? wanted.map((who) => ({ who: show(who), decision: asked.find((one) => one.who === who)?.decision }))
    : Object.entries(asFields(wanted, path)).map(([who, decision]) => ({ who, decision: show(decision) }));
  if (inWords(expected) === inWords(asked)) return;
  throw new ScenarioError(path, `deciding: ${whoDecides(run)}; expected ${show(wanted)}`);
}

/** `sure: {Ana: [MOVE]}`: exactly for these moves Ana should be asked once more. */
export function expectSure<T extends GameTypes>(run: Run<T>, fields: Fields, path: Path): void {
  const { adapter, state } = run;
  for (const [name, wanted] of Object.entries(fields)) {
    const at = [...path, name];
    const decision = openFor(state, seatNamed(run, name, at));
    const options = decision !== undefined && 'options' in decision ? decision.options : [];
    const marked = notations(adapter.game, state, decision!).filter((_, i) =>
      Object.hasOwn(options[i] as object, 'sure'),
    );
    const listed = asList(wanted, at).map((move, i) => fold(asText(move, [...at, i])));
    if (listed.toSorted().join('\n') !== marked.map(fold).toSorted().join('\n')) {
      throw new ScenarioError(at, `${name} is asked once more for: ${list(marked)}`);
    }
  }
}

export function expectSeen<T extends GameTypes>(
  run: Run<T>,
  key: 'sees' | 'does not see',
  fields: Fields,
  path: Path,
): void {
  for (const [name, wanted] of Object.entries(fields)) {
    const at = [...path, name];
    const facts = run.adapter.seen(run.state, name === SPECTATOR ? null : seatNamed(run, name, at));
    if (key === 'sees') {
      expectFacts(facts, asFields(wanted, at), at, `${name} sees: `);
      continue;
    }
    const everything = run.adapter.facts(run.state);
    for (const [i, item] of asList(wanted, at).entries()) {
      const fact = asText(item, [...at, i]);
      expectKnownFact(everything, fact, [...at, i]);
      const seen = findFact(facts, fact);
      if (seen !== undefined && seen !== null) throw new ScenarioError([...at, i], `${name} sees ${fact}`);
    }
  }
}

/** What nobody could see would never be seen: a misspelt fact must not pass for a secret. */
function expectKnownFact(everything: Facts, fact: string, path: Path): void {
  if (findFact(everything, fact) === undefined) {
    throw new ScenarioError(
      path,
      `nothing is known of “${fact}”. Known: ${list(Object.keys(everything), 40)}.`,
    );
  }
}

interface Told {
  type: string;
  fields: Fields;
}

/** The events of the last move, as a seat or (`undefined`) as they truly were. */
function toldTo<T extends GameTypes>({ state }: Run<T>, seat: Seat | null | undefined): Told[] {
  return state.events.map((event) => {
    const { type, data, secret } = seat === undefined ? event : eventFor(event, seat);
    return { type, fields: { ...data, ...secret } as Fields };
  });
}

const inBrief = (events: readonly Told[]): string =>
  list(events.map(({ type, fields }) => `${type} ${JSON.stringify(fields)}`));

/** `told: {Ana: {gave: {card: bite}}}`: from the last move. */
export function expectTold<T extends GameTypes>(
  run: Run<T>,
  key: 'told' | 'not told',
  fields: Fields,
  path: Path,
): void {
  for (const [name, wanted] of Object.entries(fields)) {
    const seat = name === SPECTATOR ? null : seatNamed(run, name, [...path, name]);
    for (const [type, inner] of Object.entries(asFields(wanted, [...path, name]))) {
      const at = [...path, name, type];
      oneOf(type, run.adapter.events, at);
      const matches = (event: Told): boolean =>
        event.type === type && includes(run, event.fields, asFields(inner, at));
      const told = toldTo(run, seat);
      if (told.some(matches) === (key === 'not told')) {
        throw new ScenarioError(at, `${name} was told: ${inBrief(told)}.`);
      }
    }
  }
}

/** `happened: [reshuffled]`: events of the last move. */
export function expectHappened<T extends GameTypes>(
  run: Run<T>,
  wanted: unknown,
  should: boolean,
  path: Path,
): void {
  const types = toldTo(run, undefined).map(({ type }) => type);
  for (const [i, item] of asList(wanted, path).entries()) {
    const type = oneOf(item, run.adapter.events, [...path, i]);
    if (types.includes(type) !== should)
      throw new ScenarioError([...path, i], `it happened: ${list(types, 40)}.`);
  }
}

/** Whether a value has what is wanted of it. Seats are numbers in events; a scenario may name them. */
function includes<T extends GameTypes>(run: Run<T>, own: unknown, wanted: unknown): boolean {
  if (typeof wanted === 'object' && wanted !== null && typeof own === 'object' && own !== null) {
    return Object.entries(wanted).every(([key, value]) => includes(run, (own as Fields)[key], value));
  }
  return own === wanted || (typeof own === 'number' && run.state.seats[own] === wanted);
}

export function expectTalk<T extends GameTypes>(
  run: Run<T>,
  key: 'talk' | 'refused talk',
  fields: Fields,
  path: Path,
): void {
  for (const [name, to] of Object.entries(fields)) {
    if (name === 'why') continue;
    const at = [...path, name];
    const from = seatNamed(run, name, at);
    const target = to === 'everyone' ? null : seatNamed(run, asText(to, at), at);
    const reason = run.adapter.game.mayTalk(run.state, from, target);
    if ((reason === undefined) !== (key === 'talk')) {
      throw new ScenarioError(at, reason === undefined ? `${name} may talk` : `refused for “${why(reason)}”`);
    }
    if (reason !== undefined && fields['why'] !== undefined && why(reason) !== fields['why']) {
      throw new ScenarioError([...path, 'why'], `refused for “${why(reason)}”`);
    }
  }
}
