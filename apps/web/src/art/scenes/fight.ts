// Scenes of combat, gear and the blood.

import { BLOOD, type Chance, circ, D, f, FLAME, G, K, L, line, path, poly, rect, S } from '../ink.ts';
import { drop, figure, sky } from './parts.ts';

const fist = (r: Chance): string => {
  let drawn = rect(0, 0, 120, 90, G);
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * 6.2832 + 0.1,
      q = 30 + r() * 8;
    drawn += poly(
      [
        [62 + Math.cos(a - 0.06) * q, 45 + Math.sin(a - 0.06) * q * 0.8],
        [62 + Math.cos(a) * 92, 45 + Math.sin(a) * 80],
        [62 + Math.cos(a + 0.06) * q, 45 + Math.sin(a + 0.06) * q * 0.8],
      ],
      i % 2 ? S : D,
    );
  }
  drawn +=
    path(
      'M0 50L32 44V30Q34 24 40 26Q43 20 50 22Q54 17 60 20Q66 17 70 22Q78 22 79 30V52Q78 62 68 66L34 70L0 78Z',
      L,
    ) +
    path('M34 70L68 66Q78 62 79 52L60 56L34 60L0 66V78Z', D) +
    line('M46 26V44M57 23V43M68 24V42M36 50Q52 44 60 50Q62 54 56 56', K, 2);
  return drawn;
};

const grapple = (): string => {
  let drawn = rect(0, 0, 120, 90, D) + circ(60, 42, 30, S);
  drawn +=
    path('M0 30L42 34Q56 36 62 48Q64 56 54 56L36 52L0 58Z', L) +
    path('M120 26L84 34Q66 34 56 46Q50 58 62 62L86 58L120 62Z', K) +
    line('M58 46Q70 40 84 40M60 52Q72 46 86 46M62 58Q74 52 86 52', L, 1.6) +
    line('M38 38Q50 42 54 50M34 44Q44 46 50 52', K, 1.4);
  return drawn;
};

const vest = (): string => {
  let drawn = rect(0, 0, 120, 90, D);
  drawn +=
    path('M36 6L48 4Q60 18 72 4L84 6L96 26L86 38L88 90H32L34 38L24 26Z', K) +
    path('M42 12L50 10Q60 24 70 10L78 12L82 34L84 84H36L38 34Z', S) +
    line('M60 24V84M38 40H82M37 56H83M36 70H84', K, 1.6) +
    circ(50, 48, 3.2, K) +
    circ(50, 48, 1.4, L) +
    line('M50 48l-5 -4M50 48l6 -3M50 48l-2 6M50 48l5 4', K, 0.8);
  return drawn;
};

const gun = (): string => {
  let drawn = rect(0, 0, 120, 90, G) + circ(96, 38, 22, D);
  drawn +=
    path('M18 28H96V40H66L62 48H48L40 78Q32 82 22 76L34 46L20 42Z', L) +
    path('M18 28H96V33H18Z', S) +
    circ(50, 38, 6.5, K) +
    circ(50, 38, 2.4, S) +
    line('M58 48Q56 58 46 56', K, 2) +
    path('M96 34L112 26L106 34L120 35L106 38L112 46Z', FLAME);
  return drawn;
};

const bike = (r: Chance): string =>
  sky(r) +
  path('M0 72H120V90H0Z', K) +
  line('M0 72H120', S, 1.2) +
  circ(32, 66, 15, K) +
  circ(32, 66, 10, 'none', `stroke="${S}" stroke-width="2.5"`) +
  circ(90, 66, 15, K) +
  circ(90, 66, 10, 'none', `stroke="${S}" stroke-width="2.5"`) +
  path('M24 48L52 38L64 44L82 36L90 40L84 50L92 64L74 60L48 66L36 58Z', L) +
  path('M52 38L64 44L82 36L78 50L56 58Z', S) +
  line('M82 36L88 26L96 26', L, 2.6) +
  path('M96 44l24 -6v16z', FLAME, 'opacity=".75"');

const key = (): string => {
  let drawn = rect(0, 0, 120, 90, G) + circ(60, 45, 36, D);
  drawn +=
    circ(38, 45, 15, L) +
    circ(38, 45, 8, D) +
    path('M52 41H104V49H98V58H92V49H86V55H80V49H52Z', L) +
    path('M52 41H104V44H52Z', S);
  return drawn;
};

const wake = (): string => {
  let drawn =
    rect(0, 0, 120, 90, G) +
    path('M0 60L40 34H120V90H0Z', K) +
    path('M8 60L42 40H112L92 66H14Z', D) +
    line('M8 60L42 40H112', S, 1.4);
  drawn +=
    path('M30 62Q44 50 60 54Q76 50 96 60L86 66H24Z', L) +
    circ(44, 52, 7, L) +
    circ(41.5, 51, 1.2, BLOOD) +
    circ(46.5, 51, 1.2, BLOOD);
  drawn += circ(98, 18, 10, S);
  for (let i = 0; i < 5; i++) drawn += line(`M${70 + i * 3} ${8 + i * 6}l-8 -1`, S, 1);
  return drawn;
};

const stone = (): string => {
  let drawn = rect(0, 0, 120, 90, G);
  for (let y = 0; y < 6; y++)
    for (let x = -1; x < 6; x++)
      drawn += rect(x * 24 + (y % 2) * 12, y * 15, 23, 14, (x + y * 3) % 4 === 0 ? S : D);
  drawn +=
    path('M40 90C40 64 46 58 52 54C46 34 74 34 68 54C74 58 80 64 80 90Z', K) +
    line('M44 84C46 66 50 60 56 56', L, 1.4);
  return drawn;
};

const dawn = (): string => {
  let drawn = rect(0, 0, 120, 90, G) + circ(60, 66, 34, FLAME) + circ(60, 66, 26, '#f2c76a');
  for (let i = 0; i < 13; i++) {
    const a = Math.PI * (1 + i / 12);
    drawn += line(
      `M${f(60 + Math.cos(a) * 38)} ${f(66 + Math.sin(a) * 38)}L${f(60 + Math.cos(a) * 60)} ${f(66 + Math.sin(a) * 60)}`,
      FLAME,
      2,
    );
  }
  drawn += path('M0 66H120V90H0Z', K) + figure(60, 84, 0.85, K);
  return drawn;
};

const drive = (r: Chance): string => {
  let drawn = rect(0, 0, 120, 90, G);
  for (let i = 0; i < 16; i++)
    drawn += line(`M${f(r() * 40)} ${f(6 + i * 5.2)}h${f(20 + r() * 50)}`, i % 3 ? D : S, 1 + r() * 1.5);
  drawn +=
    path('M60 84L70 64L58 54L66 36L80 34L92 46L88 50L78 44L76 54L88 62L90 84L82 84L80 68L74 66L68 86Z', K) +
    circ(80, 28, 6.5, K) +
    line('M66 36L80 34L92 46', S, 1.2);
  return drawn;
};

const theft = (): string => {
  let drawn =
    rect(0, 0, 120, 90, G) +
    path('M0 62L30 48Q40 40 52 44L42 50L56 52L40 58L24 74L0 86Z', L) +
    path('M24 74L40 58L56 52L50 58L30 78L0 90V86Z', D);
  for (let i = 0; i < 5; i++) drawn += drop(64 + i * 11, 44 - Math.sin(i * 0.8) * 12, 0.55 + i * 0.1);
  drawn += line('M56 48Q80 20 120 34', BLOOD, 1.6) + line('M56 52Q84 34 120 50', BLOOD, 1);
  return drawn;
};

const sigil = (): string => {
  let drawn = rect(0, 0, 120, 90, G) + circ(60, 45, 38, D);
  drawn +=
    circ(60, 45, 36, 'none', `stroke="${S}" stroke-width="2"`) +
    circ(60, 45, 28, 'none', `stroke="${S}" stroke-width="1"`);
  for (let i = 0; i < 5; i++) {
    const a = -1.57 + i * 1.2566,
      b = a + 2.513;
    drawn += line(
      `M${f(60 + Math.cos(a) * 28)} ${f(45 + Math.sin(a) * 28)}L${f(60 + Math.cos(b) * 28)} ${f(45 + Math.sin(b) * 28)}`,
      S,
      1.4,
    );
  }
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * 6.2832;
    drawn += line(
      `M${f(60 + Math.cos(a) * 30)} ${f(45 + Math.sin(a) * 30)}L${f(60 + Math.cos(a) * 34)} ${f(45 + Math.sin(a) * 34)}`,
      S,
      1,
    );
  }
  drawn += drop(60, 46, 1.5);
  return drawn;
};

export const fight = { fist, grapple, vest, gun, bike, key, wake, stone, dawn, drive, theft, sigil };
