import { ability, action, card } from '../build.ts';

export default card('Split the Veil', {
  counters: 2,
  modes: [action([], { stealth: 1 }, { put: 'table' })],
  does: {
    abilities: [
      ability(
        'unlock',
        [{ op: 'burn-counter' }, { op: 'raise-ally-if-empty', traits: ['wraith', 'zombie'] }],
        {
          once: 'phase',
          most: 2,
          needs: { counters: true },
        },
      ),
    ],
  },
});
