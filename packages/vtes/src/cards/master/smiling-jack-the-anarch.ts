import { ability, burnAction, card, onTable } from '../build.ts';

export default card(
  'Smiling Jack, The Anarch',
  onTable(
    {
      abilities: [
        ability('unlock', [{ op: 'pool-to-card', amount: 1 }], { mandatory: true }),
        ability('unlock', [{ op: 'toll' }], {
          user: 'anyone',
          mandatory: true,
          needs: { othersTurn: true, counters: true },
        }),
        burnAction('vampire'),
      ],
    },
    { traits: ['unique'] },
  ),
);
