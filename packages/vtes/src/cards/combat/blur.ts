import { additionalStrikes, card, combat, levels } from '../build.ts';

export default card('Blur', {
  modes: levels(
    'cel',
    combat('additional-strikes', [additionalStrikes(1)]),
    combat('additional-strikes', [additionalStrikes(2)]),
  ),
});
