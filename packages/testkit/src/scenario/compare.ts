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

/** Throws at the first expectation that does not hold. */
export function expectFacts(facts: Facts, expected: Fields, path: Path, whose = ''): void {
  for (const [key, wanted] of Object.entries(expected)) {
    const fact = findFact(facts, key);
    const at = [...path, key];
    if (fact === undefined) {
      const known = Object.keys(facts);
      throw new ScenarioError(
        at,
        `${whose}nothing is known of “${key}”. Nearest: ${list(nearest(key, known))}. Known: ${list(known, 40)}.`,
      );
    }
    if (isFacts(fact) && typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted)) {
      expectFacts(fact, wanted as Fields, at, whose);
    } else if (!same(fact, wanted)) {
      throw new ScenarioError(at, `${whose}${key} is ${show(plain(fact))}, expected ${show(wanted)}`);
    }
  }
}
