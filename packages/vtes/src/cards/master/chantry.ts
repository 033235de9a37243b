import { ability, card, location, vampireOf } from '../build.ts';

export default card(
  'Chantry',
  location({
    abilities: [
      ability('master', [{ op: 'leave-torpor' }], {
        minion: { clan: 'Tremere', payer: 'or-pool' },
        cost: { lock: true, pool: 1, blood: 1 },
        target: vampireOf('any', 'torpor', { clan: 'Tremere' }),
      }),
    ],
  }),
);
