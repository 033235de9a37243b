import { ability, card, recruit, UNLOCK } from '../build.ts';

export default card('Valerie Diaz, Antigen Commander', {
  traits: ['unique', 'mortal'],
  counters: 3,
  strength: 1,
  bleed: 1,
  modes: [recruit()],
  does: {
    abilities: [
      ability('damage', [{ op: 'be-immune' }], {
        word: 'immunity',
        once: 'round',
        needs: { opponent: { vampire: true } },
        cost: { pool: 1 },
      }),
      ability('after-combat', [UNLOCK], {
        word: 'unlocking',
        once: 'turn',
        needs: { locked: true, opponent: { vampire: true, notReady: true } },
      }),
    ],
  },
});
