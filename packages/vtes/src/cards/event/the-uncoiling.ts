import { ability, BURN_SOURCE, card, event } from '../build.ts';

export default card(
  'The Uncoiling',
  event(
    {
      abilities: [
        ability('discard', [{ op: 'burn-random', type: 'event' }], { mandatory: true }),
        ability('discard', [BURN_SOURCE], {
          word: 'its end',
          user: 'anyone',
          needs: { othersTurn: true },
          cost: { discardAction: true, poolPerOther: 'event' },
        }),
      ],
    },
    {},
    { replace: 'gone' },
  ),
);
