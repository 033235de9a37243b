import { ability, BLEED, card, levels, minionOf, recruit } from '../build.ts';
import type { Effect } from '../printed.ts';

const MORE: Effect = { op: 'bleed', amount: 1, limited: false };

export default card('Bone Shambler', {
  traits: ['zombie'],
  counters: 1,
  strength: 1,
  bleed: 1,
  modes: levels('obl', recruit(), recruit()),
  does: {
    bare: true,
    abilities: [
      ability('action', [{ op: 'lock-target' }, MORE], {
        ...BLEED,
        once: 'action',
        word: 'a copy',
        needs: { acting: true },
        target: minionOf('own', 'ready', { copy: true, other: true, unlocked: true }),
      }),
      ability('action', [MORE], {
        ...BLEED,
        once: 'action',
        word: 'blood',
        level: 'superior',
        needs: { acting: true },
        minion: { vampire: true, clan: 'Hecata', blood: true },
        cost: { blood: 1 },
      }),
    ],
  },
});
