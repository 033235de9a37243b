import { card, outOfTurn } from '../build.ts';

export default card('Wash', {
  traits: ['out-of-turn', 'trifle'],
  modes: [
    outOfTurn('as-played', [{ op: 'cancel', of: 'master', by: 'neighbours', free: true, regains: true }], {
      replace: 'unlock',
    }),
  ],
});
