import { card, levels, modifier, vampireOf } from '../build.ts';
import type { Mode, TargetKind } from '../printed.ts';

const seduced = (target: TargetKind): Mode =>
  modifier([{ op: 'target-cannot-block' }], { moments: ['announced'], target });

export default card('Seduction', {
  modes: levels(
    'dom',
    seduced(vampireOf('any', 'ready', { younger: true })),
    seduced(vampireOf('any', 'ready')),
  ),
});
