// Whether it is the moment for a card: the action under way, and its bleed, are as the card says.

import type { Seat } from '@nocturne/kernel';
import type { Vt } from '../board.ts';
import type { ActionCondition } from '../cards/printed.ts';
import { bleedOf } from './action.ts';
import { fitsAction } from './kinds.ts';

export const fitsMoment = (state: Vt, condition: ActionCondition, seat: Seat): boolean =>
  fitsAction(state, condition, seat) && (condition.bleed === undefined || bleedOf(state) >= condition.bleed);
