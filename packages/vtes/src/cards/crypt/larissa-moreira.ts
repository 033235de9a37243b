import { ability, BLEED, vampire } from '../build.ts';

export default vampire('Larissa Moreira', {
  abilities: [
    ability('action', [{ op: 'bleed', amount: 1, limited: false }], {
      once: 'action',
      ...BLEED,
      needs: { acting: true },
      cost: { discard: 'ani' },
    }),
  ],
});
