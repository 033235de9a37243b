import { card, WAKE, wake } from '../build.ts';

export default card("Wake with Evening's Freshness", {
  modes: [wake(WAKE, { vampire: true, replace: 'unlock' })],
});
