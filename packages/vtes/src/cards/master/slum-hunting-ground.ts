import { card, huntingGround } from '../build.ts';

export default card('Slum Hunting Ground', huntingGround());
