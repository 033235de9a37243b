import { vampire } from '../build.ts';

export default vampire('Khin Aye', {
  constant: [{ what: 'hand-size', amount: 1, while: { outnumbered: true } }],
});
