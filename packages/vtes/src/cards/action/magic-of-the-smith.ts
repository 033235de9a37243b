import { action, card, levels } from '../build.ts';

export default card('Magic of the Smith', {
  modes: levels(
    'tha',
    action([{ op: 'search-equipment' }], { stealth: 1 }),
    action([{ op: 'search-equipment' }], { stealth: 3 }),
  ),
});
