// What a bot keeps in mind from one decision to the next: plain data, replaced and never changed.

import type { Seat, SeatEvent } from '@nocturne/kernel';
import type { Vtes } from '@nocturne/vtes';

type Played = Extract<SeatEvent<Vtes>, { type: 'played' }>['data'];
type ActionNow = Extract<SeatEvent<Vtes>, { type: 'action' }>['data']['action'];

export interface Memory {
  readonly seat: Seat;
  /** Minions that attempted to block the action under way, once for each attempt. */
  readonly attempts: readonly number[];
  /** Whether an attempt is under way. */
  readonly attempting: boolean;
  /** Pool lost to bleeds, of late: what was lost in each round, fading. */
  readonly pressure: number;
  /** The last card that was played. */
  readonly playing: Played | null;
  /** Cards drawn since the last master phase began, by name; whether a minion has become ready since. */
  readonly drawn: readonly string[];
  readonly newcomer: boolean;
  /** The least pool that each Methuselah has had; own turns since one of them had less, left, or an own minion came. */
  readonly lows: Readonly<Record<Seat, number>>;
  readonly still: number;
}

/** How much of an earlier round's loss still counts. */
const FADING = 0.6;

export const beginMemory = (seat: Seat): Memory => ({
  seat,
  attempts: [],
  attempting: false,
  pressure: 0,
  playing: null,
  drawn: [],
  newcomer: false,
  lows: {},
  still: 0,
});

/** What an average round takes, if it goes on like this. */
export const expectedLoss = ({ pressure }: Memory): number => pressure * (1 - FADING);

function noticeAction(memory: Memory, action: ActionNow): Memory {
  if (action === null)
    return memory.attempts.length > 0 || memory.attempting
      ? { ...memory, attempts: [], attempting: false }
      : memory;
  const attempting = action.state === 'B';
  if (attempting === memory.attempting) return memory;
  const attempts = attempting ? [...memory.attempts, action.blocker] : memory.attempts;
  return { ...memory, attempts, attempting };
}

/** Pool that comes and goes leads nowhere; a new low does. */
function noticePool(memory: Memory, { seat, pool }: { seat: Seat; pool: number }): Memory {
  const isLow = pool < (memory.lows[seat] ?? Infinity);
  return isLow ? { ...memory, lows: { ...memory.lows, [seat]: pool }, still: 0 } : memory;
}

export function noticeEvent(memory: Memory, event: SeatEvent<Vtes>): Memory {
  switch (event.type) {
    case 'action':
      return noticeAction(memory, event.data.action);
    case 'played':
      return { ...memory, playing: event.data };
    case 'bled':
      return event.data.seat === memory.seat
        ? { ...memory, pressure: memory.pressure + event.data.amount }
        : memory;
    case 'drew':
      return event.secret === undefined ? memory : { ...memory, drawn: [...memory.drawn, event.secret.name] };
    case 'entered': {
      const { region, controller } = event.data.card;
      return region === 'ready' && controller === memory.seat
        ? { ...memory, newcomer: true, still: 0 }
        : memory;
    }
    case 'phase':
      return event.data.phase === 'master' ? { ...memory, drawn: [], newcomer: false } : memory;
    case 'turn':
      return event.data.seat === memory.seat
        ? { ...memory, pressure: memory.pressure * FADING, still: memory.still + 1 }
        : memory;
    case 'pool':
      return noticePool(memory, event.data);
    case 'out':
      return { ...memory, still: 0 };
    default:
      return memory;
  }
}
