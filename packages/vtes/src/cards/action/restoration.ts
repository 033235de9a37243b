import { action, card, levels } from '../build.ts';
import type { Mode } from '../printed.ts';

const restored = (amount: number): Mode => action([{ op: 'gain-blood', amount }], { stealth: 1 });

export default card('Restoration', { modes: levels('for', restored(2), restored(3)) });
