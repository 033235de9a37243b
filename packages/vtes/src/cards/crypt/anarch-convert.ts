import { ability, vampire, vampireOf } from '../build.ts';

const untitled = vampireOf('own', 'controlled', { untitled: true, notSect: 'anarch', other: true });

export default vampire('Anarch Convert', {
  abilities: [
    ability(
      'entering',
      [
        { op: 'join-sect', sect: 'anarch' },
        { op: 'gain-pool', amount: 1 },
      ],
      {
        word: 'pool',
        cost: { remove: true },
        target: untitled,
      },
    ),
    ability(
      'entering',
      [
        { op: 'join-sect', sect: 'anarch' },
        { op: 'draw-crypt', needed: true },
      ],
      {
        word: 'crypt',
        cost: { remove: true },
        target: untitled,
      },
    ),
  ],
});
