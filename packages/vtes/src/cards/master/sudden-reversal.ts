import { card, outOfTurn } from '../build.ts';

export default card('Sudden Reversal', {
  traits: ['out-of-turn'],
  modes: [outOfTurn('as-played', [{ op: 'cancel', of: 'master', by: 'others', free: true }])],
});
