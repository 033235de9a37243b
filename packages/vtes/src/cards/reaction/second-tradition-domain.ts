import { card, intercept, reaction, UNLOCK } from '../build.ts';

export default card('Second Tradition: Domain', {
  requires: { titles: ['prince', 'justicar'] },
  modes: [
    reaction([intercept(2)]),
    // V-19.72: not a wake; the attempt begins at once
    reaction([{ op: 'attempt-block' }, UNLOCK, { op: 'intercept', amount: 2, early: true }], {
      word: 'to block',
      by: 'locked',
      blood: 1,
    }),
  ],
});
