import { ability, card, onTarget, vampireOf } from '../build.ts';

export default card(
  'Fame',
  onTarget(
    vampireOf('any', 'ready'),
    {
      atTorpor: { pool: 3 },
      abilities: [
        ability('unlock', [{ op: 'burn-own-pool', amount: 1 }], {
          user: 'anyone',
          mandatory: true,
          needs: { torpor: true },
        }),
      ],
    },
    { traits: ['unique'] },
  ),
);
