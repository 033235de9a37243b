import { during, vampire } from '../build.ts';

export default vampire('Bret Stryker', {
  constant: [{ what: 'intercept', amount: -1, ...during({ acting: { vampire: true, titled: true } }) }],
});
