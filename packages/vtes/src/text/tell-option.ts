// The options of decisions.

import type { DecisionName, Open, OptionOf } from '@nocturne/kernel';
import { cardNamed, libraryCard } from '../cards/book.ts';
import type { Effect } from '../cards/printed.ts';
import { isPreventable } from '../procedures/combat-damage.ts';
import type { Damage } from '../types-combat.ts';
import type { Id, PlayOption, UseOption, Vtes } from '../types.ts';
import type { CommonVerb } from './messages.ts';
import {
  aimParts,
  at,
  byPart,
  cardSeen,
  cardValue,
  clanValue,
  damageValue,
  effectPart,
  isSuperior,
  named,
  type Seen,
  sharesValue,
  superiorPart,
  term,
  told,
  withPart,
  yesOrNo,
} from './seen.ts';
import type { Told, Value, Values } from './told.ts';

const sameEffects = (a: readonly Effect[], b: readonly Effect[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** What it does, if the level does not tell this way of playing the card from another. */
function modePart({ name, mode }: PlayOption): Value {
  const { modes } = libraryCard(name);
  const { effects } = modes[mode]!;
  const unclear = modes.some(
    (other, index) =>
      isSuperior(name, index) === isSuperior(name, mode) && !sameEffects(other.effects, effects),
  );
  return unclear ? effectPart(effects) : '';
}

const PLAYED = ['political', 'equip', 'employ', 'recruit'] as const;

function playTold(view: Seen, option: PlayOption, against: Value): Told {
  const { name, mode, minion } = option;
  const kind = libraryCard(name).modes[mode]!.action?.kind;
  const own = PLAYED.find((one) => one === kind);
  return told(own === undefined ? 'option.play' : `option.play.${own}`, {
    card: named(name),
    superior: superiorPart(name, mode),
    effect: modePart(option),
    by: byPart(view, minion),
    against,
    ...aimParts(view, option),
  });
}

function useTold(view: Seen, option: UseOption): Told {
  const { use, ability, minion, hand, ...target } = option;
  const name = cardSeen(view, use)?.name ?? null;
  const used = name === null ? undefined : cardNamed(name).does?.abilities?.[ability];
  const takesPart = used?.minion !== undefined || used?.action !== undefined;
  const paid = used?.cost?.discard !== undefined && hand !== undefined;
  return told('option.use', {
    card: cardValue(view, use),
    by: takesPart ? byPart(view, minion) : '',
    effect: effectPart(used?.effects ?? []),
    ...aimParts(view, { ...target, ...(paid || hand === undefined ? {} : { hand }) }),
    discarding: paid ? told('part.discarding', { card: named(hand) }) : '',
  });
}

/** Which damage is prevented first, where there is more than one kind. */
function againstPart(damage: readonly Damage[], first: number): Value {
  if (damage.filter(isPreventable).length < 2) return '';
  return told('part.against', { damage: damageValue(damage[first]!) });
}

function strikeValues(view: Seen, card: Id, target: Id): Values {
  const name = cardSeen(view, card)?.name ?? null;
  const fights = (id: Id): boolean => view.table.combat?.sides.some(({ minion }) => minion === id) ?? false;
  return {
    kind: (name === null ? undefined : cardNamed(name).does?.strike?.strike.kind) ?? 'damage',
    with: withPart(fights(card) ? undefined : cardValue(view, card)),
    at: fights(target) ? '' : told('part.at', { target: cardValue(view, target) }),
  };
}

type Specific<N extends DecisionName<Vtes>> =
  OptionOf<Vtes, N> extends infer Option ? (Option extends { do: CommonVerb } ? never : Option) : never;
type Tellers = {
  readonly [N in DecisionName<Vtes>]: (view: Seen, option: Specific<N>, decision: Open<Vtes, N>) => Told;
};

const takeTold =
  (key: 'option.equipment.take' | 'option.spoils.take') =>
  (view: Seen, { card }: { card: Id }): Told =>
    told(key, { card: cardValue(view, card) });

const never = (): never => {
  throw new Error('this decision has no options of its own');
};

const tellers: Tellers = {
  unlock: (view, option) =>
    told(`option.unlock.${option.do}`, 'card' in option ? { card: cardValue(view, option.card) } : {}),
  master: never,
  act: (view, option) =>
    told(`option.act.${option.do}`, {
      by: byPart(view, option.minion),
      card: 'card' in option ? cardValue(view, option.card) : '',
      seat: 'seat' in option ? at(option.seat) : '',
    }),
  equipment: takeTold('option.equipment.take'),
  influence: (view, option) =>
    told(`option.influence.${option.do}`, {
      card: 'card' in option ? cardValue(view, option.card) : '',
      amount: 'amount' in option ? option.amount : 0,
    }),
  discard: (_view, { name }) => told('option.discard.discard', { card: named(name) }),
  toll: (view, { minion, amount }) =>
    told('option.toll.pay', { amount, from: minion === 0 ? 'pool' : 'blood', by: byPart(view, minion) }),
  search: (_view, option) =>
    option.do === 'find'
      ? told('option.search.find', { card: named(option.name) })
      : told('option.search.nothing'),
  strip: (_view, { name }) => told('option.strip.discard', { card: named(name) }),
  'remove-crypt': (view, { card }) => told('option.remove-crypt.remove', { card: cardValue(view, card) }),
  hand: (_view, { name }) => told('option.hand.discard', { card: named(name) }),
  impulse: (view, option) =>
    told(`option.impulse.${option.do}`, option.do === 'block' ? { by: byPart(view, option.minion) } : {}),
  diablerize: (view, option, { about }) =>
    told(`option.diablerize.${option.do}`, { card: cardValue(view, about.victim) }),
  split: (view, amount, { about }) => told('option.split', { amount, by: byPart(view, about.rescuer) }),
  maneuver: (view, { card }) =>
    told('option.maneuver.maneuver', { with: withPart(card === 0 ? undefined : cardValue(view, card)) }),
  press: (view, { card }) =>
    told('option.press.press', { with: withPart(card === 0 ? undefined : cardValue(view, card)) }),
  strike: (view, option) =>
    option.do === 'hand-strike'
      ? told('option.strike.hand-strike')
      : told('option.strike.strike', strikeValues(view, option.card, option.at)),
  prevent: (view, { card, first }, { about }) =>
    told('option.prevent.prevent', {
      with: withPart(card === 0 ? undefined : cardValue(view, card)),
      against: againstPart(about.damage, first),
    }),
  terms: (view, option) =>
    told(`option.terms.${option.do}`, {
      shares: 'points' in option ? sharesValue(option.points) : '',
      from: 'from' in option ? at(option.from) : '',
      clan: 'clan' in option ? clanValue(option.clan) : '',
      card: 'card' in option ? cardValue(view, option.card) : '',
    }),
  poll: (view, option) =>
    told(`option.poll.${option.do}`, {
      card: 'name' in option ? named(option.name) : 'card' in option ? cardValue(view, option.card) : '',
      minion: 'minion' in option ? cardValue(view, option.minion) : '',
      votes: 'votes' in option ? option.votes : 1,
      side: 'side' in option && option.side !== null ? term(`side.${option.side}`) : '',
      cast: yesOrNo('side' in option && option.side !== null),
    }),
  spoils: takeTold('option.spoils.take'),
};

type Loose = (view: Seen, option: unknown, decision: Open<Vtes>) => Told;

const isCommon = (option: unknown): option is { do: CommonVerb } =>
  typeof option === 'object' &&
  option !== null &&
  'do' in option &&
  ['play', 'use', 'end', 'pass'].includes(String(option.do));

/** An option of a decision; of an amount, the number. */
export function tellOption(option: unknown, decision: Open<Vtes>, view: Seen): Told {
  if (!isCommon(option)) return (tellers[decision.name] as Loose)(view, option, decision);
  switch (option.do) {
    case 'play': {
      const play = option as PlayOption & { first?: number };
      const damage = decision.name === 'prevent' ? decision.about.damage : [];
      return playTold(view, play, againstPart(damage, play.first ?? 0));
    }
    case 'use':
      return useTold(view, option as UseOption);
    case 'end':
    case 'pass':
      return told(`option.${option.do}`);
  }
}
