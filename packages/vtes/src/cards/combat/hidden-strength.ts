import { card, combat, levels, OPTIONAL_PRESS } from '../build.ts';
import type { Effect } from '../printed.ts';

const PREVENT: Effect = { op: 'prevent', amount: 1, plusX: true };

// The cost is X, which is part of what is announced (V-4.1)
export default card('Hidden Strength', {
  cost: { blood: 0 },
  modes: levels('for', combat('damage', [PREVENT]), combat('damage', [PREVENT, OPTIONAL_PRESS])),
});
