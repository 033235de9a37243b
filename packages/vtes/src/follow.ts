// Keeping a view up to date from the events a seat receives. What an event does not touch is shared by the views before and
// after it: whoever draws them sees at once what has not changed.

import type { Seat, SeatEvent, View } from '@nocturne/kernel';
import { libraryCard } from './cards/book.ts';
import { UNCONTROLLED } from './banished.ts';
import { FACE_DOWN } from './view.ts';
import type { Own, PublicCard, Table, Vtes } from './types.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };
interface Draft {
  readonly table: Writable<Table>;
  readonly own: Writable<Own> | null;
}
type Methuselah = Table['methuselahs'][number];
type Follow = { [N in keyof Vtes['Events']]: (draft: Draft, event: SeatEvent<Vtes, N>) => void };

const mine = ({ own }: Draft, seat: Seat): Writable<Own> | null => (own?.seat === seat ? own : null);

/** A Methuselah of this view alone, to be changed. */
function changing({ table }: Draft, seat: Seat): Writable<Methuselah> {
  const methuselah = { ...table.methuselahs[seat]! };
  table.methuselahs = table.methuselahs.with(seat, methuselah);
  return methuselah;
}

function changeCard({ table }: Draft, id: number, fields: Partial<PublicCard>): void {
  table.cards = table.cards.map((card) => (card.id === id ? { ...card, ...fields } : card));
}

function fromHand(draft: Draft, seat: Seat, name: string): void {
  changing(draft, seat).hand -= 1;
  const own = mine(draft, seat);
  if (own !== null) own.hand = own.hand.toSpliced(own.hand.indexOf(name), 1);
}

function nameUncontrolled(own: Writable<Own>, id: number, name: string): void {
  own.uncontrolled = { ...own.uncontrolled, [String(id)]: name };
}

function forgetUncontrolled({ own }: Draft, id: number): void {
  if (own === null || !Object.hasOwn(own.uncontrolled, String(id))) return;
  const { [String(id)]: _gone, ...rest } = own.uncontrolled;
  own.uncontrolled = rest;
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
    const methuselah = changing(draft, data.seat);
    methuselah.hand += 1;
    methuselah.library -= 1;
    const own = mine(draft, data.seat);
    if (own !== null && secret !== undefined) own.hand = [...own.hand, secret.name];
  },
  uncontrolled(draft, { data, secret }) {
    changing(draft, data.seat).crypt -= 1;
    draft.table.cards = [...draft.table.cards, faceDown(data.card, data.seat)];
    const own = mine(draft, data.seat);
    if (own !== null && secret !== undefined) nameUncontrolled(own, data.card, secret.name);
  },
  banished(draft, { data }) {
    const card = draft.table.cards.find(({ id }) => id === data.card);
    if (card === undefined || card.name === null) return;
    const own = mine(draft, data.seat);
    if (own !== null) nameUncontrolled(own, card.id, card.name);
    changeCard(draft, card.id, { ...FACE_DOWN, ...UNCONTROLLED });
  },
  discarded(draft, { data }) {
    fromHand(draft, data.seat, data.name);
  },
  cancelled() {},
  ahead(draft, { data: { seat, ahead, outOfTurn } }) {
    Object.assign(changing(draft, seat), { ahead, outOfTurn });
  },
  played(draft, { data }) {
    fromHand(draft, data.seat, data.name);
    // V-14.3
    if (libraryCard(data.name).modes[data.mode]?.type === 'event')
      draft.table.events = [...draft.table.events, data.name];
  },
  ash(draft, { data }) {
    const methuselah = changing(draft, data.seat);
    methuselah.ash = [...methuselah.ash, data.name];
  },
  fromHand(draft, { data }) {
    fromHand(draft, data.seat, data.name);
  },
  marked() {},
  fromAsh(draft, { data: { seat, name } }) {
    const methuselah = changing(draft, seat);
    methuselah.ash = methuselah.ash.toSpliced(methuselah.ash.lastIndexOf(name), 1);
  },
  entered(draft, { data }) {
    const { table } = draft;
    const card = { ...data.card };
    const isThere = table.cards.some(({ id }) => id === card.id);
    table.cards = isThere
      ? table.cards.map((one) => (one.id === card.id ? card : one))
      : [...table.cards, card];
    forgetUncontrolled(draft, card.id);
  },
  left(draft, { data }) {
    draft.table.cards = draft.table.cards.filter(({ id }) => id !== data.card);
    forgetUncontrolled(draft, data.card);
  },
  changed(draft, { data }) {
    changeCard(draft, data.card, data.fields);
  },
  counters(draft, { data }) {
    changeCard(draft, data.card, { counters: data.counters });
  },
  pool(draft, { data }) {
    changing(draft, data.seat).pool = data.pool;
  },
  edge({ table }, { data }) {
    table.edge = data.seat < 0 ? null : data.seat;
  },
  points(draft, { data }) {
    changing(draft, data.seat).points = data.points;
  },
  withdrawing(draft, { data }) {
    changing(draft, data.seat).withdrawing = data.withdrawing;
  },
  out(draft, { data }) {
    changing(draft, data.seat).out = true;
  },
  transferred(draft, { data }) {
    changing(draft, data.seat).pool = data.pool;
    changeCard(draft, data.card, { counters: data.counters });
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
  searched(draft, { data }) {
    if (data.found !== null) changing(draft, data.seat).library -= 1;
  },
  openHand(draft, { data }) {
    changing(draft, data.seat).open = data.hand && [...data.hand];
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

/** The view after an event. The view given is left as it was. */
export function followEvent(view: View<Vtes>, event: SeatEvent<Vtes>): View<Vtes> {
  const draft: Draft = { table: { ...view.table }, own: view.own && { ...view.own } };
  (follow[event.type] as (draft: Draft, event: SeatEvent<Vtes>) => void)(draft, event);
  return draft;
}
