import { card, during, outOfTurn } from '../build.ts';

export default card('Archon Investigation', {
  traits: ['out-of-turn'],
  modes: [
    outOfTurn(
      'action',
      [{ op: 'burn-acting' }],
      during({ kind: 'bleed', atYou: true, blocksDeclined: true, bleed: 4 }),
    ),
  ],
});
