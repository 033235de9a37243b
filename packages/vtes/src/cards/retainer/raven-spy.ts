import { card, employ, levels } from '../build.ts';

export default card('Raven Spy', {
  traits: ['animal'],
  modes: levels('ani', employ({ counters: 1 }), employ({ counters: 2 })),
  does: { constant: [{ what: 'intercept', amount: 1 }] },
});
