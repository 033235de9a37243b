import { additionalStrikes, card, combat, levels, MANEUVER } from '../build.ts';

export default card('Pursuit', {
  modes: levels('cel', combat('range', [MANEUVER]), combat('additional-strikes', [additionalStrikes(1)])),
});
