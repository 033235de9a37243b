// What an event sounds like.

import type { SeatEvent } from '@nocturne/kernel';
import type { Vtes } from '@nocturne/vtes';
import type { Sound } from '../table/types.ts';

export function soundOf(event: SeatEvent<Vtes>): Sound | undefined {
  switch (event.type) {
    case 'played':
    case 'entered':
    case 'discarded':
    case 'drew':
      return 'card';
    case 'changed':
      return event.data.fields.locked === true ? 'lock' : undefined;
    case 'counters':
    case 'pool':
    case 'transferred':
      return 'blood';
    case 'action':
      return event.data.action?.state === 'blocked' ? 'block' : undefined;
    case 'damaged':
      return 'strike';
    case 'referendum': {
      const result = event.data.referendum?.result;
      return result === 'polling' ? 'vote' : result;
    }
    case 'edge':
      return 'edge';
    case 'out':
      return 'oust';
    case 'timeCalled':
      return 'clock';
    default:
      return undefined;
  }
}
