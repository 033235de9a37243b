import { burnAction, card, master, vampireOf } from '../build.ts';

export default card('Toreador Grand Ball', {
  modes: [
    master([{ op: 'remember-targets' }], {
      target: vampireOf('own', 'ready', { clan: 'Toreador', exactly: 2 }),
      put: 'table',
    }),
  ],
  does: {
    pair: true,
    abilities: [burnAction('any', { stealthOf: { clan: 'Nosferatu', amount: -1 } })],
  },
});
