// Ears, face, eyes, mouth, beard, and what is worn on a face. The light comes from the left, hard: the profile line
// divides the face into a lit half and a dark one.

import { type Face, headOutline, shine, type Traits } from './face.ts';
import { circ, D, f, K, L, line, path, S } from './ink.ts';

const COVERED: ReadonlySet<Traits['hair']> = new Set([
  'long',
  'wave',
  'bob',
  'hood',
  'veil',
  'afro',
] as const);

export function ears({ traits, nos, cx, hw, skin }: Face): string {
  if (nos)
    return (
      path(`M${cx - hw + 1} 48L${cx - hw - 10} 22L${cx - hw - 1} 34Z`, skin) +
      path(`M${cx + hw - 1} 48L${cx + hw + 10} 22L${cx + hw + 1} 34Z`, K) +
      line(`M${cx + hw + 9} 24L${cx + hw + 1} 46`, S, 1) +
      line(`M${cx - hw - 7} 28L${cx - hw} 44`, K, 1.1)
    );
  if (COVERED.has(traits.hair)) return '';
  return (
    path(`M${cx - hw + 0.5} 44q-4.5 -2 -3.5 5 q.8 4.5 4 4.5z`, skin) +
    path(`M${cx + hw - 0.5} 44q4.5 -2 3.5 5 q-.8 4.5 -4 4.5z`, K)
  );
}

/** The left half, and the edge of nose, lips and chin. */
function litHalf({ cx, hw, top, chin, jw, r }: Face): string {
  const nose = 3.4 + r() * 1.6;
  const profile = `L${cx + 0.5} ${chin - 1.5}Q${cx + 3.4} ${chin - 4} ${cx + 1} ${chin - 7}Q${cx + 3} 63.6 ${cx + 1.2} 62.6Q${cx + 3.2} 61.6 ${cx + 0.6} 59.8L${f(cx + nose)} 57.6Q${f(cx + nose + 0.8)} 55.5 ${cx + 1.6} 49Q${cx - 0.4} 46 ${cx + 1.4} 42Q${cx + 3} 34 ${cx + 1} ${top}Z`;
  return `M${cx + 1} ${top}C${f(cx - hw * 1.02)} ${top} ${f(cx - hw * 1.14)} ${top + 16} ${f(cx - hw)} ${top + 27}C${f(cx - hw * 0.98)} ${chin - 13} ${cx - jw} ${chin - 1} ${cx + 0.5} ${chin - 0.6}${profile}`;
}

export function head(face: Face): string {
  const { traits, nos, cx, hw, top, chin, jw, skin } = face;
  const rim = line(
    `M${f(cx + hw - 0.8)} ${top + 18}C${f(cx + hw + 0.4)} ${top + 28} ${f(cx + hw - 2)} ${chin - 12} ${cx + jw - 3} ${chin - 5}`,
    S,
    1.3,
  );
  const cheek =
    traits.gaunt || nos
      ? path(
          `M${f(cx - hw + 1)} 52Q${cx - 11} 56 ${cx - 7.5} 66Q${cx - 13} 64 ${f(cx - hw + 2.2)} 57Z`,
          K,
          'opacity=".55"',
        )
      : [0, 1, 2]
          .map((i) =>
            line(`M${f(cx - hw + 2.2 + i * 0.7)} ${f(53.5 + i * 3)}l${f(4.4 - i * 0.6)} 3.4`, K, 0.9),
          )
          .join('');
  return path(headOutline(face), K) + path(litHalf(face), skin) + rim + cheek;
}

export function eyes({ traits, nos, cx, ey }: Face): string {
  const corner = ey + (nos ? 1 : 0.4);
  const eye = (x: number, side: number): string =>
    `M${x - 4} ${corner}Q${x - 0.5} ${ey - (traits.wideEye ? 4.6 : 3.2)} ${x + 4} ${ey - 0.2 * side}Q${x} ${ey + (traits.wideEye ? 3.4 : 2.2)} ${x - 4} ${corner}Z`;
  return (
    (nos ? circ(cx - 8, ey + 0.4, 5.6, K, 'opacity=".8"') : '') +
    path(eye(cx - 8, 1), nos ? L : K) +
    circ(cx - 7.4, ey - 0.4, nos ? 1.3 : 1.35, nos ? K : S) +
    path(eye(cx + 8.5, -1), S) +
    circ(cx + 8.2, ey - 0.3, 1.3, K)
  );
}

export function brows({ traits, nos, cx }: Face): string {
  if (nos)
    return (
      line(`M${cx - 14} 37L${cx - 4} 41.5`, K, 2) +
      line(`M${cx + 14} 37L${cx + 5} 41.5`, S, 1) +
      line(`M${cx - 9} 30Q${cx - 4} 28 ${cx} 30`, K, 0.9) +
      line(`M${cx - 8} 26Q${cx - 3} 24 ${cx} 26`, K, 0.9)
    );
  const width = traits.brow ?? (traits.fem ? 1.5 : 2.4);
  return (
    line(`M${cx - 13} 40.8Q${cx - 8} 37.8 ${cx - 3} 40.5`, K, width) +
    line(`M${cx + 4} 40.5Q${cx + 9} 38 ${cx + 13} 40.8`, S, width * 0.55)
  );
}

export function mouth({ traits, nos, cx }: Face): string {
  if (traits.fem)
    return (
      path(
        `M${cx - 6} 62.8Q${cx - 3} 60.6 ${cx + 0.6} 61.8L${cx + 0.6} 65.4Q${cx - 4} 66.4 ${cx - 6} 62.8Z`,
        traits.lips ?? D,
      ) + line(`M${cx + 1.5} 63Q${cx + 4} 62.3 ${cx + 6} 62.8`, S, 1.1)
    );
  if (nos)
    return (
      line(`M${cx - 8} 62Q${cx} 60.5 ${cx + 7} 62`, K, 1.6) +
      line(`M${cx + 1} 61.3Q${cx + 4} 61.2 ${cx + 7} 62.3`, S, 1) +
      path(`M${cx - 4.2} 61.8l2.4 0l-1.2 5z`, L) +
      path(`M${cx + 2.6} 61.8l2.4 0l-1.2 5z`, L)
    );
  return (
    line(`M${cx - 6.5} 63.2Q${cx - 3} 62.2 ${cx} 63`, K, 1.7) +
    line(`M${cx + 1} 63Q${cx + 4} 62.4 ${cx + 6} 63.2`, S, 1)
  );
}

const beards: Record<NonNullable<Traits['beard']>, (face: Face) => string> = {
  full: ({ cx, hw, jw, chin, skin }) =>
    path(
      `M${f(cx - hw)} 52Q${cx - 13} 60 ${cx - 7} 59.5Q${cx} 57.5 ${cx + 7} 59.5Q${cx + 13} 60 ${f(cx + hw)} 52C${f(cx + hw)} 66 ${cx + jw} ${chin + 5} ${cx} ${chin + 6}C${cx - jw} ${chin + 5} ${f(cx - hw)} 66 ${f(cx - hw)} 52Z`,
      K,
    ) +
    line(`M${cx - 5} 63.5Q${cx} 62 ${cx + 5} 63.5`, skin, 1.5) +
    shine([`M${cx - 13} 62Q${cx - 10} 70 ${cx - 5} 75`, `M${cx - 9} 66Q${cx - 6} 72 ${cx - 2} 76`], 0.9),
  goatee: ({ cx, chin }) =>
    path(
      `M${cx - 5} 66Q${cx} 64.5 ${cx + 5} 66Q${cx + 5} 74 ${cx} ${chin + 6}Q${cx - 5} 74 ${cx - 5} 66Z`,
      K,
    ) + line(`M${cx - 7} 60.8Q${cx} 58.2 ${cx + 7} 60.8`, K, 2),
  stash: ({ cx }) =>
    path(
      `M${cx - 9} 62Q${cx - 5} 57 ${cx} 59.5Q${cx + 5} 57 ${cx + 9} 62Q${cx + 4} 61 ${cx} 61.5Q${cx - 4} 61 ${cx - 9} 62Z`,
      K,
    ),
};

const specs: Record<NonNullable<Traits['specs']>, (face: Face) => string> = {
  round: ({ cx, ey }) =>
    circ(cx - 8, ey, 6, 'none', `stroke="${K}" stroke-width="1.5"`) +
    circ(cx + 8.5, ey, 6, 'none', `stroke="${S}" stroke-width="1.2"`) +
    line(`M${cx - 2} ${ey - 1}Q${cx} ${ey - 2.5} ${cx + 2.5} ${ey - 1}`, S, 1.2),
  dark: ({ cx, ey }) =>
    path(
      `M${cx - 16} ${ey - 4}H${cx - 1.5}Q${cx - 2} ${ey + 5} ${cx - 8.5} ${ey + 5}Q${cx - 15} ${ey + 5} ${cx - 16} ${ey - 4}Z`,
      K,
    ) +
    path(
      `M${cx + 16} ${ey - 4}H${cx + 1.5}Q${cx + 2} ${ey + 5} ${cx + 8.5} ${ey + 5}Q${cx + 15} ${ey + 5} ${cx + 16} ${ey - 4}Z`,
      K,
      `stroke="${S}" stroke-width=".9"`,
    ) +
    line(`M${cx - 16} ${ey - 3.5}H${cx + 16}`, K, 1.8) +
    line(`M${cx - 13} ${ey - 1}l4 3`, L, 1.1) +
    line(`M${cx + 6} ${ey - 1}l3.5 3`, S, 1),
};

export const beard = (face: Face): string =>
  face.traits.beard === undefined ? '' : beards[face.traits.beard](face);

export function ornaments(face: Face): string {
  const { traits, cx, hw } = face;
  const scar =
    line(`M${cx - 13} 36L${cx - 6} 57`, D, 1.5) + line(`M${cx - 12} 42l3 -1M${cx - 10} 50l3 -1`, D, 1);
  const rings = circ(cx - hw - 1.5, 56, 1.6, S) + circ(cx + hw + 1.5, 56, 1.6, S);
  return (
    (traits.specs === undefined ? '' : specs[traits.specs](face)) +
    (traits.scar ? scar : '') +
    (traits.earring ? rings : '')
  );
}
