// Positions that more than one test looks at, and somebody who sits down there.

import { laidOut, type Position, sitDownAt } from './laid-out.ts';
import type { Nocturne, Visitor } from './nocturne.ts';

export const PHONES = [
  [360, 640],
  [360, 740],
  [390, 844],
] as const;

/** The first seat, in a window of that size. */
export async function sitDown(
  nocturne: Nocturne,
  position: Position,
  [width, height]: readonly [number, number],
  language = 'en',
): Promise<Visitor> {
  const visitor = await nocturne.visitor(width, language, { viewport: { width, height } });
  await sitDownAt(visitor, laidOut(position), 0);
  return visitor;
}

export const BLEED: Position = {
  seats: {
    Ana: {
      ready: ['Andi Liu', 'Ashley'],
      hand: ['Conditioning', 'Bonding', 'Lost in Crowds', 'Blood Doll', 'Majesty'],
      uncontrolled: ['Colette', 'Sully'],
      'in play': ['Asylum Hunting Ground'],
    },
    Bruno: {
      pool: 12,
      ready: ['The Dowager', 'Ryan', 'Belinde'],
      uncontrolled: ['Baixinho', 'Aunt Linda'],
      'in play': ['The Barrens', 'Slum Hunting Ground', 'The Labyrinth'],
    },
    Carla: { ready: ['Alexa Draper'] },
    Dino: { ready: ['Colette'] },
    Ela: { ready: ['Kathy Glens'] },
  },
  table: { turn: 'Ana' },
  play: [['Ana', 'bleed Bruno with Andi Liu']],
};

export const FIGHT: Position = {
  seats: {
    Ana: {
      ready: [{ 'Horace Radcliffe': { blood: 5, cards: ['.44 Magnum'] } }, 'Ryan'],
      hand: ['Immortal Grapple', 'Majesty', 'Roundhouse', 'Taste of Vitae', 'Deflection'],
      uncontrolled: ['Baixinho'],
      'in play': ['Slum Hunting Ground'],
    },
    Bruno: { ready: [{ 'Bret Stryker': { blood: 3 } }, 'Massimo Falconi'] },
    Carla: {},
    Dino: {},
    Ela: {},
  },
  table: { turn: 'Ana' },
  play: [
    ['Ana', 'bleed Bruno with Horace Radcliffe'],
    ['Bruno', 'block with Bret Stryker'],
  ],
  asked: 'Ana',
};
