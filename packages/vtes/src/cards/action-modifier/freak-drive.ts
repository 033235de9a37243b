import { card, during, levels, modifier, UNLOCK } from '../build.ts';

export default card('Freak Drive', {
  modes: levels(
    'for',
    modifier([UNLOCK], { moments: ['after-action'], ...during({ outcome: 'successful' }) }),
    modifier([UNLOCK], { moments: ['after-action'], ...during({ outcome: 'blocked' }) }),
  ),
});
