import { card, ifBlocks, intercept, levels, reaction } from '../build.ts';

export default card("Spirit's Touch", {
  modes: levels('aus', reaction([intercept(1)]), reaction([intercept(1), ifBlocks('maneuver')])),
});
