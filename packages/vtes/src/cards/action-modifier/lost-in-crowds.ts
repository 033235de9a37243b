import { card, levels, modifier, stealth } from '../build.ts';

export default card('Lost in Crowds', {
  modes: levels('obf', modifier([stealth(1)]), modifier([stealth(2)])),
});
