// Comparing what is expected with what is.

import { AnyOrder, type Fact, type Facts } from './adapter.ts';
import { type Path, ScenarioError } from './document.ts';
import { type Fields, list, show } from './read.ts';
import { nearest } from '@nocturne/kernel';

const isFacts = (fact: Fact | undefined): fact is Facts =>
  typeof fact === 'object' && fact !== null && !Array.isArray(fact) && !(fact instanceof AnyOrder);

function plain(fact: Fact): unknown {
  if (fact instanceof AnyOrder) return fact.items;
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
  if (fact instanceof AnyOrder) {
    const wanted = Array.isArray(expected) ? expected.map(String) : null;
    return wanted !== null && wanted.toSorted().join('\n') === fact.items.toSorted().join('\n');
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

/** Throws at the first expectation that does not hold. */
export function expectFacts(facts: Facts, expected: Fields, path: Path, whose = ''): void {
  for (const [key, wanted] of Object.entries(expected)) {
    const fact = findFact(facts, key);
    const at = [...path, key];
    if (fact === undefined) {
      throw new ScenarioError(at, `${whose}nothing is known of “${key}”. ${whatIsKnown(facts, key)}`);
    }
    if (isFacts(fact) && typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted)) {
      expectFacts(fact, wanted as Fields, at, whose);
    } else if (!same(fact, wanted)) {
      throw new ScenarioError(at, `${whose}${key} is ${show(plain(fact))}, expected ${show(wanted)}`);
    }
  }
}

/** Throws at the first expectation that does hold. */
export function expectOtherFacts(facts: Facts, unexpected: Fields, path: Path): void {
  for (const key of Object.keys(unexpected)) {
    if (findFact(facts, key) === undefined) {
      throw new ScenarioError([...path, key], `nothing is known of “${key}”. ${whatIsKnown(facts, key)}`);
    }
    if (holds(facts, { [key]: unexpected[key] })) {
      throw new ScenarioError([...path, key], `${key} is ${show(unexpected[key])}, though it should not be`);
    }
  }
}

function holds(facts: Facts, expected: Fields): boolean {
  try {
    expectFacts(facts, expected, []);
    return true;
  } catch (error) {
    if (error instanceof ScenarioError) return false;
    throw error;
  }
}
