import { card, political } from '../build.ts';

export default card('Parity Shift', {
  requires: { titles: ['prince', 'justicar'] },
  modes: [political({ op: 'shift-pool', points: 3 })],
});
