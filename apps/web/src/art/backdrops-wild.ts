// More backdrops: those of the wild, the dead and the faithful.

import { at, type Chance, circ, D, f, G, K, line, path, rect, S, times } from './ink.ts';

const ground = rect(0, 0, 100, 100, G);

/** Bare trees, and the marks of claws. */
export function forest(r: Chance): string {
  const tree = (i: number): string => {
    const x = 4 + i * 15 + r() * 6;
    const branches = times(3, (j) => `M${f(x)} ${60 - j * 16}l${(i + j) % 2 ? 9 : -9} -${8 + j * 2}`);
    return line(`M${f(x)} 100V8${branches}`, i % 3 ? D : S, 3.2 - (i % 3));
  };
  return ground + circ(72, 26, 15, S) + times(7, tree);
}

/** A pointed window, its tracery and its stone. */
export const window = (): string =>
  rect(0, 0, 100, 100, D) +
  path('M16 100V46Q20 18 50 0Q80 18 84 46V100Z', S) +
  path('M22 100V48Q26 24 50 9Q74 24 78 48V100Z', G) +
  line('M50 9V100M22 56H78M36 20V100M64 20V100', D, 2.4) +
  circ(50, 30, 9, 'none', `stroke="${S}" stroke-width="2.4"`);

/** A low sun over the plain. */
export const plain = (): string =>
  rect(0, 0, 100, 100, D) +
  circ(50, 44, 34, S) +
  times(5, (i) => rect(0, 34 + i * 9, 100, 1.4 + i, G)) +
  path('M0 84Q50 74 100 84V100H0Z', K) +
  path('M8 84L11 60Q-6 60 -2 50Q12 38 30 48Q34 58 16 60L14 84Z', K);

/** Headstones under a thin moon. */
export function graves(r: Chance): string {
  const stone = (i: number): string => {
    const x = -4 + i * 19 + r() * 5;
    const h = 22 + r() * 26;
    return (
      path(`M${f(x)} 100V${f(100 - h)}a8 8 0 0 1 16 0V100Z`, i % 2 ? S : D) +
      line(`M${f(x + 8)} ${f(98 - h)}v10M${f(x + 4)} ${f(102 - h)}h8`, G, 1.6)
    );
  };
  return ground + path('M74 6A22 22 0 1 0 88 40 18 18 0 1 1 74 6Z', S) + times(6, stone);
}

/** Arms of shadow, rising. */
export function shadows(r: Chance): string {
  const arm = (i: number): string => {
    const x = 4 + i * 13;
    const bend = (r() - 0.5) * 40;
    return line(
      `M${x} 104C${f(x + bend)} 70 ${f(x - bend)} 44 ${f(x + bend * 0.6)} ${f(6 + r() * 24)}`,
      i % 2 ? K : G,
      7,
    );
  };
  return rect(0, 0, 100, 100, D) + circ(50, 40, 36, S) + times(8, arm);
}

/** The coils of a serpent. */
export const coils = (): string =>
  ground +
  times(4, (i) => circ(50, 44, 46 - i * 11, 'none', `stroke="${i % 2 ? D : S}" stroke-width="7"`)) +
  times(30, (i) => line(`M${at(50, 44, i * 0.21, 43)}L${at(50, 44, i * 0.21 + 0.08, 49)}`, G, 1.2)) +
  path('M88 58L99 50L97 66Z', S);

/** A wheel and its spokes. */
export const wheel = (): string =>
  rect(0, 0, 100, 100, D) +
  circ(50, 44, 42, 'none', `stroke="${S}" stroke-width="5"`) +
  times(8, (i) => line(`M${at(50, 44, i * 0.785, 8)}L${at(50, 44, i * 0.785, 42)}`, S, 3)) +
  circ(50, 44, 30, 'none', `stroke="${G}" stroke-width="3"`) +
  circ(50, 44, 9, S);

/** Morning behind a window cross. */
export const morning = (): string =>
  ground +
  times(18, (i) =>
    path(`M50 40L${at(50, 40, i * 0.349 - 0.07, 90)}L${at(50, 40, i * 0.349 + 0.07, 90)}Z`, i % 2 ? D : S),
  ) +
  line('M50 0V100M0 40H100', G, 5);

/** A third eye, open. */
export const thirdEye = (): string =>
  ground +
  times(24, (i) => line(`M${at(50, 26, i * 0.2618, 30)}L${at(50, 26, i * 0.2618, i % 2 ? 44 : 66)}`, D, 2)) +
  path('M8 26Q50 -18 92 26Q50 66 8 26Z', S) +
  circ(50, 24, 17, D) +
  circ(50, 24, 8, S);
