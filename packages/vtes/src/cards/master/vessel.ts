import { bloodAndPool, card, master, vampireOf } from '../build.ts';

export default card('Vessel', {
  traits: ['trifle'],
  modes: [
    master([{ op: 'burn-named', name: 'Blood Doll' }], {
      target: vampireOf('any', 'controlled'),
      put: 'target',
    }),
  ],
  does: bloodAndPool('unlock'),
});
