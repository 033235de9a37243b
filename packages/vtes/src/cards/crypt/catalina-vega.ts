import { vampire } from '../build.ts';

export default vampire('Catalina Vega', { constant: [{ what: 'bleed', amount: 1 }] });
