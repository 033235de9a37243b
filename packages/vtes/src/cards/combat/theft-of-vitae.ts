import { card, levels, stealBlood, strike } from '../build.ts';

export default card('Theft of Vitae', { modes: levels('tha', strike(stealBlood(1)), strike(stealBlood(2))) });
