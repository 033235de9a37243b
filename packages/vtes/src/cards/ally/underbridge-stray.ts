import { ability, AT_YOU, card, levels, minionOf, recruit } from '../build.ts';

export default card('Underbridge Stray', {
  traits: ['animal'],
  modes: levels('ani', recruit({ counters: 1, strength: 0 }), recruit({ counters: 2, strength: 1 })),
  does: {
    press: 'life',
    abilities: [
      ability('action', [{ op: 'unlock-target' }], {
        ...AT_YOU,
        needs: { notBlocking: true },
        cost: { burn: true },
        target: minionOf('own', 'ready', { locked: true }),
      }),
    ],
  },
});
