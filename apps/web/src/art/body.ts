// Neck, shoulders and collar.

import type { Face, Traits } from './face.ts';
import { circ, D, f, K, line, path, S } from './ink.ts';

const collars: Record<Traits['collar'], (face: Face) => string> = {
  lapel: ({ cx }: Face) =>
    path(`M${cx - 10} 75.5L${cx} 89L${cx - 7} 100H${cx - 17}L${cx - 21} 86Z`, S) +
    line(`M${cx + 10} 76L${cx + 1} 90`, S, 1.4) +
    path(`M${cx - 3} 88L${cx} 86L${cx + 3} 88L${cx + 1.5} 100H${cx - 1.5}Z`, D),
  high: ({ cx }: Face) =>
    path(`M${cx - 11} 100L${cx - 17} 66L${cx - 6} 80L${cx} 88V100Z`, S) +
    path(`M${cx + 11} 100L${cx + 17} 66L${cx + 6} 80L${cx} 88V100Z`, K) +
    line(`M${cx + 17} 66L${cx + 7} 80`, S, 1.2),
  round: ({ cx }: Face) =>
    line(`M${cx - 13} 78Q${cx} 94 ${cx + 13} 78`, S, 2.2) +
    line(`M${cx - 24} 84Q${cx - 20} 92 ${cx - 21} 100`, S, 1),
  fur: ({ cx, r }: Face) => {
    let drawn = '';
    for (let i = 0; i < 11; i++) {
      const x = cx - 25 + i * 5;
      drawn += line(
        `M${x} ${f(80 + Math.abs(i - 5) * 1.2)}l${i < 5 ? -3 : 3} ${f(7 + r() * 5)}`,
        i < 6 ? S : D,
        2.6,
      );
    }
    return drawn;
  },
  bare: ({ cx, skin }: Face) =>
    path(
      `M${cx - 20} 82Q${cx - 8} 78 ${cx - 7} 72L${cx + 1} 84L${cx} 96Q${cx - 12} 94 ${cx - 20} 82Z`,
      skin,
      'opacity=".85"',
    ) +
    line(`M${cx - 11} 82L${cx} 93L${cx + 9} 83`, S, 1.3) +
    circ(cx, 94, 1.8, S),
  rags: ({ r }: Face) => {
    let drawn = '';
    for (let i = 0; i < 6; i++)
      drawn += line(`M${14 + i * 6} ${f(96 - i * 2.2)}l4 ${f(-6 - r() * 5)}`, S, 1.4);
    return drawn;
  },
};

/** Neck, shoulders and what is worn on them. */
export const bodyOf = (face: Face): string => {
  const { cx, skin } = face;
  const shoulders =
    path(`M${cx - 8} 64V80H${cx + 8}V64Z`, K) +
    path(
      `M${cx - 7} 68L${cx - 7} 82L${cx + 1} 84L${cx + 1} 72Q${cx - 5} 72 ${cx - 7} 68Z`,
      skin,
      'opacity=".8"',
    ) +
    path(`M4 100C6 84 20 80 ${cx - 9} 76L${cx} 88L${cx + 9} 76C80 80 94 84 96 100Z`, K);
  return shoulders + collars[face.traits.collar](face);
};
