import { ability, card, during, location } from '../build.ts';

export default card(
  'Creepshow Casino',
  location({
    abilities: [
      ability('announced', [{ op: 'stealth', amount: 1, early: true }], {
        cost: { lock: true },
        ...during({ directed: false, acting: { own: true, vampire: true } }),
      }),
    ],
  }),
);
