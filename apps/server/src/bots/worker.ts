// The thread that bots think in.

import type { Thought } from '../tables/running.ts';
import { think, type Answer } from './think.ts';

export default (thought: Thought): Answer => think(thought);
