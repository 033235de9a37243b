import { card, levels, modifier, stealth } from '../build.ts';

export default card('Mirror Walk', {
  modes: levels(
    'tha',
    modifier([stealth(1)], { replace: 'discard' }),
    modifier([stealth(1), { op: 'if-blocked-end' }], { replace: 'discard' }),
  ),
});
