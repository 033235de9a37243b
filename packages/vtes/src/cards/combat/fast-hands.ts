import { card, levels, STEAL_WEAPON, strike, withFirstStrike } from '../build.ts';

export default card('Fast Hands', {
  modes: levels('cel', strike(STEAL_WEAPON), strike(withFirstStrike(STEAL_WEAPON))),
});
