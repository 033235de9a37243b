import { card, huntingGround } from '../build.ts';

export default card('Academic Hunting Ground', huntingGround());
