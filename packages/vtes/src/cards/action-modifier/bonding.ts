import { BLEED, bleed, card, levels, modifier, stealth } from '../build.ts';

export default card('Bonding', {
  modes: levels('dom', modifier([bleed(1)], BLEED), modifier([stealth(1), bleed(1)], BLEED)),
});
