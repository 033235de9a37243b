import { card, handStrike, levels, strike } from '../build.ts';

export default card('Roundhouse', { modes: levels('pot', strike(handStrike(2)), strike(handStrike(3))) });
