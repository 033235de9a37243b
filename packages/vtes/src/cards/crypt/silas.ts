import { ability, vampire } from '../build.ts';

export default vampire('Silas', {
  abilities: [
    ability('discard', [{ op: 'discard-actions', amount: 1 }], {
      once: 'phase',
      needs: { ready: true },
      cost: { blood: 1 },
    }),
  ],
});
