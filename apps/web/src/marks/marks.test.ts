import { CLANS, DISCIPLINES, LIBRARY_TYPES } from '@nocturne/vtes';
import { expect, test } from 'vitest';
import { clanMark, disciplineMark, SIGNS, typeMark } from './marks.ts';
import sprite from './sprite.svg?raw';

const drawn = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24">(.*?)<\/symbol>/gs)].map(([, id, marks]) => [
    id!,
    marks!,
  ]),
);

test('every clan, Discipline, card type and sign of the interface has its mark, and no mark is left over', () => {
  const wanted = [
    ...CLANS.map(clanMark),
    ...DISCIPLINES.map(disciplineMark),
    ...LIBRARY_TYPES.map(typeMark),
    ...SIGNS.map((sign) => `i-${sign}`),
  ];
  expect([...drawn.keys()].sort()).toEqual(wanted.sort());
});

test.each(['c-', 'd-', 't-', 'i-'])('no two marks of the kind %s are the same', (kind) => {
  const some = [...drawn].filter(([id]) => id.startsWith(kind)).map(([, marks]) => marks);
  expect(new Set(some).size).toBe(some.length);
});

test('marks take the colour of the text around them', () => {
  const colours = [...drawn.values()].flatMap((marks) =>
    [...marks.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour!),
  );
  expect(new Set(colours)).toEqual(new Set(['currentColor', 'none']));
});
