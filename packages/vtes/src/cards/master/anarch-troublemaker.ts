import { ability, card, LOCK_TARGET, onTable, vampireOf } from '../build.ts';
import type { Effect } from '../printed.ts';

const GIVE: Effect = { op: 'give-to-prey' };

export default card(
  'Anarch Troublemaker',
  onTable(
    {
      abilities: [
        ability('unlock', [LOCK_TARGET, GIVE], {
          target: vampireOf('prey', 'controlled', { upTo: 2 }),
        }),
        ability('unlock', [{ op: 'burn-target' }, GIVE], {
          target: { what: 'equipment', whose: 'prey', where: 'controlled' },
        }),
      ],
    },
    { traits: ['unique'] },
  ),
);
