import { card, during, onTarget, vampireOf } from '../build.ts';

export default card(
  'Guardian Angel',
  onTarget(vampireOf('own', 'ready'), {
    constant: [{ what: 'intercept', amount: 1, ...during({ kind: 'bleed', atYou: true }) }],
    prevents: { amount: 1 },
    atTorpor: { burned: true },
  }),
);
