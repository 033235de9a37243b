import { card, combat, levels, vampireOf } from '../build.ts';
import type { Mode } from '../printed.ts';

const BROTHER = vampireOf('any', 'combat', { clan: 'Blood Brother', circle: true });

const arms = (amount: number): Mode =>
  combat('before-range', [{ op: 'additional-strikes', amount, eachRound: true }], {
    by: 'bystander',
    target: BROTHER,
  });

export default card('Octopod', {
  requires: { clan: 'Blood Brother' },
  modes: levels('san', arms(1), arms(2)),
});
