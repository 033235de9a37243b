import { action, bleedAction, card, levels, LOCK_TARGET, vampireOf } from '../build.ts';

export default card('Deep Song', {
  traits: ['frenzy'],
  modes: levels(
    'ani',
    bleedAction(1),
    action(
      [LOCK_TARGET, { op: 'enter-combat', reversed: true }],
      {},
      { target: vampireOf('others', 'ready') },
    ),
  ),
});
