import { bleedAction, card, levels } from '../build.ts';

export default card('Intimidation', { modes: levels('pre', bleedAction(1), bleedAction(2)) });
