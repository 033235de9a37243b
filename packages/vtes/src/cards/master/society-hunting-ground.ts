import { card, huntingGround } from '../build.ts';

export default card('Society Hunting Ground', huntingGround());
