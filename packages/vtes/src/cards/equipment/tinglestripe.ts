import { card, equip, levels } from '../build.ts';
import type { OwnStrike } from '../printed.ts';

const lash = (amount: number, more: Partial<OwnStrike> = {}): OwnStrike => ({
  strike: { kind: 'damage', amount, ranged: true },
  once: 'round',
  ...more,
});

export default card('Tinglestripe', {
  traits: ['weapon'],
  modes: levels('myt', equip(), equip()),
  does: { strikes: [lash(2), lash(1, { maneuver: true, superior: true })] },
});
