import { card, location } from '../build.ts';

export default card(
  'Elysium: The Palace of Versailles',
  location({ polling: { use: 'lock-for-titled', votes: 1, sect: 'camarilla' } }),
);
