import { card, onTarget, vampireOf } from '../build.ts';

export default card(
  'Regent',
  onTarget(
    vampireOf('own', 'controlled', { sect: 'sabbat', capacity: 8 }),
    {
      title: { rank: 'regent' },
      inherited: { sect: 'sabbat' },
      abilities: [
        {
          moments: ['minion'],
          effects: [{ op: 'enter-combat' }],
          by: 'any',
          is: { sect: 'sabbat' },
          action: { kind: 'other', stealth: 0, at: 'host' },
        },
      ],
    },
    { traits: ['title'] },
  ),
);
