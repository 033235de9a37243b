// Reading values of a scenario: whatever is wrong is said with its place and the nearest right word.

import { nearest } from '@nocturne/kernel';
import { type Path, ScenarioError } from './document.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A list in words, shortened if it is long. */
export const list = (items: readonly string[], most = 12): string =>
  items.length > most ? `${items.slice(0, most).join(' · ')} · … (${items.length})` : items.join(' · ');

function suggest(word: string, among: readonly string[]): string {
  const [first] = nearest(word, among, 1);
  return first === undefined ? '' : ` Did you mean “${first}”? Known here: ${list(among, 30)}.`;
}

export function asFields(value: unknown, path: Path): Fields {
  if (value === null || value === undefined) return {};
  if (typeof value === 'object' && !Array.isArray(value)) return value as Fields;
  throw new ScenarioError(path, `expected “key: value” pairs, not ${show(value)}`);
}

export function asList(value: unknown, path: Path): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new ScenarioError(path, `expected a list like [a, b], not ${show(value)}`);
}

export function asText(value: unknown, path: Path): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new ScenarioError(path, `expected a word, not ${show(value)}`);
}

export function asCount(value: unknown, path: Path): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw new ScenarioError(path, `expected a whole number from 0, not ${show(value)}`);
}

export function asFlag(value: unknown, path: Path): boolean {
  if (typeof value === 'boolean') return value;
  throw new ScenarioError(path, `expected true or false, not ${show(value)}`);
}

export function oneOf<const Word extends string>(value: unknown, words: readonly Word[], path: Path): Word {
  const text = asText(value, path);
  if ((words as readonly string[]).includes(text)) return text as Word;
  throw new ScenarioError(path, `“${text}” is not known.${suggest(text, words)}`);
}

export function checkKeys(fields: Fields, known: readonly string[], path: Path): void {
  for (const key of Object.keys(fields)) {
    if (!known.includes(key)) {
      throw new ScenarioError([...path, key], `the key “${key}” is not known.${suggest(key, known)}`);
    }
  }
}
