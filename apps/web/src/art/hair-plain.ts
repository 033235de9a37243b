// Hair in front: cut, combed or loose.

import { type Face, shine } from './face.ts';
import { f, K, line, path, type Point, poly, S } from './ink.ts';

export const plainHair = {
  slick: ({ cx, hw, top }: Face) =>
    path(
      `M${f(cx - hw - 1.2)} ${top + 25}C${f(cx - hw - 5)} ${top - 6} ${cx - 8} ${top - 9} ${cx + 3} ${top - 7}C${f(cx + hw + 6)} ${top - 5} ${f(cx + hw + 3)} ${top + 16} ${f(cx + hw + 1)} ${top + 25}Q${f(cx + hw - 3)} ${top + 10} ${cx + 7} ${top + 8}L${cx} ${top + 11}L${cx - 7} ${top + 8}Q${f(cx - hw + 3)} ${top + 11} ${f(cx - hw - 1.2)} ${top + 25}Z`,
      K,
    ) +
    shine([
      `M${cx - 14} ${top + 7}Q${cx - 9} ${top - 3} ${cx + 2} ${top - 4}`,
      `M${cx - 11} ${top + 8}Q${cx - 6} ${top + 1} ${cx + 4} ${top}`,
      `M${cx - 16} ${top + 12}Q${cx - 15} ${top + 4} ${cx - 12} ${top + 1}`,
    ]),
  part: ({ cx, hw, top }: Face) =>
    path(
      `M${f(cx - hw - 1)} ${top + 22}C${f(cx - hw - 4)} ${top - 4} ${cx - 12} ${top - 10} ${cx + 2} ${top - 8}C${f(cx + hw + 6)} ${top - 6} ${f(cx + hw + 3)} ${top + 14} ${f(cx + hw + 1)} ${top + 22}C${cx + hw - 2} ${top + 8} ${cx + 2} ${top + 12} ${cx - 9} ${top + 3}Q${cx - hw + 1} ${top + 10} ${f(cx - hw - 1)} ${top + 22}Z`,
      K,
    ) +
    shine([
      `M${cx - 8} ${top}Q${cx + 4} ${top + 6} ${cx + 15} ${top + 5}`,
      `M${cx - 6} ${top - 4}Q${cx + 6} ${top + 1} ${cx + 15} ${top}`,
    ]),
  crop: ({ cx, hw, top }: Face) =>
    path(
      `M${f(cx - hw - 0.5)} ${top + 18}C${f(cx - hw - 2)} ${top - 4} ${cx - 10} ${top - 4} ${cx} ${top - 4}C${cx + 10} ${top - 4} ${f(cx + hw + 2)} ${top - 4} ${f(cx + hw + 0.5)} ${top + 18}Q${cx + hw - 2} ${top + 7} ${cx} ${top + 6}Q${cx - hw + 2} ${top + 7} ${f(cx - hw - 0.5)} ${top + 18}Z`,
      K,
    ) +
    [0, 1, 2, 3, 4, 5].map((i) => line(`M${cx - 13 + i * 3} ${f(top + 4 - i * 0.8)}l.6 -3`, S, 0.8)).join(''),
  spikes: ({ cx, hw, r }: Face) => {
    let drawn = '';

    const p: Point[] = [];
    for (let i = 0; i <= 10; i++) {
      const a = Math.PI * (1.02 + (i / 10) * 0.96),
        q = i % 2 ? 33 + r() * 6 : 21;
      p.push([cx + Math.cos(a) * q * 0.92, 42 + Math.sin(a) * q]);
    }
    p.push([cx + hw, 40], [cx + 6, 30], [cx - 3, 33], [cx - 9, 29], [cx - hw, 41]);
    drawn += poly(p, K);

    return drawn;
  },
  long: ({ cx, hw }: Face) =>
    path(
      `M${cx + 1} 17C${cx - 12} 16 ${cx - hw - 4} 30 ${f(cx - hw - 2)} 62Q${cx - hw + 3} 50 ${cx - hw + 4} 42Q${cx - 7} 34 ${cx + 1} 24Q${cx + 8} 34 ${cx + hw - 4} 42Q${cx + hw - 3} 50 ${f(cx + hw + 2)} 62C${cx + hw + 4} 30 ${cx + 12} 16 ${cx + 1} 17Z`,
      K,
    ) +
    shine([
      `M${cx - 4} 19Q${cx - 17} 26 ${cx - 19} 52`,
      `M${cx - 20} 60Q${cx - 22} 76 ${cx - 20} 90`,
      `M${cx - 23} 50Q${cx - 25} 70 ${cx - 24} 88`,
    ]),
  wave: ({ cx, hw }: Face) =>
    path(
      `M${cx + 8} 15C${cx - 12} 13 ${cx - hw - 6} 26 ${f(cx - hw - 2)} 54Q${cx - 12} 44 ${cx - 9} 34Q${cx} 34 ${cx + 8} 24Q${cx + 14} 32 ${cx + hw} 46C${cx + hw + 4} 28 ${cx + 16} 16 ${cx + 8} 15Z`,
      K,
    ) +
    shine([
      `M${cx + 2} 18Q${cx - 14} 20 ${cx - 18} 42`,
      `M${cx - 20} 52Q${cx - 17} 62 ${cx - 23} 72`,
      `M${cx - 3} 24Q${cx - 10} 28 ${cx - 13} 36`,
    ]),
  bob: ({ cx, hw }: Face) =>
    path(
      `M${cx} 16C${cx - 16} 15 ${cx - hw - 3} 28 ${f(cx - hw - 1)} 44L${cx - hw + 3} 38.5L${cx + hw - 3} 38.5L${f(cx + hw + 1)} 44C${cx + hw + 3} 28 ${cx + 16} 15 ${cx} 16Z`,
      K,
    ) +
    shine([
      `M${cx - 15} 28Q${cx - 8} 22 ${cx} 22`,
      `M${cx - 12} 33Q${cx - 6} 29 ${cx + 2} 29`,
      `M${cx - 22} 44Q${cx - 23} 54 ${cx - 21} 62`,
    ]),
};
