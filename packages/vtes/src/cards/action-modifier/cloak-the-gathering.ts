import { card, levels, modifier, stealth } from '../build.ts';

export default card('Cloak the Gathering', {
  modes: levels('obf', modifier([stealth(1)]), modifier([stealth(1)], { by: 'other' })),
});
