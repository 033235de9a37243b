import { vampire } from '../build.ts';

export default vampire('Javier Montoya', {
  constant: [
    { what: 'rescue', amount: 1 },
    { what: 'bleed', amount: 1 },
  ],
});
