import { card, modifier, reaction } from '../build.ts';

const HOW = { moments: ['polling'], by: 'even-locked', put: 'minion' } as const;

export default card('Guruhi Kholo', {
  requires: { sect: 'laibon' },
  traits: ['title'],
  modes: [modifier([], HOW), reaction([], HOW)],
  does: {
    title: { rank: 'kholo', clan: 'Guruhi' },
    oldest: { clan: 'Guruhi', sect: 'laibon' },
  },
});
