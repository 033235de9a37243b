// Which things on the table are lit by a question, and which keys press them.

import { bleedWith, standingAfter, standingOf } from '@nocturne/vtes';
import { mayGive } from '../../table/allocation.ts';
import { lightsOf } from '../../table/pressing.ts';
import type { Choosing, Thing } from '../choosing.ts';
import type { Keyed } from './deciding.ts';
import type { Asked } from './draft.ts';
import { type AnyOption, PASSING, type Seen, thingOf } from './facts.ts';

const KEYS = 9;

/** As they lie: the hand first, then what is on the table, then what is no thing. */
function rankOf({ own }: Seen, value: string): number {
  if (value.startsWith('hand ')) return own?.hand.indexOf(value.slice(5)) ?? 0;
  return value.startsWith('do ') ? 2000 : 1000;
}

/** The subjects of all options, but for those that let things be. */
const subjectsOf = ({ narrowing, options }: Asked, view: Seen): string[] =>
  [
    ...new Set(
      narrowing.options
        .filter((_, place) => !PASSING.includes(options[place]!.do))
        .map((facts) => facts['subject']!),
    ),
  ].toSorted((one, other) => rankOf(view, one) - rankOf(view, other));

/** What the keys stand for: the values of what is asked, or whatever may be chosen at all. */
export function keyedOf(view: Seen, asked: Asked): Keyed[] {
  const { asks } = asked.narrowed;
  const facet = asks === null || asked.sharing !== null ? 'subject' : asks.facet;
  const values = facet === 'subject' || asks === null ? subjectsOf(asked, view) : asks.values;
  return values.slice(0, KEYS).map((value) => ({ facet, value, thing: thingOf(facet, value) }));
}

const thingAt = ({ narrowing }: Asked, place: number): Thing | undefined =>
  thingOf('subject', narrowing.options[place]!['subject']!);

/** Of several options with the same thing, the next to be taken, or the last to be put back. */
export function placeOfThing(asked: Asked, thing: Thing): number | undefined {
  const places = asked.options.map((_, place) => place).filter((place) => thingAt(asked, place) === thing);
  return places.find((place) => !asked.draft.several.includes(place)) ?? places.at(-1);
}

const known = (all: readonly (Thing | undefined)[]): Set<Thing> =>
  new Set(all.filter((thing) => thing !== undefined));

const seatThings = (seats: readonly number[]): Set<Thing> =>
  new Set(seats.map((seat): Thing => `seat ${seat}`));

function lights(asked: Asked): { lit: ReadonlySet<Thing>; armed: ReadonlySet<Thing> } {
  const { question, narrowing, draft, sharing } = asked;
  if (question.kind === 'one') {
    const { lit, armed } = lightsOf<Thing>(narrowing, draft.picks, thingOf);
    if (sharing === null) return { lit, armed };
    const seats = draft.shares.map((_, seat) => seat);
    return {
      lit: seatThings(seats.filter((seat) => mayGive(sharing.options, draft.shares, seat))),
      armed: seatThings(seats.filter((seat) => draft.shares[seat]! > 0)),
    };
  }
  const things = asked.options.map((_, place) => thingAt(asked, place));
  const chosen = draft.several.map((place) => things[place]);
  return { lit: known(things), armed: known(chosen) };
}

/** What pool those whom it concerns would have. */
export function poolsOf({ table }: Seen, option: AnyOption | undefined): ReadonlyMap<number, number> {
  const pool = (seat: number): number => table.methuselahs[seat]?.pool ?? 0;
  const { action } = table;
  const seats = Number(option?.['seat']);
  if (option?.do === 'bleed')
    return new Map([[seats, Math.max(0, pool(seats) - bleedWith(table, Number(option['minion'])))]]);
  if (option?.do === 'transfer')
    return new Map([[table.whose, pool(table.whose) - Number(option['amount'])]]);
  const [target] = action?.kind === 'bleed' && action.outcome === 'pending' ? action.aim.seats : [];
  if (target === undefined) return new Map();
  const played = option?.do === 'play' || option?.do === 'use';
  const bleed = ((played ? standingAfter(table, option as never) : null) ?? standingOf(table))?.bleed ?? 0;
  return bleed > 0 ? new Map([[target, Math.max(0, pool(target) - bleed)]]) : new Map();
}

export const armedOption = (asked: Asked | null): AnyOption | undefined =>
  asked === null || typeof asked.choice !== 'number' || asked.question.kind === 'amount'
    ? undefined
    : asked.options[asked.choice];

/** What the board has to know. */
export function choosingOf(
  view: Seen,
  asked: Asked | null,
  keyed: readonly Keyed[],
): Pick<Choosing, 'lit' | 'armed' | 'pools'> {
  const pools = poolsOf(view, armedOption(asked));
  if (asked === null) return { lit: new Map(), armed: new Set(), pools };
  const { lit, armed } = lights(asked);
  const keys = new Map(keyed.map(({ thing }, index) => [thing, index + 1]));
  const shown = [...lit].map((thing): [Thing, { keyNumber?: number }] => {
    const keyNumber = keys.get(thing);
    return [thing, keyNumber === undefined ? {} : { keyNumber }];
  });
  return { lit: new Map(shown), armed, pools };
}
