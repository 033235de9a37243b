import { card, levels, modifier, POLLING, votes } from '../build.ts';

export default card('Bewitching Oration', {
  modes: levels('pre', modifier([votes(2)], POLLING), modifier([votes(4)], POLLING)),
});
