// What a seat remembers: the round so far, and whom it suspects. A Hunter knows that he is none; Renfield and
// the Vampire keep the suspicion of the table, to know what the Hunters think.

import type { Seat, SeatEvent, View } from '@nocturne/kernel';
import type { Kind, Nosferatu, Options } from '@nocturne/nosferatu';
import { habitsAt } from './habits.ts';
import {
  afterMercy,
  afterPick,
  afterRound,
  cleared,
  convicted,
  FAVOUR,
  nobodySuspected,
  type Outcome,
  type Played,
  type Suspicion,
} from './suspicion.ts';
import { killThreshold } from './threshold.ts';

export interface Memory {
  readonly seat: Seat;
  readonly options: Options;
  readonly toWin: number;
  readonly renfield: Seat | null;
  readonly isHunter: boolean;
  readonly holder: Seat | null;
  readonly bites: readonly number[];
  /** The Bites that count towards the end. */
  readonly counted: number;
  readonly plays: readonly Played[];
  readonly outcome: Outcome;
  readonly suspicion: Suspicion;
}

const NO_OUTCOME: Outcome = { case: 3, bites: 0, nights: 0, atLeast: false };
const MOST_BITES = 2;

export function beginMemory({ table, own }: View<Nosferatu>, seat: Seat): Memory {
  const { options, renfield, stake, seats } = table;
  const bites = seats.map((one) => one.bites);
  let suspicion = nobodySuspected(seats.length);
  for (const [other, { character }] of seats.entries()) {
    if (character === 'vampire') suspicion = convicted(suspicion, other);
    else if (character !== null) suspicion = cleared(suspicion, other);
  }
  const isHunter = own?.character === 'hunter';
  return {
    seat,
    options,
    toWin: table.bites.toWin,
    renfield,
    isHunter,
    holder: stake,
    bites,
    counted:
      options.bite_count === 'cumulative' ? table.bites.placed : bites.reduce((sum, one) => sum + one, 0),
    plays: [],
    outcome: NO_OUTCOME,
    suspicion: isHunter ? cleared(suspicion, seat) : suspicion,
  };
}

type Noticing = {
  [N in keyof Nosferatu['Events']]?: (memory: Memory, event: SeatEvent<Nosferatu, N>) => Memory;
};

const activeSeats = ({ bites, renfield }: Memory): Seat[] =>
  bites.map((_, seat) => seat).filter((seat) => seat !== renfield);

const withBites = ({ bites }: Memory, seat: Seat, change: number): number[] =>
  bites.map((count, one) => (one === seat ? count + change : count));

const withGift = ({ plays }: Memory, seat: Seat, gave: Kind): Played[] =>
  plays.map((play) => (play.seat === seat ? { ...play, gave } : play));

/** N-6.5, N-6.2: the Stake was moved by Renfield, or by a holder who could have killed. */
function stakeMoved(memory: Memory, to: Seat, by: Seat): Suspicion {
  const { suspicion, holder, options } = memory;
  if (by !== memory.renfield) return afterMercy(suspicion, by, killThreshold(memory.toWin - memory.counted));
  const among = activeSeats(memory).filter((seat) => options.stake_may_stay || seat !== holder);
  return afterPick(suspicion, to, among, FAVOUR.stake);
}

function biteSeen(memory: Memory, seat: Seat): Memory {
  const { outcome, counted, bites } = memory;
  const among = activeSeats(memory).filter((one) => bites[one]! < MOST_BITES);
  return {
    ...memory,
    bites: withBites(memory, seat, 1),
    counted: counted + 1,
    outcome: { ...outcome, bites: outcome.bites + 1 },
    suspicion: afterPick(memory.suspicion, seat, among, FAVOUR.bite),
  };
}

const noticing: Noticing = {
  renfield: (memory, { data }) => ({
    ...memory,
    renfield: data.seat,
    suspicion: cleared(memory.suspicion, data.seat),
  }),
  character(memory, { data, secret }) {
    if (data.seat !== memory.seat || secret?.character !== 'hunter') return memory;
    return { ...memory, isHunter: true, suspicion: cleared(memory.suspicion, memory.seat) };
  },
  turn: (memory) => ({
    ...memory,
    plays: [],
    outcome: { ...NO_OUTCOME, atLeast: memory.options.bites_placed === 'one' },
  }),
  discarded(memory, { data: { seat, card } }) {
    const play = { seat, discard: card, bites: memory.bites[seat]!, gave: null };
    return { ...memory, plays: [...memory.plays, play] };
  },
  gave(memory, { data: { seat }, secret }) {
    if (!memory.isHunter || secret === undefined) return memory;
    return { ...memory, plays: withGift(memory, seat, secret.card) };
  },
  announced: (memory, { data }) => ({ ...memory, outcome: { ...memory.outcome, case: data.case } }),
  bitten: (memory, { data }) => biteSeen(memory, data.seat),
  wasted: (memory, { data }) => ({
    ...memory,
    outcome: { ...memory.outcome, bites: memory.outcome.bites + data.count },
  }),
  nights: (memory, { data }) => ({ ...memory, outcome: { ...memory.outcome, nights: data.count } }),
  transfused: (memory, { data }) => ({
    ...memory,
    bites: withBites(memory, data.seat, -1),
    counted: memory.options.bite_count === 'cumulative' ? memory.counted : memory.counted - 1,
  }),
  phase(memory, { data }) {
    const { suspicion, plays, outcome, options, bites } = memory;
    if (data.phase !== 'stake' || plays.length === 0) return memory;
    return { ...memory, suspicion: afterRound(suspicion, plays, outcome, habitsAt(options, bites.length)) };
  },
  revealed: (memory, { data: { seat, character } }) => ({
    ...memory,
    suspicion: character === 'vampire' ? convicted(memory.suspicion, seat) : cleared(memory.suspicion, seat),
  }),
  stake: (memory, { data: { seat, by } }) => ({
    ...memory,
    holder: seat,
    suspicion: stakeMoved(memory, seat, by),
  }),
};

export function noticeEvent(memory: Memory, event: SeatEvent<Nosferatu>): Memory {
  const notice = noticing[event.type] as
    ((memory: Memory, event: SeatEvent<Nosferatu>) => Memory) | undefined;
  return notice === undefined ? memory : notice(memory, event);
}
