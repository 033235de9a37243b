import { card, political } from '../build.ts';

export default card('Banishment', { modes: [political({ op: 'banish' })] });
