import type { Language } from '@nocturne/kernel';
import { expect, test } from 'vitest';
import { hyphenated } from './syllables.ts';

const shown = (name: string, language: Language): string =>
  hyphenated(name, language).replaceAll('\u00AD', '-');

test.each([
  ['es', 'Condicionamiento', 'Con-di-cio-na-miento'],
  ['fr', 'Conditionnement', 'Con-di-tion-ne-ment'],
  ['fr', 'Sociabilisation', 'Socia-bi-li-sa-tion'],
  ['pt', 'Publicamente', 'Publi-ca-mente'],
  ['it', 'Condizionamento di Massa', 'Con-di-zio-na-mento di Massa'],
  ['en', 'Foreshadowing Destruction', 'Foreshadow-ing Destruc-tion'],
  ['en', 'Troublemaker', 'Troublemaker'],
] as const)('in %s %s may be broken as %s', (language, name, broken) => {
  expect(shown(name, language)).toBe(broken);
});

test('short words are left as they are', () => {
  expect(shown('Disputa de recursos', 'es')).toBe('Disputa de recursos');
  expect(shown('Deflection', 'en')).toBe('Deflection');
});
