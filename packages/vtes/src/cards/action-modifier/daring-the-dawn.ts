import { card, levels, modifier } from '../build.ts';
import type { Mode } from '../printed.ts';

const dawn = (amount: number): Mode =>
  modifier([{ op: 'vampires-cannot-block' }, { op: 'damage-afterwards', amount }]);

export default card('Daring the Dawn', { modes: levels('for', dawn(2), dawn(1)) });
