import { ability, card, during, location, stealth } from '../build.ts';

export default card(
  'The Labyrinth',
  location({
    abilities: [
      ability('action', [stealth(1)], {
        cost: { lock: true },
        ...during({ acting: { own: true, clan: 'Nosferatu' } }),
      }),
    ],
  }),
);
