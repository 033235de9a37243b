// Scenes of places.

import { type Chance, circ, D, G, GOLD, K, L, line, path, rect, S } from '../ink.ts';
import { figure, sky, skyline } from './parts.ts';

const tunnel = (): string => {
  let drawn = rect(0, 0, 120, 90, G);
  for (let i = 0; i < 5; i++) {
    const q = 56 - i * 11;
    drawn += path(`M${60 - q} 90V48A${q} ${q * 0.82} 0 0 1 ${60 + q} 48V90Z`, i % 2 ? G : i < 3 ? D : S);
  }
  drawn +=
    path('M0 90L46 70H74L120 90Z', K) +
    figure(60, 74, 0.42, K) +
    line('M60 74L54 90M60 74L66 90', S, 0.7) +
    circ(58, 61, 0.8, L) +
    circ(62, 61, 0.8, L);
  return drawn;
};

const building = (r: Chance): string => {
  let drawn = sky(r);
  drawn += path('M14 90V40L60 16L106 40V90Z', K) + line('M14 40L60 16L106 40', S, 2);
  for (let i = 0; i < 5; i++) drawn += rect(22 + i * 17, 46, 8, 44, S) + rect(20 + i * 17, 44, 12, 3, L);
  drawn += circ(60, 32, 5, L);
  return drawn;
};

const asylum = (r: Chance): string => {
  let drawn = sky(r) + path('M8 90V46H40V26L60 12L80 26V46H112V90Z', K);
  for (let i = 0; i < 6; i++)
    drawn +=
      rect(14 + i * 17 + (i > 2 ? 3 : 0), 56, 8, 13, i === 4 ? GOLD : S) +
      line(`M${18 + i * 17 + (i > 2 ? 3 : 0)} 56v13`, K, 1.2);
  drawn +=
    rect(54, 32, 12, 16, S) + line('M60 32v16M54 40h12', K, 1.2) + path('M52 90V74a8 8 0 0 1 16 0V90Z', D);
  return drawn;
};

const street = (r: Chance): string => {
  let drawn = sky(r) + skyline(r, 74, 20, 52, 0.28) + path('M0 74H120V90H0Z', K);
  drawn +=
    line('M30 90V34Q30 28 38 28', L, 1.8) +
    path('M34 28h9l2.5 8h-14z', GOLD) +
    path('M33 36h13l12 54H22z', GOLD, 'opacity=".22"') +
    figure(84, 88, 0.7, K);
  return drawn;
};

const library = (r: Chance): string => {
  let drawn = rect(0, 0, 120, 90, G);
  for (let row = 0; row < 3; row++) {
    let x = 4;
    while (x < 116) {
      const w = 3.5 + r() * 5,
        h = 16 + r() * 8;
      drawn += rect(x, 28 + row * 30 - h, w, h, [S, D, L, D][Math.floor(r() * 4)]!);
      x += w + 0.8;
    }
    drawn += rect(0, 28 + row * 30, 120, 3, K);
  }
  drawn += path('M78 90C78 60 82 52 88 50C84 40 96 38 95 49C102 52 106 60 106 90Z', K);
  return drawn;
};

const sphinx = (r: Chance): string => {
  let drawn = sky(r) + path('M0 76L30 40L54 70L76 30L120 76V90H0Z', D);
  drawn +=
    path('M18 90V74Q20 62 36 62L40 46Q44 34 56 36Q64 38 63 48L68 60L96 66Q108 70 110 90Z', K) +
    path('M42 44Q48 36 56 38L60 60L44 62Z', S) +
    line('M44 50L59 48M43 56L60 54', K, 1.1) +
    circ(55, 46, 1.1, L);
  return drawn;
};

const barrens = (r: Chance): string =>
  sky(r) +
  path('M0 70Q40 60 70 68T120 64V90H0Z', K) +
  line('M30 70V34M30 48L16 36M30 42L44 28M30 54L46 46M16 36V26M44 28L52 26', K, 3) +
  line('M31 68V36', S, 0.8) +
  path('M80 68l3-10h8l3 10z', D);

const casino = (r: Chance): string => {
  let drawn = sky(r, false);
  drawn += path('M10 90V34H110V90Z', K) + path('M24 34L34 14H86L96 34Z', S) + line('M34 14H86', L, 1.6);
  for (let i = 0; i < 11; i++) drawn += circ(16 + i * 8.8, 40, 1.7, i % 2 ? GOLD : L);
  drawn +=
    path('M46 26q14 -10 28 0q-14 8 -28 0z', K) +
    circ(60, 25.5, 3, GOLD) +
    path('M44 90V60a16 16 0 0 1 32 0V90Z', D) +
    line('M30 50v30M90 50v30', S, 1.4);
  return drawn;
};

const chantry = (r: Chance): string => {
  let drawn =
    sky(r) +
    path('M20 90V50L34 34V18L40 8L46 18V34L60 22L74 34V18L80 8L86 18V34L100 50V90Z', K) +
    path('M52 90V62Q60 48 68 62V90Z', S) +
    circ(60, 40, 6, S) +
    circ(60, 40, 3, K);
  [30, 84].forEach((x) => (drawn += path(`M${x} 74V62q3.5 -6 7 0V74Z`, S)));
  return drawn;
};

const highway = (r: Chance): string => {
  let drawn =
    rect(0, 0, 120, 90, G) +
    skyline(r, 44, 8, 28, 0.3) +
    path('M46 44H74L120 90H0Z', K) +
    line('M60 46V52M60 57V66M60 72V88', L, 2) +
    line('M46 44L0 90M74 44L120 90', S, 1.6);
  for (let i = 0; i < 5; i++) drawn += line(`M${50 - i * 9} ${46 + i * 9}q-10 -4 -22 2`, S, 0.8);
  return drawn;
};

const domain = (r: Chance): string => {
  let drawn = sky(r, false) + skyline(r, 80, 14, 40, 0.3);
  drawn +=
    path('M60 4L84 12V34C84 50 74 60 60 68C46 60 36 50 36 34V12Z', K) +
    path('M60 10L78 16V34C78 46 70 54 60 61Z', S) +
    path('M60 10L42 16V34C42 46 50 54 60 61Z', L) +
    path('M47 26L54 32L60 22L66 32L73 26L71 42H49Z', K);
  return drawn;
};

const view = (r: Chance): string =>
  sky(r) +
  skyline(r, 86, 16, 44, 0.4) +
  path('M0 0H24V90H0ZM96 0H120V90H96ZM24 0H96V8H24Z', K) +
  line('M60 8V90M24 48H96', K, 3) +
  figure(42, 92, 1.05, K);

export const places = {
  tunnel,
  building,
  asylum,
  street,
  library,
  sphinx,
  barrens,
  casino,
  chantry,
  highway,
  domain,
  view,
};
