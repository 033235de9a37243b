// What an event sounds like.

import type { SeatEvent } from '@nocturne/kernel';
import type { Nosferatu } from '@nocturne/nosferatu';
import type { Sound } from '../table/types.ts';

export function soundOf(event: SeatEvent<Nosferatu>): Sound | undefined {
  switch (event.type) {
    case 'discarded':
    case 'gave':
    case 'drew':
      return 'card';
    case 'clock':
      return event.data.card === 'dawn' ? 'dawn' : 'clock';
    case 'bitten':
      return 'bite';
    case 'ritual':
      return event.data.ritual === null ? 'failed' : 'passed';
    case 'stake':
      return 'edge';
    case 'revealed':
      return 'vote';
    case 'killed':
      return 'oust';
    default:
      return undefined;
  }
}
