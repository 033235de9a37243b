import { card, combat, levels } from '../build.ts';
import type { Mode } from '../printed.ts';

const crows = (amount: number): Mode =>
  combat('before-range', [{ op: 'damage-each-round', amount }], { once: 'combat' });

export default card('Carrion Crows', { modes: levels('ani', crows(1), crows(2)) });
