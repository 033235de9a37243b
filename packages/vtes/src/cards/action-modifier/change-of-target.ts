import { card, modifier, UNLOCK } from '../build.ts';

export default card('Change of Target', {
  modes: [modifier([UNLOCK, { op: 'end-action', noRepeat: true }], { moments: ['blocked'] })],
});
