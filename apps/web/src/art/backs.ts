// The backs of cards, 100 wide and 140 high: moon and hours for a library, coffin and drop for a crypt.

import { at, circ, line, path, rect } from './ink.ts';

export const backLibrary = (): string =>
  rect(0, 0, 100, 140, 'var(--bk)') +
  `<rect x="6" y="6" width="88" height="128" rx="4" fill="none" stroke="var(--bs)" stroke-width="1.5"/>` +
  circ(50, 70, 30, 'none', 'stroke="var(--bs)" stroke-width="1.5"') +
  path('M62 94A27 27 0 1 1 62 46 21 21 0 1 0 62 94z', 'var(--bs)') +
  Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * 6.2832;
    return line(`M${at(50, 70, a, 33)}L${at(50, 70, a, i % 2 ? 37 : 42)}`, 'var(--bs)', 1.4);
  }).join('');
export const backCrypt = (): string =>
  rect(0, 0, 100, 140, 'var(--bk)') +
  `<rect x="6" y="6" width="88" height="128" rx="4" fill="none" stroke="var(--bs)" stroke-width="1.5"/>` +
  path('M36 28H64L80 56L66 116H34L20 56Z', 'none', 'stroke="var(--bs)" stroke-width="2.5"') +
  path('M50 44C62 60 68 68 68 78A18 18 0 0 1 32 78C32 68 38 60 50 44Z', 'var(--bs)');

/** Nosferatu: a lozenge in a lozenge. */
export const backNosferatu = (): string =>
  rect(0, 0, 100, 140, 'var(--bk)') +
  `<rect x="6" y="6" width="88" height="128" rx="4" fill="none" stroke="var(--bs)" stroke-width="1.5"/>` +
  path('M50 22L82 70L50 118L18 70Z', 'none', 'stroke="var(--bs)" stroke-width="2.5"') +
  path('M50 46L66 70L50 94L34 70Z', 'var(--bs)');
