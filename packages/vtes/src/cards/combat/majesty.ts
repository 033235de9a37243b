import { card, COMBAT_ENDS, levels, strike } from '../build.ts';

export default card('Majesty', {
  modes: levels('pre', strike(COMBAT_ENDS), strike({ ...COMBAT_ENDS, unlocks: true })),
});
