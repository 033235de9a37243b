import { vampire } from '../build.ts';

export default vampire('Damian', {
  constant: [{ what: 'bleed', amount: 1, while: { control: { rank: 'cardinal' } } }],
});
