import { card, LOCK_TARGET, reaction, vampireOf } from '../build.ts';

export default card('Power of All', {
  requires: { sect: 'anarch' },
  modes: [
    reaction([{ op: 'lock-self' }, LOCK_TARGET, { op: 'cancel', of: 'any' }], {
      moments: ['as-played'],
      anytime: true,
      target: vampireOf('own', 'ready', { sect: 'anarch', unlocked: true, other: true }),
    }),
  ],
});
