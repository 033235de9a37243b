// Scenes of court and council.

import { type Chance, circ, D, f, G, K, L, line, path, type Point, poly, rect, S } from '../ink.ts';
import { drop, figure, handUp, sky, skyline } from './parts.ts';

const heartrays = (): string => {
  let drawn = rect(0, 0, 120, 90, G);
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * 6.2832;
    drawn += poly(
      [
        [60, 48],
        [60 + Math.cos(a - 0.06) * 100, 48 + Math.sin(a - 0.06) * 100],
        [60 + Math.cos(a + 0.06) * 100, 48 + Math.sin(a + 0.06) * 100],
      ],
      i % 2 ? D : G,
    );
  }
  drawn += circ(60, 44, 25, S);
  drawn +=
    path(
      'M44 92C46 76 50 72 56 70L55 62C46 56 45 44 49 36C54 27 68 27 72 36Q75 44 72 50L74 55L71 57L71 63Q69 66 64 65L65 70C72 72 78 78 80 92Z',
      K,
    ) + path('M49 36C54 27 68 27 72 36Q60 34 56 44Q55 52 58 60L55 62C46 56 45 44 49 36Z', D);
  return drawn;
};

const majesty = (): string =>
  heartrays() + path('M47 30L52 22L58 28L62 18L67 28L73 22L76 31Q60 25 47 30Z', '#e0b04a');

const speech = (): string => {
  let drawn = rect(0, 0, 120, 90, D) + rect(0, 0, 120, 90, G, 'opacity=".5"');
  for (let i = 0; i < 7; i++)
    drawn += circ(10 + i * 17, 88, 10, K) + (i % 2 ? handUp(12 + i * 17, 84, 0.8, K) : '');
  drawn +=
    path('M46 72L48 44H72L74 72Z', S) +
    path('M46 44H74V50H46Z', L) +
    figure(60, 48, 0.72, K) +
    line('M60 24l10 -8M66 30l14 -4', L, 1.2);
  for (let i = 0; i < 9; i++) drawn += line(`M60 22L${f(60 + (i - 4) * 22)} -4`, D, 1);
  return drawn;
};

const scales = (): string => {
  let drawn = rect(0, 0, 120, 90, G) + circ(60, 40, 34, D);
  drawn +=
    line('M60 12V78M36 78H84', L, 3) +
    line('M28 26L92 18', L, 2.6) +
    line('M28 26L18 52M28 26L38 52M92 18L82 44M92 18L102 44', L, 1.1) +
    path('M14 52H42Q40 62 28 62Q16 62 14 52Z', S) +
    path('M78 44H106Q104 54 92 54Q80 54 78 44Z', S);
  for (let i = 0; i < 4; i++) drawn += drop(20 + i * 5.4, 49, 0.42);
  drawn += drop(92, 41, 0.45);
  return drawn;
};

const coins = (r: Chance): string => {
  let drawn = sky(r) + skyline(r, 64, 10, 34, 0.3);
  drawn += path('M0 64H120V90H0Z', K);
  const piles: readonly Point[] = [
    [24, 5],
    [48, 3],
    [72, 7],
    [96, 2],
  ];
  piles.forEach(([x, n]) => {
    for (let i = 0; i < n; i++)
      drawn += `<ellipse cx="${x}" cy="${82 - i * 5}" rx="10" ry="3.6" fill="${i % 2 ? S : L}" stroke="${K}" stroke-width="1"/>`;
  });
  return drawn;
};

const ball = (): string => {
  let drawn = rect(0, 0, 120, 90, D);
  for (let i = 0; i < 5; i++) drawn += path(`M${8 + i * 24} 90V36a9 11 0 0 1 18 0V90Z`, G);
  drawn += line('M60 0V14', L, 1) + path('M48 14H72L68 22H52Z', S);
  [50, 56, 64, 70].forEach((x) => (drawn += line(`M${x} 22v5`, L, 1.8)));
  drawn +=
    path('M44 90C44 70 50 64 54 60L52 50Q58 44 60 52L60 60Q70 70 84 90Z', K) +
    circ(57, 46, 4.5, L) +
    circ(66, 44, 4.5, K) +
    path('M62 50Q74 52 74 62L78 90H62Z', S);
  return drawn;
};

export const court = { heartrays, majesty, speech, scales, coins, ball };
