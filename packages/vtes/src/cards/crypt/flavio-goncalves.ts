import { DODGE, vampire } from '../build.ts';

export default vampire('Flávio Gonçalves', { strike: { strike: DODGE, once: true } });
