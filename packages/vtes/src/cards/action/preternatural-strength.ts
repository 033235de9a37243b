import { action, card, levels } from '../build.ts';

export default card('Preternatural Strength', {
  modes: levels(
    'pot',
    action([], { stealth: 2 }, { put: 'minion', only: 'name' }),
    action([], { stealth: 2 }, { put: 'minion', only: 'name' }),
  ),
  does: {
    constant: [
      { what: 'strength', amount: 1, is: { vampire: true } },
      { what: 'strength', amount: 1, is: { vampire: true }, superior: true },
    ],
  },
});
