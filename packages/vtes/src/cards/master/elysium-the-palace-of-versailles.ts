import { ability, card, location } from '../build.ts';

export default card(
  'Elysium: The Palace of Versailles',
  location({
    abilities: [
      ability('polling', [{ op: 'votes-of-titled', amount: 1, sect: 'camarilla' }], {
        needs: { political: true },
        cost: { lock: true },
      }),
    ],
  }),
);
