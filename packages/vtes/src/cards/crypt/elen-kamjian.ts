import { vampire } from '../build.ts';

export default vampire('Elen Kamjian', {
  abilities: [
    {
      moments: ['minion'],
      mandatory: true,
      by: 'host',
      needs: { ownLocked: true },
      action: { kind: 'bleed', stealth: 0, bleed: 1 },
      effects: [],
    },
  ],
});
