import { ability, burnAction, card, location, vampireOf } from '../build.ts';

export default card(
  'Wasserschloss Anif, Austria',
  location({
    abilities: [
      ability('master', [{ op: 'blood-to-card', amount: 1 }], {
        word: 'blood',
        once: 'phase',
        minion: { clan: 'Tremere', where: 'controlled', blood: true },
      }),
      ability('influence', [{ op: 'card-to-target' }], {
        word: 'influence',
        cost: { lock: true },
        needs: { counters: true },
        target: vampireOf('own', 'uncontrolled', { clan: 'Tremere' }),
      }),
      burnAction('any', { stealthOf: { clan: 'Malkavian', amount: 1 } }),
    ],
  }),
);
