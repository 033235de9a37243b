import { ability, card, recruit } from '../build.ts';

export default card('Ambrosius, The Ferryman', {
  traits: ['unique', 'wraith'],
  counters: 2,
  strength: 1,
  bleed: 0,
  modes: [recruit()],
  does: {
    immune: 'normal',
    abilities: [
      {
        moments: ['minion'],
        by: 'host',
        action: { kind: 'other', stealth: 0 },
        effects: [{ op: 'raise-retainer', marks: 3 }],
      },
      ability('unlock', [{ op: 'fade-marked' }], { mandatory: true, needs: { marked: true } }),
    ],
  },
});
