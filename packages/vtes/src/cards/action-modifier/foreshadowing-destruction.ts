import { BLEED, bleed, card, levels, modifier } from '../build.ts';

export default card('Foreshadowing Destruction', {
  modes: levels(
    'dom',
    modifier([bleed(1)], BLEED),
    modifier([{ op: 'bleed', amount: 3, limited: true, ifPool: 9 }], BLEED),
  ),
});
