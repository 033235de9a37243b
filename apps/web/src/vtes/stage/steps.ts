// How far a combat has come, as far as it shows.

import type { Open } from '@nocturne/kernel';
import type { Combat, Vtes } from '@nocturne/vtes';

/** The steps of a round, in their order. */
export const COMBAT_STEPS = [
  'before-range',
  'range',
  'before-strikes',
  'strikes',
  'damage',
  'press',
  'end',
] as const;
export type CombatStep = (typeof COMBAT_STEPS)[number];

const OF_QUESTION: Readonly<Record<string, CombatStep>> = {
  maneuver: 'range',
  strike: 'strikes',
  prevent: 'damage',
  press: 'press',
};
const OF_MOMENT: Readonly<Record<string, CombatStep>> = {
  'before-range': 'before-range',
  'before-strikes': 'before-strikes',
  'additional-strikes': 'strikes',
  'end-of-round': 'end',
  'after-combat': 'end',
};

/** Whoever is asked knows it exactly; others see what was chosen. */
export function combatStep(combat: Combat, question: Open<Vtes> | null): CombatStep {
  const asked =
    question?.name === 'impulse' ? OF_MOMENT[question.about.moment] : OF_QUESTION[question?.name ?? ''];
  if (asked !== undefined) return asked;
  if (combat.ended) return 'end';
  const chosen = combat.sides.filter(({ strike }) => strike !== null).length;
  if (chosen > 0) return chosen === 2 ? 'damage' : 'strikes';
  return combat.pressed ? 'press' : 'range';
}
