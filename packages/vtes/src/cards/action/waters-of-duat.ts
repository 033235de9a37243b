import { action, card } from '../build.ts';

export default card('Waters of Duat', {
  requires: { capacity: 5 },
  modes: [
    action(
      [{ op: 'fetch-discipline', from: ['library', 'hand', 'ash'] }],
      { stealth: 1, creates: { clan: 'Ministry' } },
      { put: 'ready' },
    ),
  ],
});
