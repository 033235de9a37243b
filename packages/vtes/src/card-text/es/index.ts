import type { CardMessages } from '../messages.ts';
import { effects } from './effects.ts';
import { inPlay } from './in-play.ts';
import { phrases } from './phrases.ts';
import { playing } from './playing.ts';

export const es: CardMessages = { ...effects, ...phrases, ...playing, ...inPlay };
