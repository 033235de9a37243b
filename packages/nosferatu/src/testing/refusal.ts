// Why a table cannot start, in words, and where in the scenario that is written.

import { nearest, type Reason } from '@nocturne/kernel';
import { asFields, type Path, type Position, type Refusal } from '@nocturne/testkit';
import { CHOICES, COUNTS } from '../options.ts';
import type { Nosferatu } from '../types.ts';

const COUNTED = 'counts';

const pathOf = (option: string): Path => ['options', ...option.split('.')];

function valueAt(options: unknown, option: string): unknown {
  let value = options;
  for (const key of option.split('.')) value = asFields(value, ['options'])[key];
  return value;
}

const didYouMean = (word: string, among: readonly string[]): string => {
  const [first] = nearest(word, among, 1);
  return first === undefined ? '' : ` Did you mean ${first}?`;
};

function unknownOption(option: string): string {
  const [, kind] = option.split('.');
  const known = option.startsWith(`${COUNTED}.`) ? Object.keys(COUNTS) : [...Object.keys(CHOICES), COUNTED];
  return `there is no option “${option}”.${didYouMean(kind ?? option, known)} Known: ${known.join(', ')}`;
}

function wrongValue(option: string, allowed: string, value: unknown): string {
  const values = Object.hasOwn(CHOICES, option) ? CHOICES[option as keyof typeof CHOICES] : [];
  const said = typeof value === 'string' ? value : JSON.stringify(value);
  return `${option} is one of: ${allowed}, not ${said}.${didYouMean(said, values.map(String))}`;
}

/** Undefined for reasons that are not the game's. */
export function refusalOf(
  reason: Reason<Nosferatu>,
  { options, seats }: Pick<Position, 'options' | 'seats'>,
): Refusal | undefined {
  switch (reason.why) {
    case 'option-unknown':
      return { path: pathOf(reason.option), message: unknownOption(reason.option) };
    case 'option-value': {
      const value = valueAt(options, reason.option);
      return { path: pathOf(reason.option), message: wrongValue(reason.option, reason.allowed, value) };
    }
    case 'few-nights':
      return {
        path: pathOf('counts.night'),
        message: `${seats.length} seats need at least ${reason.least} Nights`,
      };
    case 'few-bites':
      return { path: pathOf('counts.bite'), message: `there are at least ${reason.least} Bites` };
    case 'small-library':
      return {
        path: pathOf('counts'),
        message: `the Library would have ${reason.size} cards; ${seats.length} seats need at least ${reason.least}`,
      };
    default:
      return undefined;
  }
}
