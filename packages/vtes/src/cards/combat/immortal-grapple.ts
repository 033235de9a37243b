import { card, combat, levels, OPTIONAL_PRESS } from '../build.ts';
import type { Effect } from '../printed.ts';

const HANDS: Effect = { op: 'only-hand-strikes' };

export default card('Immortal Grapple', {
  traits: ['grapple'],
  modes: levels(
    'pot',
    combat('before-strikes', [HANDS], { once: 'round' }),
    combat('before-strikes', [HANDS, OPTIONAL_PRESS, { op: 'close-next-round' }], { once: 'round' }),
  ),
});
