import { card, during, levels, modifier } from '../build.ts';
import type { Mode } from '../printed.ts';

const captivate = (pool: number): Mode =>
  modifier([{ op: 'captivate', pool }], {
    moments: ['after-action'],
    ...during({ kind: 'political', outcome: 'successful' }),
  });

export default card('Voter Captivation', { modes: levels('pre', captivate(0), captivate(2)) });
