import { ability, addBlood, card, master, vampireOf } from '../build.ts';

export default card('Dreams of the Sphinx', {
  traits: ['unique'],
  modes: [master([], { put: 'table' })],
  does: {
    burnedAt: 3,
    countsLocks: true,
    abilities: [
      ability('free', [{ op: 'hand-size', amount: 2 }], { word: 'hand size', cost: { lock: true } }),
      ability('unlock', [{ op: 'gain-pool', amount: 1 }], {
        word: 'pool',
        cost: { lock: true },
        needs: { edge: true },
      }),
      ability('free', [addBlood(1)], {
        cost: { lock: true },
        target: vampireOf('own', 'uncontrolled'),
      }),
    ],
  },
});
