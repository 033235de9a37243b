import { card, event } from '../build.ts';

export default card(
  'Narrow Minds',
  event({ redirectsCost: 1 }, { traits: ['inconnu'] }, { replace: 'unlock' }),
);
