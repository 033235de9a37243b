import { ability, vampire, vampireOf } from '../build.ts';

export default vampire('Javier Montoya (ADV)', {
  abilities: [
    ability('minion', [{ op: 'unlock-target' }], {
      once: 'phase',
      cost: { blood: 1 },
      target: vampireOf('any', 'ready', { sect: 'anarch', younger: true, locked: true }),
    }),
  ],
});
