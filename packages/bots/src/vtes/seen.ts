// The table as a bot sees it from its chair: who sits where, who is ready, what the hand is good for.

import type { OptionOf, Random, Seat } from '@nocturne/kernel';
import {
  cardNamed,
  type Gain,
  gainsOfPlay,
  type LibraryCard,
  neighboursOf,
  type Own,
  type Prowess,
  prowessOf,
  type PublicCard,
  type Table,
  type Vtes,
  waysFor,
} from '@nocturne/vtes';
import type { Memory } from './memory.ts';

export type Id = PublicCard['id'];
export type ActOption = OptionOf<Vtes, 'act'>;
export type ImpulseOption = OptionOf<Vtes, 'impulse'>;
export type PlayOption = Extract<ActOption, { do: 'play' }>;
export type UseOption = Extract<ActOption, { do: 'use' }>;
export type Mode = LibraryCard['modes'][number];

/** A way in which a minion could play a card of the hand. */
export interface Way {
  readonly name: string;
  readonly mode: Mode;
  readonly gains: readonly Gain[];
}

export interface Seen {
  readonly table: Table;
  readonly own: Own;
  readonly seat: Seat;
  readonly prey: Seat;
  readonly predator: Seat;
  readonly pool: number;
  /** Ready minions, by seat. */
  readonly ready: readonly (readonly PublicCard[])[];
  readonly memory: Memory;
  readonly random: Random;
  /** Worked out once, when it is asked for. */
  readonly known: {
    readonly prowess: Map<Id, Prowess>;
    readonly ways: Map<Id, readonly Way[]>;
    threat: number | undefined;
    guard: number | undefined;
    strength: number | undefined;
  };
}

function readyMinions({ cards, methuselahs }: Table): PublicCard[][] {
  const ready: PublicCard[][] = methuselahs.map(() => []);
  for (const card of cards)
    if (card.region === 'ready' && !card.contested) ready[card.controller]!.push(card);
  return ready;
}

export function look(memory: Memory, table: Table, own: Own, random: Random): Seen {
  const { seat } = own;
  return {
    table,
    own,
    seat,
    ...neighboursOf(table, seat),
    pool: table.methuselahs[seat]!.pool,
    ready: readyMinions(table),
    memory,
    random,
    known: { prowess: new Map(), ways: new Map(), threat: undefined, guard: undefined, strength: undefined },
  };
}

export const cardAt = ({ table }: Seen, id: Id): PublicCard | undefined => {
  for (const card of table.cards) if (card.id === id) return card;
  return undefined;
};

export function prowess({ table, known }: Seen, minion: PublicCard): Prowess {
  const before = known.prowess.get(minion.id);
  if (before !== undefined) return before;
  const found = prowessOf(table, minion);
  known.prowess.set(minion.id, found);
  return found;
}

export const isVampire = ({ sect }: PublicCard): boolean => sect !== null;

/** V-7.5: whoever has no blood must hunt, and does not bleed in its next turn. */
export const isHungry = (minion: PublicCard): boolean => isVampire(minion) && minion.counters === 0;

export function capacityOf({ name, counters }: PublicCard): number {
  const card = name === null ? undefined : cardNamed(name);
  return card?.kind === 'crypt' ? card.capacity : counters;
}

/** Everything that this minion could play from the hand, be it the moment or not. */
export function waysOf({ table, own, known }: Seen, minion: PublicCard): readonly Way[] {
  const before = known.ways.get(minion.id);
  if (before !== undefined) return before;
  const ways = [...new Set(own.hand)].flatMap((name) => {
    const { modes } = cardNamed(name) as LibraryCard;
    return waysFor(table, own.seat, name, minion).map((index) => {
      const option: PlayOption = { do: 'play', name, mode: index, minion: minion.id };
      return { name, mode: modes[index]!, gains: gainsOfPlay(table, own.seat, option) };
    });
  });
  known.ways.set(minion.id, ways);
  return ways;
}

export const sum = (gains: readonly Gain[], good: Gain['good']): number => {
  let total = 0;
  for (const gain of gains) if (gain.good === good) total += gain.amount;
  return total;
};

export const isTwoLeft = ({ prey, predator }: Seen): boolean => prey === predator;
