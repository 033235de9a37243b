import { action, burnAction, card, levels } from '../build.ts';

export default card('Revelations', {
  modes: levels(
    'aus',
    action([{ op: 'look-and-discard' }], { stealth: 1, at: 'prey' }),
    action([], { stealth: 1 }, { put: 'table' }),
  ),
  does: { opensHand: true, abilities: [burnAction('any')] },
});
