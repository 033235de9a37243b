// What is seen behind a portrait: one for each clan. Those of a clan that left their sect have the clan's.

import { at, type Chance, circ, D, f, G, K, line, type Point, path, poly, rect, S, times } from './ink.ts';

const ground = rect(0, 0, 100, 100, G);
const TURN = Math.PI * 2;

export function crackedMoon(r: Chance): string {
  const cx = 50 + (r() - 0.5) * 16;
  const cy = 40;
  let x = cx + 4;
  let y = cy - 36;
  let crack = `M${f(x)} ${f(y)}`;
  for (let i = 0; i < 7; i++) {
    x += (i % 2 ? 1 : -1) * (4 + r() * 9);
    y += 10.5;
    crack += `L${f(x)} ${f(y)}`;
  }
  const fissure = (): string => {
    const a = r() * 6.3;
    return line(`M${at(cx, cy, a, 12 + r() * 10)}L${at(cx, cy, a + 0.3, 36)}`, G, 1.4);
  };
  return ground + circ(cx, cy, 35, D) + circ(cx, cy, 30, S) + line(crack, G, 2.6) + times(4, fissure);
}

function vault(i: number): string {
  const q = 58 - i * 10;
  return path(`M${50 - q} 100V44A${q} ${q} 0 0 1 ${50 + q} 44V100Z`, i % 2 ? G : i < 3 ? D : S);
}
function joint(i: number): string {
  const a = Math.PI * (1 + i / 13);
  return line(`M${at(50, 44, a, 49)}L${at(50, 44, a, 57)}`, G, 1.2);
}
export const tunnel = (): string => ground + times(5, vault) + times(14, joint);

function fold(i: number): string {
  const x = i * 16 - 4;
  return path(
    `M${x} 0C${x + 8} 30 ${x - 4} 60 ${x + 5} 100H${x + 11}C${x + 4} 60 ${x + 15} 30 ${x + 8} 0Z`,
    i % 2 ? S : G,
    'opacity=".85"',
  );
}
export const curtain = (): string =>
  rect(0, 0, 100, 100, D) +
  times(7, fold) +
  path('M0 0H100V10Q88 24 75 12Q62 26 50 12Q38 26 25 12Q12 24 0 10Z', S) +
  line('M0 10Q12 24 25 12Q38 26 50 12Q62 26 75 12Q88 24 100 10', G, 1.4);

export function circle(r: Chance): string {
  const tick = (i: number): string => {
    const a = (i / 24) * TURN;
    return line(`M${at(50, 42, a, i % 3 ? 35 : 32)}L${at(50, 42, a, 38)}`, S, i % 3 ? 0.9 : 2);
  };
  const first = r() * TURN;
  const corners = 3 + Math.floor(r() * 3);
  const step = corners === 5 ? 2 : 1;
  const star = Array.from({ length: corners }, (_, i): Point => {
    const a = first + ((i * step) / corners) * TURN;
    return [50 + Math.cos(a) * 31, 42 + Math.sin(a) * 31];
  });
  return (
    ground +
    circ(50, 42, 38, 'none', `stroke="${S}" stroke-width="2.2"`) +
    circ(50, 42, 32, D) +
    circ(50, 42, 32, 'none', `stroke="${S}" stroke-width="1"`) +
    times(24, tick) +
    poly(star, 'none', `stroke="${S}" stroke-width="1.4"`)
  );
}

function column(i: number): string {
  const x = 3 + i * 27;
  const flutes = times(3, (j) => rect(x + 2.5 + j * 4, 22, 1.6, 78, D));
  return rect(x, 18, 14, 82, S) + rect(x - 2, 16.5, 18, 4, S) + flutes;
}
export function columns(): string {
  const hall = rect(0, 0, 100, 100, D) + rect(0, 0, 100, 12, S) + rect(0, 14, 100, 2.5, S) + times(4, column);
  return `${ground}<g opacity=".95">${hall}</g>`;
}

/** A keyhole arch in a wall of tiles. */
export const arch = (): string =>
  rect(0, 0, 100, 100, D) +
  times(36, (i) =>
    rect((i % 6) * 17 + 1, Math.floor(i / 6) * 17 + 1, 15, 15, (i + Math.floor(i / 6)) % 2 ? G : D),
  ) +
  path('M24 100V60Q8 44 20 24Q32 6 50 4Q68 6 80 24Q92 44 76 60V100Z', S) +
  path('M30 100V60Q16 44 27 28Q36 13 50 11Q64 13 73 28Q84 44 70 60V100Z', G);

/** Rings that hang together. */
export const links = (): string =>
  ground +
  times(9, (i) =>
    circ(
      10 + (i % 3) * 40,
      10 + Math.floor(i / 3) * 34,
      25,
      'none',
      `stroke="${i % 2 ? D : S}" stroke-width="5"`,
    ),
  );

/** A wall that is coming down. */
export function bricks(r: Chance): string {
  const brick = (i: number): string => {
    const row = Math.floor(i / 6);
    const gap = Math.hypot((i % 6) * 20 + (row % 2) * 10 - 52, row * 13 - 38) < 26 + r() * 12;
    return gap ? '' : rect((i % 6) * 20 - 10 + (row % 2) * 10, row * 13, 18.5, 11.5, r() < 0.35 ? S : D);
  };
  const burst = times(11, (i) =>
    line(`M${at(50, 40, i * 0.57, 18)}L${at(50, 40, i * 0.57, 26 + r() * 8)}`, S, 1.6),
  );
  return ground + times(48, brick) + burst;
}

/** Rain on a street without a name. */
export const rain = (r: Chance): string =>
  ground +
  rect(0, 70, 100, 30, D) +
  times(46, () => {
    const x = r() * 110;
    const y = r() * 100;
    return line(`M${f(x)} ${f(y)}l-3 ${f(7 + r() * 7)}`, r() < 0.4 ? S : D, 1.3);
  });

/** Patches sewn together. */
export const patches = (r: Chance): string =>
  ground +
  times(16, (i) => {
    const x = (i % 4) * 25;
    const y = Math.floor(i / 4) * 25;
    const stitch = line(`M${x + 2} ${y + 25}h21M${x + 25} ${y + 2}v21`, K, 1.4, 'stroke-dasharray="2.5 3"');
    return rect(x, y, 25, 25, r() < 0.4 ? S : r() < 0.6 ? D : G) + stitch;
  });
