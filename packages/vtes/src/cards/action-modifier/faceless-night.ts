import { card, levels, modifier, stealth } from '../build.ts';

export default card('Faceless Night', {
  modes: levels('obf', modifier([stealth(1)]), modifier([stealth(1), { op: 'lock-failed-blockers' }])),
});
