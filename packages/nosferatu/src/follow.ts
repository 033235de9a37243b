// Keeping a seat's view up to date from the events it receives: proof that events tell all a seat may know.

import type { Seat, SeatEvent, View } from '@nocturne/kernel';
import { copyTally, emptyTally, type Kind, RITUALS, type Tally } from './cards.ts';
import type { Nosferatu, Own, Table } from './types.ts';

type Follow = { [N in keyof Nosferatu['Events']]: (draft: Draft, event: SeatEvent<Nosferatu, N>) => void };

interface Draft {
  table: Writable<Table>;
  own: Own | null;
}
type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;

const gain = (tally: Tally | null | undefined, card: Kind, count: number): void => {
  if (tally) tally[card] += count;
};
const mine = ({ own }: Draft, seat: Seat): Own | null => (own?.seat === seat ? own : null);

function reserveChange(draft: Draft, seat: Seat, card: Kind | undefined, count: number): void {
  draft.table.seats[seat]!.reserve += count;
  if (card !== undefined) gain(mine(draft, seat)?.reserve, card, count);
}

function discardFaceUp({ table }: Draft, card: Kind, count = 1): void {
  table.discard.size += count;
  table.discard.top = card;
}

const follow: Follow = {
  renfield(draft, { data: { seat } }) {
    draft.table.renfield = seat;
    draft.table.seats[seat]!.character = 'renfield';
    const own = mine(draft, seat);
    if (own === null) return;
    const sees = draft.table.options.renfield_sees_giver;
    own.character = 'renfield';
    own.reserve = null;
    own.keeper = { vampire: null, given: sees ? [] : null, actionDeck: emptyTally() };
  },
  character(draft, { data, secret }) {
    if (secret === undefined || draft.own === null) return;
    if (draft.own.seat === data.seat) draft.own.character = secret.character;
    if (draft.own.keeper && secret.character === 'vampire') draft.own.keeper.vampire = data.seat;
  },
  drew(draft, { data, secret }) {
    draft.table.library -= 1;
    reserveChange(draft, data.seat, secret?.card, 1);
  },
  reshuffled({ table }) {
    table.library = table.discard.size;
    table.discard.size = 0;
    table.discard.top = null;
    table.emptied = true;
  },
  turn({ table, own }, { data }) {
    table.turn = data.turn;
    table.announced = null;
    table.emptied = false;
    if (table.options.discard_memory !== 'full_log') table.discard.shown = [];
    if (own) own.gave = null;
    if (own?.keeper?.given) own.keeper.given = [];
  },
  phase({ table, own }, { data }) {
    table.phase = data.phase;
    if (own?.keeper && !table.options.renfield_sees_giver && data.phase === 'round')
      own.keeper.actionDeck = null;
  },
  discarded(draft, { data: { seat, card } }) {
    const { table } = draft;
    reserveChange(draft, seat, card, -1);
    discardFaceUp(draft, card);
    if (table.options.discard_memory !== 'top_only')
      table.discard.shown.push({ turn: table.turn, seat, card });
  },
  gave(draft, { data: { seat }, secret }) {
    const { own } = draft;
    reserveChange(draft, seat, secret?.card, -1);
    draft.table.actionDeck += 1;
    if (secret === undefined || own === null) return;
    if (own.seat === seat) own.gave = secret.card;
    if (own.keeper?.given) own.keeper.given = [...own.keeper.given, { seat, card: secret.card }];
    gain(own.keeper?.actionDeck, secret.card, 1);
  },
  clock({ table }, { data }) {
    table.clock.turned.push({ seat: data.seat, card: data.card });
  },
  announced({ table }, { data }) {
    table.announced = data.case;
  },
  examined({ own }, { secret }) {
    if (secret !== undefined && own?.keeper) own.keeper.actionDeck = copyTally(secret.cards);
  },
  bitten({ table, own }, { data }) {
    table.seats[data.seat]!.bites += 1;
    table.bites.placed += 1;
    table.actionDeck -= 1;
    gain(own?.keeper?.actionDeck, 'bite', -1);
  },
  wasted(draft, { data: { count } }) {
    discardFaceUp(draft, 'bite', count);
    draft.table.actionDeck -= count;
    gain(draft.own?.keeper?.actionDeck, 'bite', -count);
  },
  lost(draft, { data, secret }) {
    reserveChange(draft, data.seat, secret?.card, -1);
    draft.table.discard.size += 1;
    draft.table.discard.top = null;
  },
  darkness({ table }, { data }) {
    table.darkness = data.side;
  },
  nights({ table, own }, { data: { count } }) {
    table.clock.nights += count;
    table.actionDeck -= count;
    gain(own?.keeper?.actionDeck, 'night', -count);
  },
  refreshed({ table }) {
    for (const ritual of RITUALS) table.rituals[ritual] = true;
  },
  ritual() {},
  usedUp({ table }, { data }) {
    table.rituals[data.ritual] = false;
  },
  distorted(draft) {
    const { clock, options } = draft.table;
    clock.nights -= 1;
    const faceUp = clock.turned.findIndex(({ card }) => card === 'night');
    if (faceUp >= 0) clock.turned.splice(faceUp, 1);
    if (options.distorted_night === 'discard_pile') discardFaceUp(draft, 'night');
  },
  transfused(draft, { data }) {
    draft.table.seats[data.seat]!.bites -= 1;
    discardFaceUp(draft, 'bite');
  },
  revealed({ table }, { data }) {
    table.seats[data.seat]!.character = data.character;
  },
  stake({ table }, { data }) {
    table.stake = data.seat;
  },
  clockShuffled({ table }) {
    table.clock.turned = [];
  },
  swept({ table, own }, { data }) {
    table.actionDeck = 0;
    table.discard.size += data.count;
    if (own?.keeper?.actionDeck) own.keeper.actionDeck = emptyTally();
  },
  killed({ table }, { data }) {
    table.seats[data.seat]!.character = data.character;
  },
  ended({ table }, { data: { winner, cause, vampire, reserves } }) {
    table.over = { winner, cause, reserves: reserves.map(copyTally) };
    for (const [seat, one] of table.seats.entries()) {
      one.character = seat === table.renfield ? 'renfield' : seat === vampire ? 'vampire' : 'hunter';
    }
  },
};

/** The view after an event. The view given is left as it was. */
export function followEvent(view: View<Nosferatu>, event: SeatEvent<Nosferatu>): View<Nosferatu> {
  const { table, own } = view;
  const draft: Draft = {
    table: {
      ...(table as Writable<Table>),
      seats: table.seats.map((seat) => ({ ...seat })),
      discard: { ...table.discard, shown: [...table.discard.shown] },
      clock: { ...table.clock, turned: [...table.clock.turned] },
      rituals: { ...table.rituals },
      bites: { ...table.bites },
    },
    own: own && {
      ...own,
      reserve: own.reserve && copyTally(own.reserve),
      keeper: own.keeper && {
        ...own.keeper,
        actionDeck: own.keeper.actionDeck && copyTally(own.keeper.actionDeck),
      },
    },
  };
  (follow[event.type] as (draft: Draft, event: SeatEvent<Nosferatu>) => void)(draft, event);
  return draft;
}
