import { card, levels, modifier, POLLING, votes } from '../build.ts';

export default card('Perfect Paragon', {
  modes: levels('pre', modifier([votes(3)], POLLING), modifier([{ op: 'intercept-of-lesser', amount: -1 }])),
});
