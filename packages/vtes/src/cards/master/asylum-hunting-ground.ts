import { card, huntingGround } from '../build.ts';

export default card('Asylum Hunting Ground', huntingGround());
