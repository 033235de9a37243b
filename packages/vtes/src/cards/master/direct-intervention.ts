import { card, outOfTurn } from '../build.ts';

export default card('Direct Intervention', {
  traits: ['out-of-turn'],
  modes: [outOfTurn('as-played', [{ op: 'cancel', of: 'minion', free: true }])],
});
