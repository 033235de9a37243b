import { ability, action, burnAction, card } from '../build.ts';

export default card('Creeping Sabotage', {
  cost: { blood: 'copies' },
  modes: [action([], { stealth: 1 }, { put: 'table' })],
  does: {
    abilities: [
      ability('unlock', [{ op: 'prey-burns-pool', amount: 1 }], { mandatory: true }),
      burnAction('any'),
    ],
  },
});
