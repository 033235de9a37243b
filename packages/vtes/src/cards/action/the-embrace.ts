import { action, card } from '../build.ts';

export default card('The Embrace', {
  modes: [action([], { stealth: 1, creates: {} }, { put: 'ready' })],
});
