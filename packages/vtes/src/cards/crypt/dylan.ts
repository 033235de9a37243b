import { vampire } from '../build.ts';

export default vampire('Dylan', { constant: [{ what: 'bleed', amount: 1 }] });
