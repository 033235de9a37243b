import { card, during, POLLING, reaction } from '../build.ts';

export default card('Protected District', {
  requires: { titles: ['primogen'] },
  modes: [
    reaction([{ op: 'bleed', amount: -3, limited: false }], during({ kind: 'bleed', atYou: true })),
    reaction([{ op: 'votes', amount: 3, against: true }], POLLING),
  ],
});
