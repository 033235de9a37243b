// Scenes of animals and of persons.

import { BLOOD, type Chance, circ, D, G, GOLD, K, L, line, path, rect, S } from '../ink.ts';
import { figure, raven, sky, skyline } from './parts.ts';

const ravenspy = (r: Chance): string => {
  let drawn = sky(r);
  drawn +=
    path('M30 90L34 60Q36 40 54 34Q58 22 70 22Q82 22 84 34L98 40L84 44Q84 60 74 70L58 80L54 90Z', K) +
    path('M58 80L74 70Q84 60 84 44Q70 60 46 64L36 90H54Z', D) +
    circ(74, 32, 3, S) +
    circ(74.5, 32, 1.3, K) +
    line('M84 38L97 40', S, 1.4) +
    line('M40 62Q54 58 64 50M38 70Q54 66 66 58M38 78Q50 76 60 70', S, 1);
  return drawn;
};

const crows = (r: Chance): string =>
  sky(r) +
  raven(30, 30, 1) +
  raven(66, 52, 1.35) +
  raven(98, 58, 0.8) +
  raven(20, 66, 0.7) +
  raven(54, 18, 0.6) +
  raven(104, 20, 0.5) +
  path('M0 90L10 78L30 84L50 76L70 86L96 78L120 90Z', K);

const cat = (r: Chance): string => {
  let drawn = sky(r) + path('M0 76H120V90H0Z', K);
  drawn +=
    path('M34 76C30 56 38 46 46 42L44 26L54 34Q60 32 66 34L76 26L74 42C82 46 90 56 86 76Z', K) +
    path('M48 46l9 3q-2 6 -6 5q-4 -2 -3 -8z', S) +
    path('M72 46l-9 3q2 6 6 5q4 -2 3 -8z', S) +
    line('M86 74Q104 72 100 50', K, 5) +
    line('M60 56v3M56 62Q60 60 64 62', S, 1);
  return drawn;
};

const dogs = (r: Chance): string =>
  sky(r) +
  path('M0 90V70L14 60L10 44L22 50L34 48L46 56L62 54L56 64L44 66L48 90Z', K) +
  circ(30, 54, 1.6, S) +
  path('M120 90V66L106 52L110 36L98 42L86 40L70 48L54 48L62 58L76 60L74 90Z', K) +
  circ(88, 47, 1.8, S) +
  line('M58 52l8 2M62 57l6 1', L, 1) +
  path('M56 49l3 4l3-4zM62 49l2.5 3.5l2.5-3.5z', L);

const stray = (r: Chance): string =>
  sky(r) +
  path('M0 76Q60 30 120 76V90H0Z', D) +
  line('M0 76Q60 30 120 76', S, 2) +
  path('M38 90L42 70L36 56L46 62L58 60L66 66L78 66L72 74L62 76L66 90Z', K) +
  circ(54, 66, 1.4, S);

const capuchin = (r: Chance): string =>
  sky(r) +
  path('M36 92C34 50 46 16 60 14C74 16 86 50 84 92Z', S) +
  path('M46 62C46 40 52 28 60 27C68 28 74 40 74 62C68 70 52 70 46 62Z', K) +
  path('M54 46l4 2-1 3h-3zM66 46l-4 2 1 3h3z', L) +
  line('M56 57Q60 60 64 57', L, 1) +
  line('M42 92Q46 70 50 66M78 92Q74 70 70 66', K, 1.4);

const jack = (): string =>
  rect(0, 0, 120, 90, G) +
  circ(60, 45, 34, BLOOD) +
  path('M36 92C36 70 46 64 52 62L50 52C44 44 46 30 60 28C74 30 76 44 70 52L68 62C74 64 84 70 84 92Z', K) +
  path('M40 32Q60 18 80 32L86 28Q60 8 34 28Z', K) +
  line('M51 50Q60 58 69 50', L, 2) +
  circ(55, 42, 1.4, L) +
  circ(65, 42, 1.4, L);

const angel = (r: Chance): string => {
  let drawn = sky(r);
  drawn +=
    path('M60 30C40 6 14 10 4 28C18 24 22 32 20 40C30 36 34 42 34 50C42 48 48 54 52 62Z', L) +
    path('M60 30C80 6 106 10 116 28C102 24 98 32 100 40C90 36 86 42 86 50C78 48 72 54 68 62Z', S) +
    figure(60, 92, 1.15, K) +
    `<ellipse cx="60" cy="40" rx="9" ry="2.6" fill="none" stroke="#e8b04a" stroke-width="1.6"/>`;
  return drawn;
};

const rebel = (r: Chance): string =>
  sky(r) +
  path('M20 90L52 30L60 34L34 90Z', K) +
  path('M52 30L100 14L92 34L104 46L60 50Z', BLOOD) +
  line('M60 36Q80 30 94 22M62 43Q80 40 96 38', K, 1.2) +
  figure(44, 92, 0.9, K);

const fame = (): string => {
  let drawn = rect(0, 0, 120, 90, G);
  drawn +=
    path('M18 0L50 90H86L34 0Z', S, 'opacity=".7"') +
    path('M102 0L70 90H34L86 0Z', S, 'opacity=".5"') +
    figure(60, 92, 1.2, K) +
    path('M60 10l3.5 7.5 8 1-6 5.5 1.6 8-7.1-4-7.1 4 1.6-8-6-5.5 8-1z', GOLD);
  return drawn;
};

const haven = (): string =>
  rect(0, 0, 120, 90, G) +
  path('M36 14H84V90H36Z', K) +
  path('M42 20H78V90H42Z', D) +
  path('M60 20H78V90H60L60 20Z', GOLD, 'opacity=".8"') +
  path('M60 20L42 30V90H60Z', S) +
  circ(56, 58, 1.8, K) +
  path('M60 90L20 90L0 74V90Z', K) +
  path('M60 90H78L120 78V90Z', GOLD, 'opacity=".3"') +
  figure(70, 90, 0.7, K);

const subversion = (r: Chance): string => {
  let drawn = rect(0, 0, 120, 90, G) + skyline(r, 90, 30, 70, 0.35);
  drawn += path('M48 90V12H72V90Z', K) + line('M48 12H72M60 12V0', S, 1.6);
  for (let i = 0; i < 8; i++)
    drawn += rect(51, 17 + i * 9, 5, 4, i === 3 ? BLOOD : S) + rect(64, 17 + i * 9, 5, 4, S);
  return drawn;
};

const sabotage = (r: Chance): string =>
  sky(r) +
  path('M0 70H120V90H0Z', K) +
  path('M30 70V40H46V24H56V40H72V32H88V70Z', D) +
  path('M52 24Q56 6 70 10Q82 2 88 14Q102 14 98 26Q88 34 76 26Q66 34 56 24Z', S) +
  path('M18 88L30 76L36 82L46 78L40 90Z', K) +
  line('M46 80Q60 86 70 80', L, 1) +
  circ(71, 79.5, 2, GOLD);

export const beasts = {
  ravenspy,
  crows,
  cat,
  dogs,
  stray,
  capuchin,
  jack,
  angel,
  rebel,
  fame,
  haven,
  subversion,
  sabotage,
};
