import { card, huntingGround } from '../build.ts';

export default card('Uptown Hunting Ground', huntingGround());
