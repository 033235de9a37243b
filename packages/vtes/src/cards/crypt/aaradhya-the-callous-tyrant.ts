import { ability, during, UNLOCK, vampire } from '../build.ts';

export default vampire('Aaradhya, The Callous Tyrant', {
  constant: [{ what: 'bleed', amount: 1 }],
  abilities: [
    ability('after-action', [UNLOCK], {
      ...during({ kind: 'political', outcome: 'successful' }),
      needs: { acting: true, locked: true },
    }),
  ],
});
