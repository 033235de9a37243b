import { ability, card, onTable } from '../build.ts';

export default card(
  'Wider View',
  onTable(
    {
      abilities: [
        ability('influence', [{ op: 'draw-crypt-and-remove' }], { word: 'crypt', cost: { transfers: 1 } }),
        ability('influence', [{ op: 'gain-pool', amount: 2 }], {
          word: 'pool',
          cost: { transfers: 4, burn: true },
        }),
      ],
    },
    { traits: ['trifle'] },
  ),
);
