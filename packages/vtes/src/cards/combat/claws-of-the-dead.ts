import { AGGRAVATED_HANDS, BEFORE_STRIKING, card, combat, levels, MANEUVER } from '../build.ts';

export default card('Claws of the Dead', {
  modes: levels(
    'pro',
    combat('before-range', [AGGRAVATED_HANDS], BEFORE_STRIKING),
    combat('range', [MANEUVER]),
  ),
});
