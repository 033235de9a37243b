import { ability, card, during, location, vampireOf } from '../build.ts';

export default card(
  'Warsaw Station',
  location({
    abilities: [
      ability('announced', [{ op: 'unlock-afterwards' }], {
        cost: { lock: true },
        ...during({ directed: false, acting: { clan: 'Nosferatu' } }),
      }),
      ability('free', [{ op: 'leave-torpor' }], {
        cost: { burn: true },
        target: vampireOf('any', 'torpor', { clan: 'Nosferatu' }),
      }),
    ],
  }),
);
