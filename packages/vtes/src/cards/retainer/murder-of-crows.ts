import { card, employ, levels } from '../build.ts';

export default card('Murder of Crows', {
  traits: ['animal'],
  modes: levels('ani', employ({ counters: 1 }), employ({ counters: 2 })),
  does: { damageEachRound: 1 },
});
