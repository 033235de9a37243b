import { card, equip } from '../build.ts';

export default card('Sport Bike', {
  traits: ['vehicle'],
  modes: [equip({ only: 'vehicle' })],
  does: { constant: [{ what: 'intercept', amount: 1 }] },
});
