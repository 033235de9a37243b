import { action, burnAction, card, levels, minionOf } from '../build.ts';
import type { Mode } from '../printed.ts';

const erupting = (): Mode => action([], {}, { target: minionOf('any', 'ready'), put: 'target' });

export default card('Lunatic Eruption', {
  modes: levels('dem', erupting(), erupting()),
  does: {
    abilities: [
      {
        moments: ['minion'],
        mandatory: true,
        by: 'host',
        target: minionOf('prey', 'ready'),
        action: { kind: 'other', stealth: 0 },
        effects: [{ op: 'enter-combat' }],
      },
      { ...burnAction('any'), level: 'basic' },
      { ...burnAction('any', {}, [{ op: 'damage-self', amount: 1 }]), level: 'superior' },
    ],
  },
});
