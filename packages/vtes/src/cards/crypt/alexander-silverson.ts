import { vampire } from '../build.ts';

export default vampire('Alexander Silverson', { called: { toOppose: 1 } });
