import { card, combat } from '../build.ts';
import type { Effect, Levels, Mode } from '../printed.ts';

const from = (disciplines: Levels, effect: Effect): Mode =>
  combat('damage', [effect], { disciplines, by: 'bystander', unlocked: true });

export default card("Martyr's Resilience", {
  modes: [
    from({ aus: 1, for: 1 }, { op: 'protect', amount: 1 }),
    from({ aus: 2, for: 2 }, { op: 'protect', amount: 1, plusX: true }),
  ],
});
