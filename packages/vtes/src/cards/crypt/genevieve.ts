import { during, vampire } from '../build.ts';

export default vampire('Genevieve', {
  constant: [{ what: 'votes', amount: 1, ...during({ kind: 'political' }) }],
});
