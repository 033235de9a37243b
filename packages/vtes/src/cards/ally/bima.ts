import { ability, card, recruit } from '../build.ts';

export default card('Bima', {
  traits: ['ghoul'],
  counters: 2,
  strength: 2,
  bleed: 1,
  modes: [recruit()],
  does: {
    playsAsVampire: true,
    abilities: [
      ability('entering', [{ op: 'fetch-discipline', from: ['hand'], orBurn: true }], { mandatory: true }),
    ],
  },
});
