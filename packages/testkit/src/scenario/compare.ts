// Comparing what is expected with what is.

import { nearest } from '@nocturne/kernel';
import type { AnyOrder, Fact, Facts } from './adapter.ts';
import { type Path, ScenarioError } from './document.ts';
import { type Fields, list, show } from './read.ts';

const isAnyOrder = (fact: Fact | undefined): fact is AnyOrder =>
  typeof fact === 'object' && fact !== null && Object.hasOwn(fact, 'anyOrder');
const isFacts = (fact: Fact | undefined): fact is Facts =>
  typeof fact === 'object' && fact !== null && !Array.isArray(fact) && !isAnyOrder(fact);

function plain(fact: Fact): unknown {
  if (isAnyOrder(fact)) return fact.anyOrder;
  if (Array.isArray(fact)) return fact.map(plain);
  if (isFacts(fact))
    return Object.fromEntries(Object.entries(fact).map(([key, inner]) => [key, plain(inner)]));
  return fact;
}

/** Finds the fact that a key speaks of: `stake`, `Ana.bites`; the longest match wins, so names may hold dots. */
export function findFact(facts: Facts, key: string): Fact | undefined {
  if (Object.hasOwn(facts, key)) return facts[key];
  for (let dot = key.lastIndexOf('.'); dot > 0; dot = key.lastIndexOf('.', dot - 1)) {
    const head = facts[key.slice(0, dot)];
    if (isFacts(head)) return findFact(head, key.slice(dot + 1));
  }
  return undefined;
}

function same(fact: Fact, expected: unknown): boolean {
  if (isAnyOrder(fact)) {
    const wanted = Array.isArray(expected) ? expected.map(String) : null;
    return wanted !== null && wanted.toSorted().join('\n') === fact.anyOrder.toSorted().join('\n');
  }
  if (Array.isArray(fact)) {
    return (
      Array.isArray(expected) &&
      fact.length === expected.length &&
      fact.every((one, i) => same(one as Fact, expected[i]))
    );
  }
  if (isFacts(fact)) {
    const fields = expected as Fields;
    return (
      typeof expected === 'object' &&
      expected !== null &&
      Object.keys(fields).every((key) => {
        const inner = findFact(fact, key);
        return inner !== undefined && same(inner, fields[key]);
      })
    );
  }
  return (
    fact === expected || (typeof expected !== 'object' && fact !== null && show(fact) === show(expected))
  );
}

/** Facts of a seat are often written without the seat's name. */
function whatIsKnown(facts: Facts, key: string): string {
  const known = Object.keys(facts);
  const inner = known.filter((name) => isFacts(facts[name]) && Object.hasOwn(facts[name], key));
  const guess = inner.length > 0 ? inner.map((name) => `${name}.${key}`) : nearest(key, known);
  return `Did you mean ${list(guess.slice(0, 3))}? Known: ${list(known, 40)}.`;
}

/** What is not known is neither so nor otherwise: a misspelt fact must not pass for one. */
export function knownFact(facts: Facts, key: string, path: Path, whose = ''): Fact {
  const fact = findFact(facts, key);
  if (fact !== undefined) return fact;
  throw new ScenarioError(path, `${whose}nothing is known of “${key}”. ${whatIsKnown(facts, key)}`);
}

/** Each expectation with the fact it speaks of; those about a seat or a group one by one. */
function eachFact(
  facts: Facts,
  expected: Fields,
  path: Path,
  whose: string,
  compare: (key: string, fact: Fact, wanted: unknown, path: Path) => void,
): void {
  const entries = Object.entries(expected);
  if (entries.length === 0) throw new ScenarioError(path, 'nothing is checked here');
  for (const [key, wanted] of entries) {
    const at = [...path, key];
    const fact = knownFact(facts, key, at, whose);
    if (isFacts(fact) && typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted)) {
      eachFact(fact, wanted as Fields, at, whose, compare);
    } else compare(key, fact, wanted, at);
  }
}

/** Throws at the first expectation that does not hold. */
export function expectFacts(facts: Facts, expected: Fields, path: Path, whose = ''): void {
  eachFact(facts, expected, path, whose, (key, fact, wanted, at) => {
    if (!same(fact, wanted))
      throw new ScenarioError(at, `${whose}${key} is ${show(plain(fact))}, expected ${show(wanted)}`);
  });
}

/** Throws at the first expectation that does hold. */
export function expectOtherFacts(facts: Facts, unexpected: Fields, path: Path): void {
  eachFact(facts, unexpected, path, '', (key, fact, wanted, at) => {
    if (same(fact, wanted)) throw new ScenarioError(at, `${key} is ${show(wanted)}, though it should not be`);
  });
}
