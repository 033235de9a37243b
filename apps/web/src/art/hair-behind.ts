// Hair behind the head.

import type { Face, Traits } from './face.ts';
import { circ, f, K, line, path, S } from './ink.ts';

/** What is seen of the hair behind the head. */
export const hairBehind: Partial<Record<Traits['hair'], (face: Face) => string>> = {
  long: ({ cx, hw }: Face) =>
    path(
      `M${cx - hw - 4} 96C${cx - hw - 9} 60 ${cx - hw - 6} 14 ${cx} 14.5C${cx + hw + 6} 14 ${cx + hw + 9} 60 ${cx + hw + 5} 96Z`,
      K,
    ),
  wave: ({ cx, hw }: Face) =>
    path(
      `M${cx - hw - 7} 84C${cx - hw - 14} 66 ${cx - hw - 2} 58 ${cx - hw - 6} 42C${cx - hw - 8} 18 ${cx - 8} 11 ${cx + 4} 13C${cx + hw + 10} 14 ${cx + hw + 7} 44 ${cx + hw + 4} 54C${cx + hw + 2} 64 ${cx + hw + 12} 72 ${cx + hw + 6} 86Z`,
      K,
    ),
  bob: ({ cx, hw }: Face) =>
    path(
      `M${cx - hw - 5} 66C${cx - hw - 9} 38 ${cx - hw - 2} 14 ${cx} 14C${cx + hw + 2} 14 ${cx + hw + 9} 38 ${cx + hw + 5} 66Q${cx + hw} 70 ${cx + hw - 4} 66V40H${cx - hw + 4}V66Q${cx - hw} 70 ${cx - hw - 5} 66Z`,
      K,
    ),
  afro: ({ cx, hw, r }: Face) => {
    let drawn = '';

    for (let i = 0; i < 15; i++) {
      const a = Math.PI * (0.92 + (i / 14) * 1.16);
      drawn += circ(cx + Math.cos(a) * (hw + 5), 38 + Math.sin(a) * 20, 8 + r() * 2, K);
    }
    drawn += circ(cx, 30, 20, K);

    return drawn;
  },
  bun: ({ cx }: Face) => circ(cx + 4, 12, 8.5, K) + line(`M${cx - 1} 8Q${cx + 4} 4 ${cx + 9} 9`, S, 1),
  braids: ({ cx, hw }: Face) => {
    let drawn = '';
    for (let i = 0; i < 7; i++) {
      const x = cx - hw - 3 + (i * (hw * 2 + 6)) / 6;
      drawn += line(`M${f(x)} 34Q${f(x + (i < 3 ? -4 : 4))} 56 ${f(x + (i < 3 ? -2 : 2))} 84`, K, 5.5);
    }
    return drawn;
  },
  hood: ({ cx }: Face) =>
    path(`M${cx - 33} 100C${cx - 34} 62 ${cx - 26} 8 ${cx} 6C${cx + 26} 8 ${cx + 34} 62 ${cx + 33} 100Z`, K) +
    line(`M${cx - 27} 84C${cx - 29} 56 ${cx - 21} 14 ${cx} 11`, S, 1.2),
  veil: ({ cx }: Face) =>
    path(
      `M${cx - 27} 100C${cx - 30} 50 ${cx - 22} 10 ${cx} 9C${cx + 22} 10 ${cx + 30} 50 ${cx + 27} 100Z`,
      K,
    ),
};
