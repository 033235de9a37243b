import { BLEED, vampire } from '../build.ts';

export default vampire('Dylan (ADV)', {
  constant: [
    { what: 'stealth', amount: 1, ...BLEED },
    { what: 'strength', amount: 1 },
  ],
});
