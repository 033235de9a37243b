import { card, combat, levels, MANEUVER, modifier, OPTIONAL_PRESS, PRESS, stealth } from '../build.ts';

export default card("Resist Earth's Grasp", {
  modes: [
    { ...combat('press', [PRESS]), disciplines: { cel: 1 } },
    // V-19.69: the press is for the round in which it was played
    ...levels('cel', combat('range', [MANEUVER, OPTIONAL_PRESS]), modifier([stealth(1)])),
  ],
});
