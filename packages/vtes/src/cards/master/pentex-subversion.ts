import { burnAction, card, minionOf, onTarget } from '../build.ts';

export default card(
  'Pentex™ Subversion',
  onTarget(
    minionOf('any', 'ready'),
    { constant: [{ what: 'cannot-block', amount: 1 }], abilities: [burnAction('others')] },
    { traits: ['unique'] },
  ),
);
