// Keeping a view up to date from the events a seat receives.

import type { Seat, SeatEvent, View } from '@nocturne/kernel';
import { libraryCard } from './cards/book.ts';
import { UNCONTROLLED } from './banished.ts';
import { FACE_DOWN } from './view.ts';
import type { Own, Permanent, PublicCard, Table, Vtes } from './types.ts';

type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;
interface Draft {
  table: Writable<Table>;
  own: Writable<Own> | null;
}
type Follow = { [N in keyof Vtes['Events']]: (draft: Draft, event: SeatEvent<Vtes, N>) => void };

const mine = ({ own }: Draft, seat: Seat): Writable<Own> | null => (own?.seat === seat ? own : null);

function fromHand(draft: Draft, seat: Seat, name: string): void {
  draft.table.methuselahs[seat]!.hand -= 1;
  const own = mine(draft, seat);
  if (own !== null) own.hand.splice(own.hand.indexOf(name), 1);
}

const faceDown = (id: number, seat: Seat): PublicCard => ({
  id,
  ...FACE_DOWN,
  owner: seat,
  controller: seat,
  region: 'uncontrolled',
  on: 0,
  locked: false,
  counters: 0,
  contested: false,
  choice: '',
  titleContested: false,
  done: [],
  idle: false,
  since: [],
  mode: 0,
  chosen: [],
  against: -1,
  marks: 0,
  yielded: [],
});

const follow: Follow = {
  turn({ table }, { data }) {
    table.turn = data.turn;
    table.whose = data.seat;
  },
  phase({ table }, { data }) {
    table.phase = data.phase;
  },
  drew(draft, { data, secret }) {
    const methuselah = draft.table.methuselahs[data.seat]!;
    methuselah.hand += 1;
    methuselah.library -= 1;
    if (secret !== undefined) mine(draft, data.seat)?.hand.push(secret.name);
  },
  uncontrolled(draft, { data, secret }) {
    draft.table.methuselahs[data.seat]!.crypt -= 1;
    draft.table.cards = [...draft.table.cards, faceDown(data.card, data.seat)];
    const own = mine(draft, data.seat);
    if (own !== null && secret !== undefined) own.uncontrolled[String(data.card)] = secret.name;
  },
  banished({ table, own }, { data }) {
    const card = table.cards.find(({ id }) => id === data.card);
    if (card === undefined || card.name === null) return;
    if (own?.seat === data.seat) own.uncontrolled[String(card.id)] = card.name;
    Object.assign(card, FACE_DOWN, UNCONTROLLED);
    table.cards = [...table.cards];
  },
  discarded(draft, { data }) {
    fromHand(draft, data.seat, data.name);
  },
  cancelled() {},
  ahead({ table }, { data: { seat, ahead, outOfTurn } }) {
    Object.assign(table.methuselahs[seat]!, { ahead, outOfTurn });
  },
  played(draft, { data }) {
    fromHand(draft, data.seat, data.name);
    // V-14.3
    if (libraryCard(data.name).modes[data.mode]?.type === 'event') draft.table.events.push(data.name);
  },
  ash({ table }, { data }) {
    table.methuselahs[data.seat]!.ash.push(data.name);
  },
  fromHand(draft, { data }) {
    fromHand(draft, data.seat, data.name);
  },
  marked() {},
  fromAsh({ table }, { data: { seat, name } }) {
    const { ash } = table.methuselahs[seat]!;
    ash.splice(ash.lastIndexOf(name), 1);
  },
  entered({ table, own }, { data }) {
    const card = copyCard(data.card);
    const isThere = table.cards.some(({ id }) => id === card.id);
    table.cards = isThere
      ? table.cards.map((one) => (one.id === card.id ? card : one))
      : [...table.cards, card];
    if (own !== null) delete own.uncontrolled[String(card.id)];
  },
  left({ table, own }, { data }) {
    table.cards = table.cards.filter(({ id }) => id !== data.card);
    if (own !== null) delete own.uncontrolled[String(data.card)];
  },
  changed({ table }, { data }) {
    const card = table.cards.find(({ id }) => id === data.card);
    if (card !== undefined) Object.assign(card, data.fields);
  },
  counters({ table }, { data }) {
    const card = table.cards.find(({ id }) => id === data.card);
    if (card !== undefined) card.counters = data.counters;
  },
  pool({ table }, { data }) {
    table.methuselahs[data.seat]!.pool = data.pool;
  },
  edge({ table }, { data }) {
    table.edge = data.seat < 0 ? null : data.seat;
  },
  points({ table }, { data }) {
    table.methuselahs[data.seat]!.points = data.points;
  },
  withdrawing({ table }, { data }) {
    table.methuselahs[data.seat]!.withdrawing = data.withdrawing;
  },
  out({ table }, { data }) {
    table.methuselahs[data.seat]!.out = true;
  },
  transferred({ table }, { data }) {
    table.methuselahs[data.seat]!.pool = data.pool;
    const card = table.cards.find(({ id }) => id === data.card);
    if (card !== undefined) card.counters = data.counters;
  },
  transfers({ table }, { data }) {
    table.transfers = data.left;
  },
  action({ table }, { data }) {
    table.action = data.action;
  },
  combat({ table }, { data }) {
    table.combat = data.combat;
  },
  referendum({ table }, { data }) {
    table.referendum = data.referendum;
  },
  searched({ table }, { data }) {
    if (data.found !== null) table.methuselahs[data.seat]!.library -= 1;
  },
  openHand({ table }, { data }) {
    table.methuselahs[data.seat]!.open = data.hand === null ? null : [...data.hand];
  },
  actions({ table }, { data }) {
    table.masterActions = data.master;
    table.discardActions = data.discard;
  },
  used() {},
  looked() {},
  removed() {},
  handSize() {},
  declined() {},
  bled() {},
  noEffect() {},
  diablerized() {},
  prevented() {},
  unhurt() {},
  damaged() {},
  timeCalled() {},
  ended({ table }, { data }) {
    table.over = { points: [...data.points], winner: data.winner };
  },
};

const copyCard = (card: Permanent): Writable<PublicCard> => ({ ...card });

/** The view after an event. The view given is left as it was. */
export function followEvent(view: View<Vtes>, event: SeatEvent<Vtes>): View<Vtes> {
  const draft: Draft = {
    table: {
      ...(view.table as Writable<Table>),
      methuselahs: view.table.methuselahs.map((one) => ({
        ...one,
        ash: [...one.ash],
        open: one.open && [...one.open],
      })),
      cards: view.table.cards.map((card) => ({ ...card })),
      events: [...view.table.events],
    },
    own: view.own && { ...view.own, hand: [...view.own.hand], uncontrolled: { ...view.own.uncontrolled } },
  };
  (follow[event.type] as (draft: Draft, event: SeatEvent<Vtes>) => void)(draft, event);
  return draft;
}
