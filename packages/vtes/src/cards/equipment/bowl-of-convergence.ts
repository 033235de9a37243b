import { ability, card, equip, intercept } from '../build.ts';

export default card('Bowl of Convergence', {
  traits: ['unique'],
  modes: [equip()],
  does: {
    constant: [{ what: 'intercept', amount: 1, is: { disciplines: { aus: 1 } } }],
    abilities: [
      ability('action', [intercept(1)], {
        once: 'action',
        needs: { disciplines: { aus: 2 } },
        cost: { blood: 1 },
      }),
    ],
  },
});
