// Questions to the seat that decides, and what the others are told of them.

import type { DecisionName, Open } from '@nocturne/kernel';
import { otherSide } from '../queries/combat.ts';
import { votesCast } from '../queries/tally.ts';
import { cardNamed, libraryCard } from '../cards/book.ts';
import type { SideIndex } from '../types-combat.ts';
import type { EnteringOption, Id, Vtes } from '../types.ts';
import type { WindowMoment } from './messages.ts';
import {
  abilityPart,
  at,
  cardSeen,
  cardValue,
  damageValue,
  effectPart,
  named,
  type Seen,
  term,
  told,
  yesOrNo,
} from './seen.ts';
import { announcement } from './tell-action.ts';
import type { Told, Value, Values } from './told.ts';

type Impulse = Open<Vtes, 'impulse'>;
type Tellers = {
  readonly [N in Exclude<DecisionName<Vtes>, 'impulse'>]: (view: Seen, decision: Open<Vtes, N>) => Values;
};

/** Who fights whom, seen from one side. */
function fight(view: Seen, side: SideIndex): Record<string, Value> {
  const { combat } = view.table;
  if (combat === null) return {};
  return {
    minion: cardValue(view, combat.sides[side].minion),
    opponent: cardValue(view, combat.sides[otherSide(side)].minion),
    range: term(`range.${combat.range}`),
    pressed: yesOrNo(combat.pressed),
  };
}

function poll(view: Seen): Values {
  const { referendum } = view.table;
  if (referendum === null) return {};
  return {
    hunt: yesOrNo(referendum.bloodHunt),
    minion: cardValue(view, referendum.minion),
    card: referendum.card === null ? '' : named(referendum.card),
    for: votesCast(referendum, 'for'),
    against: votesCast(referendum, 'against'),
  };
}

/** What a card in play does that may be used, if that is one thing. */
function usedEffect(view: Seen, card: Id, options: readonly EnteringOption[]): Value {
  const name = cardSeen(view, card)?.name ?? null;
  const used = new Set(options.flatMap((option) => (option.do === 'use' ? [option.ability] : [])));
  const [ability] = used;
  const one = name === null || used.size !== 1 ? undefined : cardNamed(name).does?.abilities?.[ability!];
  return one === undefined ? '' : abilityPart(one);
}

/** The card that takes effect, and what of it is still to come if its price is paid. */
function paidFor({ table: { action } }: Seen): Record<'card' | 'effect', Value> {
  const played = action?.card ?? null;
  if (played === null) return { card: '', effect: '' };
  const { name, mode } = played;
  const { effects } = libraryCard(name).modes[mode]!;
  const price = effects.findIndex(({ op }) => op === 'may-burn-blood');
  return { card: named(name), effect: effectPart(effects.slice(price + 1)) };
}

/** What each question is about. */
const tellers: Tellers = {
  unlock: () => ({}),
  master: ({ table }) => ({ actions: table.masterActions }),
  act: () => ({}),
  equipment: (view, { about }) => ({ from: cardValue(view, about.from) }),
  influence: ({ table }) => ({ transfers: table.transfers }),
  discard: ({ table }) => ({ actions: table.discardActions }),
  entering: (view, { about, options }) => ({
    card: cardValue(view, about.card),
    effect: usedEffect(view, about.card, options),
    may: yesOrNo(options.some((option) => option.do === 'pass')),
  }),
  toll: (view, { about }) => ({ card: cardValue(view, about.card), left: about.left }),
  search: (view, { about }) => ({ minion: cardValue(view, about.minion) }),
  heir: (view, { about }) => ({ card: cardValue(view, about.card) }),
  strip: (_view, { about }) => ({ victim: at(about.victim) }),
  raise: () => ({}),
  'remove-crypt': () => ({}),
  hand: (_view, { about }) => ({ count: about.count }),
  fetch: (view, { about }) => ({
    on: cardValue(view, about.on),
    what: about.what,
    burn: yesOrNo(about.orBurn),
  }),
  award: (view, { about }) => ({ vampire: cardValue(view, about.vampire) }),
  attach: (view, { about }) => ({ card: cardValue(view, about.card) }),
  'burn-blood': (view, { about }) => ({
    minion: cardValue(view, about.minion),
    amount: about.amount,
    ...paidFor(view),
  }),
  reduce: (_view, { about: { name, cost } }) => ({
    card: named(name),
    pool: cost.pool,
    blood: cost.blood,
    both: yesOrNo(cost.pool > 0 && cost.blood > 0),
  }),
  'take-over': (view, { about }) => ({
    acting: cardValue(view, about.acting),
    blocker: cardValue(view, about.blocker),
  }),
  diablerize: (view, { about }) => ({
    victim: cardValue(view, about.victim),
    blocker: cardValue(view, view.table.action?.blocker ?? 0),
  }),
  split: (view, { about }) => ({
    rescuer: cardValue(view, about.rescuer),
    rescued: cardValue(view, about.rescued),
    cost: about.cost,
  }),
  maneuver: (view, { about }) => fight(view, about.side),
  press: (view, { about }) => fight(view, about.side),
  strike: (view, { about }) => fight(view, about.side),
  prevent: (view, { about }) => ({
    victim: cardValue(view, about.victim),
    damage: about.damage.filter(({ amount }) => amount > 0).map(damageValue),
  }),
  terms: ({ table }) => ({ card: named(table.referendum?.card ?? '') }),
  poll,
  spoils: (view, { about }) => ({
    victim: cardValue(view, about.victim),
    diablerist: cardValue(view, about.diablerist),
  }),
};

function impulse(view: Seen, { about: { moment, blocking } }: Impulse): Told {
  const { action, phase } = view.table;
  const values = {
    phase: term(`phase.${phase}`),
    ...(action === null
      ? {}
      : {
          action: announcement(view, action),
          minion: cardValue(view, action.minion),
          blocker: cardValue(view, action.blocker),
        }),
    ...fight(view, 0),
  };
  if (moment === 'as-played' && action === null) return told('prompt.impulse.as-played.alone');
  return told(`prompt.impulse.${blocking ? 'block' : (moment as WindowMoment)}`, values);
}

/** The question to the seat that decides. */
export function tellPrompt(decision: Open<Vtes>, view: Seen): Told {
  if (decision.name === 'impulse') return impulse(view, decision);
  const teller = tellers[decision.name] as (view: Seen, decision: Open<Vtes>) => Values;
  return told(`prompt.${decision.name}`, teller(view, decision));
}

/** What the others are told while a seat decides. */
export const tellWaiting = ({ seat, name }: { seat: number; name: DecisionName<Vtes> }): Told =>
  told(`waiting.${name}`, { seat: at(seat) });
