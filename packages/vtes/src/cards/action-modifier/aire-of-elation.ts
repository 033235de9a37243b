import { BLEED, card, levels, modifier } from '../build.ts';
import type { Effect } from '../printed.ts';

const elation = (amount: number): Effect => ({
  op: 'bleed',
  amount,
  limited: true,
  plus: { is: { clan: 'Toreador' }, amount: 1 },
});

export default card('Aire of Elation', {
  modes: levels('pre', modifier([elation(1)], BLEED), modifier([elation(2)], BLEED)),
});
