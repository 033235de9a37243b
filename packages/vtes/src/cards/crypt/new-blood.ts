import { ability, vampire } from '../build.ts';

export default vampire('New Blood', {
  abilities: [
    ability('entering', [{ op: 'choose-circle' }, { op: 'draw-crypt' }], {
      mandatory: true,
      needs: { influencePhase: true },
    }),
  ],
});
