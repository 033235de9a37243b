import { card, during, ifBlocks, intercept, levels, reaction } from '../build.ts';

const BY_PREDATOR = during({ byPredator: true });

export default card('Instinctive Reaction', {
  modes: levels(
    'ani',
    reaction([intercept(1)], BY_PREDATOR),
    reaction([intercept(1), ifBlocks('maneuver')], BY_PREDATOR),
  ),
});
