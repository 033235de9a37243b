import { card, combat, levels, MANEUVER } from '../build.ts';

export default card('Apportation', {
  modes: levels('tha', combat('press', [{ op: 'press', only: 'continue' }]), combat('range', [MANEUVER])),
});
