import { card, POLLING } from '../build.ts';
import type { Mode } from '../printed.ts';

const silence = (type: 'action modifier' | 'reaction', level: 1 | 2): Mode => ({
  type,
  ...POLLING,
  disciplines: { cel: level, pre: level },
  effects: [{ op: 'silence', blood: level - 1 }],
});

export default card('Scalpel Tongue', {
  modes: [
    silence('action modifier', 1),
    silence('action modifier', 2),
    silence('reaction', 1),
    silence('reaction', 2),
  ],
});
