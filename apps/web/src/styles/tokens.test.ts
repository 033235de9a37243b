import { CLANS, LIBRARY_TYPES } from '@nocturne/vtes';
import { expect, test } from 'vitest';
import { clanWord, typeWord } from '../marks/marks.ts';
import tokens from './tokens.css?raw';

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The value of a token in the rule of a selector. */
function token(selector: string, name: string): string {
  const rules = [...tokens.matchAll(/([^{}]+)\{([^}]*)\}/g)].filter(([, selectors]) =>
    selectors!
      .replaceAll(/\/\*.*?\*\//gs, '')
      .split(',')
      .some((one) => one.trim() === selector),
  );
  const found = rules
    .map(([, , body]) => new RegExp(`${name}:\\s*(#[0-9a-f]{6})`).exec(body!)?.[1])
    .find(Boolean);
  if (found === undefined) throw new Error(`${selector} has no ${name}`);
  return found;
}

const night = [0, 1, 2, 3, 4].map((level) => token(':root', `--night-${level}`));
const paper = token(':root', '--paper');

test.each(['bone', 'bone-2', 'mist', 'lamp', 'moon', 'shade', 'blood-t', 'moss'])(
  '%s is read on every night',
  (ink) => {
    for (const ground of night)
      expect(contrast(token(':root', `--${ink}`), ground)).toBeGreaterThanOrEqual(4.5);
  },
);

test('ink is read on paper', () => {
  for (const ink of ['--paper-ink', '--paper-ink-2'])
    expect(contrast(token(':root', ink), paper)).toBeGreaterThanOrEqual(7);
});

test.each([
  ...CLANS.map((clan) => `.${clanWord(clan)}`),
  ...LIBRARY_TYPES.map((type) => `.type-${typeWord(type)}`),
])('marks of %s are seen on night and on paper', (selector) => {
  for (const ground of night) expect(contrast(token(selector, '--ct'), ground)).toBeGreaterThanOrEqual(4.7);
  expect(contrast(token(selector, '--ci'), paper)).toBeGreaterThanOrEqual(6);
});
