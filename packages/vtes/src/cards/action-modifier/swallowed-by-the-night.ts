import { card, combat, levels, MANEUVER, modifier, stealth } from '../build.ts';

export default card('Swallowed by the Night', {
  modes: levels('obf', modifier([stealth(1)]), combat('range', [MANEUVER])),
});
