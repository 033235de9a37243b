import { card, onTable } from '../build.ts';

export default card(
  'Visit from the Capuchin',
  onTable(
    {
      constant: [{ what: 'hand-size', amount: 1, perCounter: true }],
      insteadOfReplacing: true,
      burnedAt: 0,
    },
    { traits: ['unique'], counters: 4 },
  ),
);
