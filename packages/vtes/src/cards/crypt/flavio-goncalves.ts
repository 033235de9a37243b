import { DODGE, vampire } from '../build.ts';

export default vampire('Flávio Gonçalves', { strikes: [{ strike: DODGE, once: 'combat' }] });
