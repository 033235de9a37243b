import { action, card, levels, vampireOf } from '../build.ts';

const CORPSE = { target: vampireOf('others', 'torpor') };

export default card('Graverobbing', {
  modes: levels(
    'dom',
    action([{ op: 'steal-target' }], {}, CORPSE),
    action([{ op: 'steal-target' }, { op: 'may-burn-blood', amount: 2 }, { op: 'leave-torpor' }], {}, CORPSE),
  ),
});
