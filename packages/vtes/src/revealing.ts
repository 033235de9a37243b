// What shows everyone a card that lay face down or was in a hand or library.

import type { EventName } from '@nocturne/kernel';
import type { Vtes } from './types.ts';

export const revealing: ReadonlySet<EventName<Vtes>> = new Set([
  'played',
  'discarded',
  'searched',
  'removed',
  'openHand',
  'ash',
  'entered',
  'fromHand',
] as const);
