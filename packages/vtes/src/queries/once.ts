// What is noted of a phase, because it may be done only once in it.

import type { Seat } from '@nocturne/kernel';

/** An event was played (V-14.2). */
export const EVENT = 'event';

/** This Methuselah has discarded a card with the burn option, or forgone it (V-5.8). */
export const burnOptionKey = (seat: Seat): string => `burn option ${seat}`;
