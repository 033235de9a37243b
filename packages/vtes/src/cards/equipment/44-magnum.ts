import { card, equip } from '../build.ts';

export default card('.44 Magnum', {
  traits: ['weapon', 'gun'],
  modes: [equip()],
  does: { strikes: [{ strike: { kind: 'damage', amount: 2, ranged: true }, maneuver: true }] },
});
