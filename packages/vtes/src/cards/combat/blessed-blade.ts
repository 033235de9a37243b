import { card, combat } from '../build.ts';
import type { Mode } from '../printed.ts';

const blade = (level: 1 | 2, amount: number): Mode =>
  combat('strike', [{ op: 'weapon-strike', trait: 'melee', amount }], { disciplines: { val: level } });

export default card('Blessed Blade', {
  modes: [
    combat('as-played', [{ op: 'cancel', of: 'any', trait: 'grapple', by: 'opponent' }], {
      disciplines: { val: 1 },
      word: 'reflex',
    }),
    blade(1, 2),
    blade(2, 3),
  ],
});
