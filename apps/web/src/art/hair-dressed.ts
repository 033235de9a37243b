// Hair in front: bound, covered or gone.

import { type Face, shine } from './face.ts';
import { circ, f, K, L, line, path, S } from './ink.ts';

export const dressedHair = {
  afro: ({ cx, hw, r }: Face) =>
    path(
      `M${cx - hw - 2} 42C${cx - hw} 26 ${cx - 10} 25 ${cx} 27C${cx + 10} 25 ${cx + hw} 26 ${cx + hw + 2} 42C${cx + hw + 8} 16 ${cx - hw - 8} 16 ${cx - hw - 2} 42Z`,
      K,
    ) +
    Array.from({ length: 12 }, () => {
      const a = 3.3 + r() * 1.5,
        q = 17 + r() * 8;
      return circ(cx + Math.cos(a) * q * 1.1, 36 + Math.sin(a) * q, 0.9, S);
    }).join(''),
  bun: ({ cx, hw, top }: Face) =>
    path(
      `M${f(cx - hw - 0.8)} ${top + 22}C${cx - hw - 2} ${top - 2} ${cx - 6} ${top - 6} ${cx + 2} ${top - 6}C${cx + hw + 2} ${top - 4} ${cx + hw + 2} ${top + 10} ${f(cx + hw + 0.8)} ${top + 22}Q${cx + hw - 3} ${top + 8} ${cx + 2} ${top + 4}Q${cx - hw + 4} ${top + 9} ${f(cx - hw - 0.8)} ${top + 22}Z`,
      K,
    ) +
    shine([
      `M${cx - 13} ${top + 7}Q${cx - 4} ${top - 1} ${cx + 3} ${top - 4}`,
      `M${cx - 15} ${top + 12}Q${cx - 8} ${top + 3} ${cx + 2} ${top - 2}`,
    ]),
  braids: ({ cx, hw, top }: Face) =>
    path(
      `M${f(cx - hw - 2)} ${top + 22}C${cx - hw - 3} ${top - 5} ${cx - 6} ${top - 7} ${cx} ${top - 6}C${cx + 8} ${top - 7} ${cx + hw + 3} ${top - 4} ${f(cx + hw + 2)} ${top + 22}Q${cx + hw - 3} ${top + 8} ${cx} ${top + 6}Q${cx - hw + 4} ${top + 8} ${f(cx - hw - 2)} ${top + 22}Z`,
      K,
    ) +
    [-12, -7, -2, 3]
      .map((x) => line(`M${cx + x} ${top + 6}Q${f(cx + x * 0.7)} ${top} ${cx + x * 0.5} ${top - 4}`, S, 0.9))
      .join(''),
  hood: ({ cx }: Face) =>
    path(
      `M${cx - 26} 92C${cx - 27} 52 ${cx - 20} 16 ${cx} 13C${cx + 20} 16 ${cx + 27} 52 ${cx + 26} 92L${cx + 19} 78C${cx + 21} 48 ${cx + 16} 26 ${cx} 24C${cx - 16} 26 ${cx - 21} 48 ${cx - 19} 78Z`,
      K,
    ) + line(`M${cx - 19} 76C${cx - 21} 48 ${cx - 16} 26 ${cx} 24`, S, 1.6),
  veil: ({ cx }: Face) =>
    path(
      `M${cx - 22} 60C${cx - 22} 30 ${cx - 14} 18 ${cx} 17C${cx + 14} 18 ${cx + 22} 30 ${cx + 22} 60C${cx + 19} 40 ${cx + 12} 30 ${cx} 29C${cx - 12} 30 ${cx - 19} 40 ${cx - 22} 60Z`,
      S,
    ) +
    [0, 1, 2, 3]
      .map((i) => line(`M${cx - 17 + i * 2} ${34 + i * 6}L${cx + 14} ${30 + i * 8}`, K, 0.5, 'opacity=".6"'))
      .join(''),
  hat: ({ cx }: Face) =>
    path(`M${cx - 34} 35Q${cx} 25 ${cx + 34} 33Q${cx + 22} 40 ${cx} 38Q${cx - 24} 41 ${cx - 34} 35Z`, K) +
    path(
      `M${cx - 18} 32Q${cx - 19} 8 ${cx - 8} 9Q${cx} 14 ${cx + 8} 8Q${cx + 19} 8 ${cx + 18} 31Q${cx} 26 ${cx - 18} 32Z`,
      K,
    ) +
    path(`M${cx - 18.2} 31.5Q${cx} 25 ${cx + 18.2} 30.5V26Q${cx} 20 ${cx - 18.6} 26.5Z`, S) +
    line(`M${cx - 33} 35Q${cx - 10} 28 ${cx + 10} 28`, S, 0.9),
  wrap: ({ cx, hw }: Face) =>
    path(
      `M${f(cx - hw - 2)} 40C${cx - hw - 8} 18 ${cx - 14} 6 ${cx + 2} 7C${cx + 20} 7 ${cx + hw + 8} 20 ${f(cx + hw + 2)} 40Q${cx} 26 ${f(cx - hw - 2)} 40Z`,
      S,
    ) +
    line(`M${cx - 18} 33Q${cx - 4} 18 ${cx + 18} 22`, K, 1.4) +
    line(`M${cx - 20} 27Q${cx - 8} 12 ${cx + 14} 14`, K, 1.4) +
    line(`M${cx + 19} 34Q${cx + 12} 18 ${cx - 2} 10`, K, 1.4),
  tufts: ({ cx, hw }: Face) =>
    path(`M${cx - hw - 1} 50Q${cx - hw - 10} 40 ${cx - hw - 5} 28Q${cx - hw + 1} 30 ${cx - hw + 2} 38Z`, L) +
    path(`M${cx + hw + 1} 50Q${cx + hw + 10} 40 ${cx + hw + 5} 28Q${cx + hw - 1} 30 ${cx + hw - 2} 38Z`, S),
  bald: ({ cx, top }: Face) =>
    line(`M${cx - 10} ${top + 7}Q${cx - 7} ${top + 3} ${cx - 2} ${top + 3}`, L, 1.4),
};
