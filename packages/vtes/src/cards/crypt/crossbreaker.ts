import { ability, AGGRAVATED_HANDS, BEFORE_STRIKING, vampire } from '../build.ts';

export default vampire('Crossbreaker', {
  abilities: [
    ability('before-range', [AGGRAVATED_HANDS], {
      ...BEFORE_STRIKING,
      once: 'round',
      needs: { opponent: {} },
      cost: { blood: 1 },
    }),
  ],
});
