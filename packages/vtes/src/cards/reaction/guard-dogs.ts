import { card, during, ifBlocks, levels, reaction, UNLOCK } from '../build.ts';
import type { Effect, Mode } from '../printed.ts';

const dogs = (more: readonly Effect[]): Mode =>
  reaction([UNLOCK, ...more], { by: 'locked', ...during({ kind: 'bleed', atYou: true }) });

export default card('Guard Dogs', { modes: levels('ani', dogs([]), dogs([ifBlocks('maneuver')])) });
