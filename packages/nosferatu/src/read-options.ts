// Reading table options that come from anywhere, and what is wrong with them.

import type { Reason } from '@nocturne/kernel';
import { bitesToWin, CHOICES, COUNTS, type Counts, defaultOptions, type Options } from './options.ts';
import type { Nosferatu } from './types.ts';

type Problem = Reason<Nosferatu>;

function readCounts(raw: unknown, problems: Problem[]): Counts {
  const counts = { ...COUNTS };
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    problems.push({ why: 'option-value', option: 'counts', allowed: Object.keys(COUNTS).join(', ') });
    return counts;
  }
  for (const [kind, count] of Object.entries(raw)) {
    if (kind === 'dawn' && count === 1) continue;
    if (!Object.hasOwn(COUNTS, kind)) {
      problems.push({ why: 'option-unknown', option: `counts.${kind}` });
    } else if (!Number.isInteger(count) || count < 0 || count > 200) {
      problems.push({ why: 'option-value', option: `counts.${kind}`, allowed: '0–200' });
    } else {
      counts[kind as keyof Counts] = count as number;
    }
  }
  return counts;
}

const isPlainValue = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** N-1.5: numbers with which every Bite can be placed and a reshuffle is never empty. */
function checkCounts(options: Options, seats: number): Problem[] {
  const { counts } = options;
  const active = seats - 1;
  const toWin = bitesToWin(options, seats);
  const spare = counts.night - seats;
  const library = spare + counts.bite + counts.rumour + counts.component;
  const least = 3 * active + 3 + spare;
  const problems: Problem[] = [];
  if (spare < 0) problems.push({ why: 'few-nights', least: seats });
  if (counts.bite < toWin) problems.push({ why: 'few-bites', least: toWin });
  if (spare >= 0 && library < least) problems.push({ why: 'small-library', size: library, least });
  return problems;
}

/** Reads options from anywhere: unknown keys and values are listed, missing ones take their default. */
export function readOptions(
  raw: unknown,
  seats: number,
): { options: Options } | { problems: readonly Problem[] } {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { problems: [{ why: 'option-unknown', option: String(raw) }] };
  }
  const problems: Problem[] = [];
  const options = defaultOptions();
  for (const [key, value] of Object.entries(raw)) {
    if (key === 'counts') {
      options.counts = readCounts(value, problems);
    } else if (!Object.hasOwn(CHOICES, key)) {
      problems.push({ why: 'option-unknown', option: key });
    } else {
      const allowed: readonly unknown[] = CHOICES[key as keyof typeof CHOICES];
      const found = isPlainValue(value) ? allowed.find((one) => String(one) === String(value)) : undefined;
      if (found === undefined)
        problems.push({ why: 'option-value', option: key, allowed: allowed.join(', ') });
      else Object.assign(options, { [key]: found });
    }
  }
  problems.push(...checkCounts(options, seats));
  return problems.length > 0 ? { problems } : { options };
}
