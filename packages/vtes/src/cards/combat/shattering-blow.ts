import { card, DESTROY_EQUIPMENT, levels, strike, withFirstStrike } from '../build.ts';

export default card('Shattering Blow', {
  modes: levels('pot', strike(DESTROY_EQUIPMENT), strike(withFirstStrike(DESTROY_EQUIPMENT))),
});
