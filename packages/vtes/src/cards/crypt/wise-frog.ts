import { vampire } from '../build.ts';

export default vampire('Wise Frog', { striking: { first: true, against: { vampire: true, younger: true } } });
