import { vampire } from '../build.ts';

export default vampire('Lenny Burkhead', { constant: [{ what: 'bleed', amount: 1 }] });
