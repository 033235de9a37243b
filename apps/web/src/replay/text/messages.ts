// What replays say.

import type { Messages } from '../../text/texts.ts';

export type ReplayKey =
  | 'title'
  | 'play'
  | 'pause'
  | 'back'
  | 'forward'
  | 'turns'
  | 'turn'
  | 'turn-of'
  | 'turn-back'
  | 'turn-forward'
  | 'step'
  | 'step-of'
  | 'speed'
  | 'eyes'
  | `eyes.${'spectator' | 'all'}`
  | 'record'
  | `record.${'what' | 'load' | 'verify' | 'watch'}`;

export type ReplayMessages = Messages<ReplayKey>;
