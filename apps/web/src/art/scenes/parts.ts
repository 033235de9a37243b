// What several scenes are made of. A scene is 120 wide and 90 high.

import { BLOOD, type Chance, circ, D, f, G, K, L, line, path, poly, rect, S } from '../ink.ts';

export const sky = (r: Chance, moon = true): string =>
  rect(0, 0, 120, 90, G) +
  (moon ? circ(88, 26, 15, S) + circ(88, 26, 15, 'none', `stroke="${D}" stroke-width="5"`) : '') +
  Array.from({ length: 14 }, () => circ(r() * 120, r() * 50, 0.5 + r() * 0.6, L)).join('');
export const figure = (x: number, y: number, s: number, fill: string): string =>
  path(
    `M${f(x - 11 * s)} ${f(y)}C${f(x - 11 * s)} ${f(y - 20 * s)} ${f(x - 9 * s)} ${f(y - 24 * s)} ${f(x - 5 * s)} ${f(y - 27 * s)}C${f(x - 7 * s)} ${f(y - 42 * s)} ${f(x + 7 * s)} ${f(y - 42 * s)} ${f(x + 5 * s)} ${f(y - 27 * s)}C${f(x + 9 * s)} ${f(y - 24 * s)} ${f(x + 11 * s)} ${f(y - 20 * s)} ${f(x + 11 * s)} ${f(y)}Z`,
    fill,
  );
export const eyeShape = (x: number, y: number, w: number, h: number): string =>
  path(
    `M${f(x - w)} ${f(y)}Q${f(x)} ${f(y - h * 1.9)} ${f(x + w)} ${f(y)}Q${f(x)} ${f(y + h * 1.9)} ${f(x - w)} ${f(y)}Z`,
    L,
  ) +
  circ(x, y, h * 0.86, S) +
  circ(x, y, h * 0.42, K) +
  circ(x - h * 0.3, y - h * 0.35, h * 0.16, L) +
  line(`M${f(x - w)} ${f(y)}Q${f(x)} ${f(y - h * 1.9)} ${f(x + w)} ${f(y)}`, K, h * 0.24);
export const raven = (x: number, y: number, s: number, fill = K): string =>
  path(
    `M${f(x - 16 * s)} ${f(y - 2 * s)}Q${f(x - 10 * s)} ${f(y - 12 * s)} ${f(x - 1 * s)} ${f(y - 3 * s)}Q${f(x + 1 * s)} ${f(y - 5 * s)} ${f(x + 3 * s)} ${f(y - 3 * s)}Q${f(x + 10 * s)} ${f(y - 14 * s)} ${f(x + 18 * s)} ${f(y - 6 * s)}Q${f(x + 12 * s)} ${f(y - 7 * s)} ${f(x + 9 * s)} ${f(y - 2 * s)}Q${f(x + 6 * s)} ${f(y + 3 * s)} ${f(x + 4 * s)} ${f(y + 4 * s)}L${f(x + 1 * s)} ${f(y + 11 * s)}L${f(x - 2 * s)} ${f(y + 4 * s)}Q${f(x - 8 * s)} ${f(y + 2 * s)} ${f(x - 16 * s)} ${f(y - 2 * s)}Z`,
    fill,
  );
export const skyline = (r: Chance, base: number, min: number, max: number, lit: number): string => {
  let x = -4,
    drawn = '';
  while (x < 122) {
    const w = 9 + r() * 9,
      h = min + r() * (max - min);
    drawn += rect(x, base - h, w, h + 30, D);
    if (r() < 0.3)
      drawn += poly(
        [
          [x, base - h],
          [x + w / 2, base - h - 6 - r() * 6],
          [x + w, base - h],
        ],
        D,
      );
    for (let yy = base - h + 4; yy < base - 3; yy += 5)
      for (let xx = x + 2; xx < x + w - 2.5; xx += 3.6) if (r() < lit) drawn += rect(xx, yy, 1.6, 2.4, S);
    x += w + (r() < 0.2 ? 2 : 0);
  }
  return drawn;
};
export const drop = (x: number, y: number, s: number): string =>
  path(
    `M${f(x)} ${f(y - 8 * s)}C${f(x + 6 * s)} ${f(y)} ${f(x + 6 * s)} ${f(y + 6 * s)} ${f(x)} ${f(y + 6 * s)}C${f(x - 6 * s)} ${f(y + 6 * s)} ${f(x - 6 * s)} ${f(y)} ${f(x)} ${f(y - 8 * s)}Z`,
    BLOOD,
  );
export const handUp = (x: number, y: number, s: number, fill: string): string =>
  path(
    `M${f(x - 7 * s)} ${f(y)}V${f(y - 14 * s)}q-1-9 1.5-9t2.5 8v-10q.5-3 2.5-3t2 3v-3q.5-3 2.5-3t2.2 3v4q.5-2.5 2.3-2.5t2 3v16L${f(x + 7 * s)} ${f(y)}Z`,
    fill,
  );
