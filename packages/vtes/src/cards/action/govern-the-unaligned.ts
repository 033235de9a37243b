import { action, addBlood, bleedAction, card, levels, vampireOf } from '../build.ts';

export default card('Govern the Unaligned', {
  modes: levels(
    'dom',
    bleedAction(2),
    action([addBlood(3)], { stealth: 1 }, { target: vampireOf('own', 'uncontrolled', { younger: true }) }),
  ),
});
