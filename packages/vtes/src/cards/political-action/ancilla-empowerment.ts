import { card, political } from '../build.ts';

export default card('Ancilla Empowerment', { modes: [political({ op: 'burn-per-minion', amount: 1 })] });
