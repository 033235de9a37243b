import { during, vampire } from '../build.ts';

export default vampire('The Dowager', {
  constant: [{ what: 'intercept', amount: 1, ...during({ directed: true }) }],
});
