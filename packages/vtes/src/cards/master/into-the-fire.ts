import { card, master, vampireOf } from '../build.ts';

export default card('Into the Fire', {
  traits: ['trifle'],
  modes: [
    master([{ op: 'join-sect', sect: 'sabbat' }], {
      target: vampireOf('own', 'ready', { notSect: 'sabbat' }),
    }),
  ],
});
