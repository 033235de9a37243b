import { vampire } from '../build.ts';

export default vampire('Nana Buruku', {
  constant: [
    { what: 'master-actions', amount: 1 },
    { what: 'hand-size', amount: 1 },
  ],
});
