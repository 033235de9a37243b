import { ability, card, HAND_CARD, location } from '../build.ts';

export default card(
  'The Barrens',
  location({
    abilities: [ability('free', [{ op: 'discard-target' }], { cost: { lock: true }, target: HAND_CARD })],
  }),
);
