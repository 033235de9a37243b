import { burnAction, card, onTarget, vampireOf } from '../build.ts';

export default card(
  'Haven Uncovered',
  onTarget(vampireOf('any', 'ready'), {
    abilities: [
      {
        word: 'combat',
        moments: ['minion'],
        effects: [{ op: 'enter-combat' }],
        by: 'any',
        action: { kind: 'other', stealth: 1, at: 'host' },
      },
      burnAction('host', { stealth: 1 }),
    ],
  }),
);
