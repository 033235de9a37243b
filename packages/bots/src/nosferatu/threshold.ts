// When a suspicion is enough: the fewer Bites are missing, the less a Hunter can wait.

/** By the number of Bites that are missing, from none. */
const CONFIDENCE = [0.4, 0.4, 0.6, 0.7, 0.8, 0.85];

export const killThreshold = (missing: number): number =>
  CONFIDENCE[Math.max(0, Math.min(missing, CONFIDENCE.length - 1))]!;
