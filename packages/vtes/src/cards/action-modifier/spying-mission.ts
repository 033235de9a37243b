import { BLEED, card, levels, modifier, stealth } from '../build.ts';

export default card('Spying Mission', {
  modes: levels(
    'obf',
    modifier([stealth(1)]),
    modifier([{ op: 'spy' }], { moments: ['success'], ...BLEED, put: 'minion' }),
  ),
  does: { atBleed: 2 },
});
