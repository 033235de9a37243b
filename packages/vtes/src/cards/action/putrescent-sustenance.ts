import { action, card, levelsOfEither } from '../build.ts';
import type { Mode } from '../printed.ts';

const fed = (amount: number): Mode =>
  action([{ op: 'consume-ally', amount, trait: 'zombie' }], { stealth: 1 });

export default card('Putrescent Sustenance', { modes: levelsOfEither('obl', 'tha', fed(2), fed(3)) });
