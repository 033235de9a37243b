import { ability, card, location } from '../build.ts';

export default card(
  'Ventrue Headquarters',
  location({
    abilities: [ability('polling', [{ op: 'cast-votes', amount: 3 }], { cost: { lock: true } })],
  }),
);
