import { card, master, vampireOf } from '../build.ts';

export default card('Villein', {
  traits: ['trifle'],
  modes: [
    master([{ op: 'blood-to-pool', least: 2, most: 5 }], {
      target: vampireOf('own', 'controlled'),
      put: 'target',
    }),
  ],
  does: { dearerAgain: 1 },
});
