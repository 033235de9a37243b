// The inks of card art and the strokes it is drawn with. Drawings are SVG text.

/** Five inks, which the card gives: ink, ground, spot, spot in shadow, light. */
export const K = 'var(--k)';
export const G = 'var(--g)';
export const S = 'var(--s)';
export const D = 'var(--d)';
export const L = 'var(--l)';
/** The three that are the same on every card. */
export const BLOOD = '#b81f2c';
export const FLAME = '#e8a63a';
export const GOLD = '#e8b04a';

/** A number from 0 up to 1. */
export type Chance = () => number;
export type Point = readonly [number, number];

const hash = (text: string): number => {
  let h = 2166136261;
  for (const sign of text) h = Math.imul(h ^ sign.codePointAt(0)!, 16777619);
  return h >>> 0;
};

/** The same numbers for the same name, always: a card looks the same wherever it is drawn. */
export function chanceOf(name: string): Chance {
  let a = hash(name);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Rounded: a tenth of a unit is less than a pixel at any size. */
export const f = (n: number): number => Number(n.toFixed(1));
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, stroke: string, width = 1.2, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const circ = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}" ${more}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${fill}" ${more}/>`;
export const poly = (points: readonly Point[], fill: string, more = ''): string =>
  `<polygon points="${points.map((point) => point.map(f).join(',')).join(' ')}" fill="${fill}" ${more}/>`;
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
/** The point at an angle, on a circle. */
export const at = (x: number, y: number, angle: number, r: number): string =>
  `${f(x + Math.cos(angle) * r)} ${f(y + Math.sin(angle) * r)}`;
