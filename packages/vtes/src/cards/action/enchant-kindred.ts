import { action, addBlood, bleedAction, card, levels, vampireOf } from '../build.ts';

export default card('Enchant Kindred', {
  modes: levels(
    'pre',
    bleedAction(1),
    action([addBlood(2)], { stealth: 1 }, { target: vampireOf('own', 'uncontrolled', { younger: true }) }),
  ),
});
