import { vampire } from '../build.ts';

export default vampire('Kephamos, High Priest of Marrakech', { constant: [{ what: 'bleed', amount: 1 }] });
