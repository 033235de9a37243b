// Scenes of stealth, sight and the mind.

import { BLOOD, type Chance, circ, D, f, G, K, L, line, path, rect, S } from '../ink.ts';
import { drop, eyeShape, figure, sky, skyline } from './parts.ts';

const crowd = (r: Chance): string => {
  let drawn = sky(r);
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 6 - row; i++)
      drawn += figure(
        8 + i * (22 + row * 4) + row * 6 + r() * 5,
        64 + row * 15,
        0.62 + row * 0.22,
        row === 0 ? D : row === 1 ? (i === 2 ? S : K) : K,
      );
  drawn += circ(64.5, 43, 1.2, L) + circ(69, 43, 1.2, L);
  return drawn;
};

const faceless = (r: Chance): string => {
  let drawn = sky(r, false) + circ(60, 44, 40, D) + circ(60, 44, 33, S);
  drawn +=
    path('M34 92C34 50 36 14 60 12C84 14 86 50 86 92Z', K) +
    path('M46 62C44 40 48 24 60 23C72 24 76 40 74 62C72 74 66 80 60 81C54 80 48 74 46 62Z', L) +
    line('M60 24V80', D, 0.8) +
    path('M60 23C72 24 76 40 74 62C72 74 66 80 60 81Z', D);
  drawn += line('M49 46Q54 43 58 46', K, 1.2) + line('M62 46Q66 43 71 46', S, 1);
  return drawn;
};

const cloak = (r: Chance): string => {
  let drawn = sky(r);
  drawn +=
    figure(36, 92, 1.5, D) +
    figure(84, 92, 1.5, D) +
    path('M28 92C26 56 40 50 60 20C80 50 94 56 92 92Z', K) +
    line('M60 22C46 48 34 56 33 92', S, 1.4) +
    line('M60 22C58 50 52 66 50 92', S, 0.9) +
    line('M60 22C66 48 74 60 78 92', S, 0.9);
  drawn += circ(60, 44, 8, G) + circ(57, 44, 1.1, L) + circ(63, 44, 1.1, L);
  return drawn;
};

const mission = (r: Chance): string => {
  let drawn = sky(r) + skyline(r, 70, 12, 30, 0.2);
  drawn +=
    path('M0 90V66H50V58H78V66H120V90Z', K) +
    figure(64, 60, 0.62, K) +
    path('M72 40l26 -9 2 4 -25 11z', K) +
    line('M100 32L120 22M100 35L120 38', L, 0.7);
  return drawn;
};

const moonless = (r: Chance): string => {
  let drawn = rect(0, 0, 120, 90, G);
  for (let i = 0; i < 6; i++)
    drawn += path(
      `M${-10} ${20 + i * 13}Q30 ${4 + i * 13 + r() * 8} 60 ${20 + i * 13}T130 ${16 + i * 13}V100H-10Z`,
      i % 2 ? D : G,
    );
  drawn +=
    circ(84, 24, 13, S) + circ(89, 21, 12, G) + figure(44, 86, 0.95, K) + line('M36 80Q44 70 52 80', S, 0.8);
  return drawn;
};

const spiral = (): string => {
  let drawn = rect(0, 0, 120, 90, G),
    d = 'M60 45';
  for (let i = 1; i < 190; i++) {
    const a = i / 9.5,
      q = i * 0.36;
    d += `L${f(60 + Math.cos(a) * q)} ${f(45 + Math.sin(a) * q * 0.8)}`;
  }
  drawn += line(d, S, 5.5) + line(d, D, 1);
  drawn += eyeShape(60, 45, 26, 11);
  return drawn;
};

const strings = (): string => {
  let drawn = rect(0, 0, 120, 90, D) + path('M0 0H120V14Q60 24 0 14Z', K);
  drawn +=
    path('M38 0C36 16 40 26 48 30C52 32 56 28 60 30C66 32 72 30 76 24C82 18 80 8 80 0Z', L) +
    line('M48 12Q50 22 49 29M58 12Q59 22 59 29M69 10Q69 20 68 28', K, 1.2);
  [42, 50, 60, 69, 77].forEach(
    (x, i) =>
      (drawn += line(
        `M${x} ${28 - Math.abs(i - 2) * 3}L${[26, 42, 60, 79, 95][i]} ${58 + (i % 2) * 4}`,
        L,
        0.8,
      )),
  );
  [26, 42, 60, 79, 95].forEach(
    (x, i) => (drawn += figure(x, 92, 0.82 + (i === 2 ? 0.12 : 0), i === 2 ? S : K)),
  );
  return drawn;
};

const deflect = (): string => {
  let drawn =
    rect(0, 0, 120, 90, G) +
    path('M70 0L120 0V90L54 90Z', D) +
    path('M58 6L70 4L62 86L46 88Z', L) +
    path('M58 6L62 5L52 87L46 88Z', S);
  drawn +=
    path('M0 22L34 34L31 26L52 44L28 50L33 43L0 32Z', BLOOD) +
    path('M52 44L30 66L34 68L8 86L16 90L42 73L43 77L58 52Z', BLOOD) +
    line('M60 40l10 -8M60 46l13 0M58 52l10 7', L, 1.4);
  return drawn;
};

const argus = (): string => {
  let drawn = rect(0, 0, 120, 90, G);
  const pts: readonly (readonly [number, number, number, number])[] = [
    [60, 45, 20, 9],
    [22, 22, 11, 5],
    [98, 22, 11, 5],
    [20, 66, 11, 5],
    [100, 66, 11, 5],
    [60, 13, 9, 4],
    [60, 79, 9, 4],
    [40, 34, 7, 3],
    [80, 34, 7, 3],
    [40, 60, 7, 3],
    [80, 60, 7, 3],
    [6, 44, 6, 3],
    [114, 44, 6, 3],
  ];
  for (let i = 0; i < 36; i++) {
    const a = (i / 36) * 6.2832;
    drawn += line(
      `M${f(60 + Math.cos(a) * 26)} ${f(45 + Math.sin(a) * 18)}L${f(60 + Math.cos(a) * 90)} ${f(45 + Math.sin(a) * 80)}`,
      D,
      1.2,
    );
  }
  pts.forEach((p) => (drawn += eyeShape(...p)));
  return drawn;
};

const sight = (): string => {
  let drawn = rect(0, 0, 120, 90, G);
  for (let i = 0; i < 5; i++) drawn += circ(60, 45, 48 - i * 9, i % 2 ? G : D);
  drawn += eyeShape(60, 45, 30, 13);
  for (let i = 0; i < 7; i++) {
    const x = 22 + i * 12.6;
    drawn += line(
      `M${f(x)} ${f(24 - Math.sin((i / 6) * 3.14) * 14)}L${f(60 + (x - 60) * 0.6)} ${f(34 - Math.sin((i / 6) * 3.14) * 8)}`,
      S,
      1.6,
    );
  }
  return drawn;
};

const wrist = (): string => {
  let drawn =
    rect(0, 0, 120, 90, D) +
    circ(78, 26, 18, S) +
    path('M0 40Q40 30 70 44Q88 50 96 58Q104 66 92 66Q80 62 72 62Q40 74 0 70Z', L) +
    line('M70 44Q80 54 92 58M66 52Q78 58 88 63', K, 1.3) +
    path('M36 50q10 -3 20 0q-8 5 -20 0z', BLOOD) +
    line('M44 52Q45 66 42 76', BLOOD, 2.2) +
    drop(42, 82, 0.7);
  drawn += line('M0 62Q30 66 60 58', D, 1) + line('M0 58Q24 62 48 57', D, 0.8);
  return drawn;
};

const mirror = (): string => {
  let drawn =
    rect(0, 0, 120, 90, G) +
    path('M38 8H82V90H38Z', S) +
    path('M43 13H77V90H43Z', D) +
    path('M43 13H60L43 46Z', L, 'opacity=".35"') +
    figure(60, 92, 1.15, K) +
    path('M60 92C48 90 48 70 52 60C50 44 60 42 60 42Z', L, 'opacity=".55"');
  drawn += line('M38 8H82V90M38 8V90', L, 1.4) + line('M66 20l8 14l-5 8l8 14', L, 1);
  return drawn;
};

export const night = {
  night: moonless,

  crowd,
  faceless,
  cloak,
  mission,
  spiral,
  strings,
  deflect,
  argus,
  sight,
  wrist,
  mirror,
};
