import { card, equip } from '../build.ts';

export default card('Kevlar Vest', {
  modes: [equip({ only: 'name' })],
  does: { prevents: { amount: 1, gun: 2 } },
});
