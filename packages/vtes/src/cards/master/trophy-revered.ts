import { card, trophy } from '../build.ts';

export default card(
  'Trophy: Revered',
  trophy({ constant: [{ what: 'bleed', amount: 2 }] }, [], { only: 'name' }),
);
