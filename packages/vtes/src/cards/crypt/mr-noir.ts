import { vampire } from '../build.ts';

export default vampire('Mr. Noir', { burnedInCombat: 2 });
