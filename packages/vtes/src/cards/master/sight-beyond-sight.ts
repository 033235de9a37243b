import { card, onTarget, vampireOf } from '../build.ts';

export default card(
  'Sight Beyond Sight',
  onTarget(
    vampireOf('own', 'controlled', { clan: 'Salubri' }),
    { constant: [{ what: 'intercept', amount: 1 }] },
    { traits: ['unique'] },
  ),
);
