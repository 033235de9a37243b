import { BLEED, bleed, card, levels, modifier } from '../build.ts';

export default card('Conditioning', {
  modes: levels('dom', modifier([bleed(2)], BLEED), modifier([bleed(3)], BLEED)),
});
