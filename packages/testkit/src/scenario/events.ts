// The lines of a script that check what the last move brought about.

import { eventFor, type GameTypes, type Seat } from '@nocturne/kernel';
import { type Path, ScenarioError } from './document.ts';
import { asFields, asList, checkKeys, type Fields, list, oneOf } from './read.ts';
import { checkSeatNames, type Run, viewerNamed } from './run-state.ts';

interface Told {
  type: string;
  fields: Fields;
}

const eventNames = <T extends GameTypes>({ adapter }: Run<T>): string[] => Object.keys(adapter.events);

/** The events of the last move, as a seat or (`undefined`) as they truly were. */
function toldTo<T extends GameTypes>({ state }: Run<T>, seat: Seat | null | undefined): Told[] {
  return state.events.map((event) => {
    const { type, data, secret } = seat === undefined ? event : eventFor(event, seat);
    return { type, fields: { ...data, ...secret } as Fields };
  });
}

const inBrief = (events: readonly Told[]): string =>
  events.length === 0
    ? 'nothing'
    : list(events.map(({ type, fields }) => `${type} ${JSON.stringify(fields)}`));

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field that an event never has, and a seat that is not there, would never be told. */
function checkFields<T extends GameTypes>(run: Run<T>, type: string, fields: Fields, path: Path): void {
  const known = (run.adapter.events as Readonly<Record<string, readonly string[]>>)[type]!;
  checkKeys(fields, known, path);
  const happened = toldTo(run, undefined).filter((event) => event.type === type);
  for (const [key, wanted] of Object.entries(fields)) {
    const at = [...path, key];
    if (run.adapter.seatNames.includes(key) && typeof wanted !== 'number') checkSeatNames(run, wanted, at);
    checkCardName(run, key, wanted, at);
    for (const { fields: own } of happened) {
      if (isGroup(wanted) && isGroup(own[key])) checkKeys(wanted, Object.keys(own[key]), at);
    }
  }
}

function checkCardName<T extends GameTypes>(
  { adapter }: Run<T>,
  key: string,
  wanted: unknown,
  at: Path,
): void {
  const { cardNames } = adapter;
  if (typeof wanted !== 'string' || !cardNames?.fields.includes(key) || cardNames.knows(wanted)) return;
  throw new ScenarioError(at, `there is no card “${wanted}”`);
}

/** `told: {Ana: {gave: {card: bite}}}`: from the last move. */
export function expectTold<T extends GameTypes>(
  run: Run<T>,
  key: 'told' | 'not told',
  fields: Fields,
  path: Path,
): void {
  for (const [name, wanted] of Object.entries(fields)) {
    const seat = viewerNamed(run, name, [...path, name]);
    for (const [type, inner] of Object.entries(asFields(wanted, [...path, name]))) {
      const at = [...path, name, type];
      oneOf(type, eventNames(run), at);
      const expected = asFields(inner, at);
      checkFields(run, type, expected, at);
      const told = toldTo(run, seat);
      const matching = told.some((event) => event.type === type && includes(run, event.fields, expected));
      if (matching === (key === 'not told'))
        throw new ScenarioError(at, `${name} was told: ${inBrief(told)}.`);
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
    const type = oneOf(item, eventNames(run), [...path, i]);
    if (types.includes(type) !== should)
      throw new ScenarioError([...path, i], `it happened: ${list(types, 40) || 'nothing'}.`);
  }
}

/** What a number in an event stands for: a seat, or a card as it is called now, or was before it left. */
function isCalled<T extends GameTypes>(run: Run<T>, own: number, wanted: unknown, key: string): boolean {
  const { cardNames } = run.adapter;
  if (!cardNames?.fields.includes(key)) return run.state.seats[own] === wanted;
  const name = cardNames.nameOf(run.state, own) ?? (run.last && cardNames.nameOf(run.last.before, own));
  return name === wanted;
}

/** Whether a value has what is wanted of it. Seats and cards are numbers in events; a scenario may name them. */
function includes<T extends GameTypes>(run: Run<T>, own: unknown, wanted: unknown, key = ''): boolean {
  if (typeof wanted === 'object' && wanted !== null && typeof own === 'object' && own !== null) {
    return Object.entries(wanted).every(([inner, value]) =>
      includes(run, (own as Fields)[inner], value, Array.isArray(own) ? key : inner),
    );
  }
  return own === wanted || (typeof own === 'number' && isCalled(run, own, wanted, key));
}
