import { action, card, levels, minionOf } from '../build.ts';

const STEALTH = { stealth: 1 } as const;

export default card('Far Mastery', {
  modes: levels(
    'dom',
    action([{ op: 'steal-target' }], STEALTH, {
      target: minionOf('others', 'controlled', { what: 'retainer', on: { vampire: true } }),
    }),
    action([{ op: 'steal-target' }], STEALTH, { target: minionOf('others', 'controlled', { what: 'ally' }) }),
  ),
});
