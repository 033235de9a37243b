import { vampire } from '../build.ts';

export default vampire('Nizzam al-Latif', { striking: { aggravatedHands: true } });
