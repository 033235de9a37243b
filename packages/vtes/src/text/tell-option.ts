// The options of decisions.

import type { DecisionName, Open, OptionOf } from '@nocturne/kernel';
import { cardNamed, libraryCard } from '../cards/book.ts';
import type { Effect } from '../cards/printed.ts';
import { preventableKinds } from '../procedures/combat-damage.ts';
import type { Damage, StrikeWay } from '../types-combat.ts';
import type { Id, PlayOption, UseOption, Vtes } from '../types.ts';
import type { CommonVerb } from './messages.ts';
import {
  abilityPart,
  aimParts,
  at,
  byPart,
  cardSeen,
  cardValue,
  choicePart,
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

function useTold(view: Seen, option: UseOption, against: Value): Told {
  const { use, ability, minion, hand, ...target } = option;
  const name = cardSeen(view, use)?.name ?? null;
  const used = name === null ? undefined : cardNamed(name).does?.abilities?.[ability];
  const takesPart = used?.minion !== undefined || used?.action !== undefined;
  const paid = used?.cost?.discard !== undefined && hand !== undefined;
  return told('option.use', {
    card: cardValue(view, use),
    by: takesPart && minion !== use ? byPart(view, minion) : '',
    effect: used === undefined ? '' : abilityPart(used),
    against,
    ...aimParts(view, { ...target, ...(paid || hand === undefined ? {} : { hand }) }),
    discarding: paid ? told('part.discarding', { card: named(hand) }) : '',
  });
}

/** Which damage is prevented first, where there is more than one kind. */
function againstPart(damage: readonly Damage[], first: number): Value {
  if (preventableKinds(damage).length < 2) return '';
  return told('part.against', { damage: damageValue(damage[first]!) });
}

/** Which damage a minion is made immune to, and who deals it. */
function immunePart(view: Seen, damage: readonly Damage[], at: number): Value {
  const { from, by } = damage[at]!;
  const value = damageValue(damage[at]!);
  if (from === undefined) return told('part.against', { damage: value });
  return told('part.against-from', {
    damage: value,
    card: by === undefined ? named(from) : cardValue(view, by),
  });
}

function strikeValues(view: Seen, { card, way }: StrikeWay, target: Id): Values {
  const name = cardSeen(view, card)?.name ?? null;
  const all = (name === null ? undefined : cardNamed(name).does?.strikes) ?? [];
  const strike = all[way]?.strike;
  const fights = (id: Id): boolean => view.table.combat?.sides.some(({ minion }) => minion === id) ?? false;
  return {
    kind: strike?.kind ?? 'damage',
    with: withPart(fights(card) ? undefined : cardValue(view, card)),
    at: fights(target) ? '' : told('part.at', { target: cardValue(view, target) }),
    // said where a card has several
    effect: strike === undefined || all.length < 2 ? '' : effectPart([{ op: 'strike', strike }]),
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

const tellers: Tellers = {
  unlock: (view, option) =>
    told(`option.unlock.${option.do}`, {
      card: 'card' in option ? cardValue(view, option.card) : 'name' in option ? named(option.name) : '',
    }),
  master: (view, { card }) => told('option.master.mark', { card: cardValue(view, card) }),
  fetch: (view, option, { about }) =>
    option.do === 'burn'
      ? told('option.fetch.burn', { card: cardValue(view, about.on) })
      : told('option.fetch.fetch', {
          card: named(option.name),
          from: option.from,
          choice: choicePart(option.choice),
        }),
  award: (view, { card }) => told('option.award.award', { card: cardValue(view, card) }),
  attach: (view, { to }) => told('option.attach.attach', { card: cardValue(view, to) }),
  'burn-blood': (view, _option, { about }) =>
    told('option.burn-blood.burn', { amount: about.amount, by: byPart(view, about.minion) }),
  reduce: (view, option) =>
    option.do === 'pay'
      ? told('option.reduce.pay')
      : told('option.reduce.reduce', { card: cardValue(view, option.card), what: option.what }),
  'take-over': (view, { minion }) => told('option.take-over.take-over', { by: byPart(view, minion) }),
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
  entering() {
    throw new Error('its options read alike in every decision');
  },
  discard: (_view, { name }) => told('option.discard.discard', { card: named(name) }),
  toll: (view, { minion, amount }) =>
    told('option.toll.pay', { amount, from: minion === 0 ? 'pool' : 'blood', by: byPart(view, minion) }),
  search: (_view, option) =>
    option.do === 'find'
      ? told('option.search.find', { card: named(option.name) })
      : told('option.search.nothing'),
  heir: (view, { card }) => told('option.heir.choose', { card: cardValue(view, card) }),
  strip: (_view, { name }) => told('option.strip.discard', { card: named(name) }),
  raise: (_view, { name }) => told('option.raise.raise', { card: named(name) }),
  'remove-crypt': (view, { card }) => told('option.remove-crypt.remove', { card: cardValue(view, card) }),
  hand: (_view, { name }) => told('option.hand.discard', { card: named(name) }),
  impulse: (view, option) =>
    told(`option.impulse.${option.do}`, {
      by: option.do === 'block' ? byPart(view, option.minion) : '',
      card: option.do === 'discard' ? named(option.name) : '',
    }),
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
      : told('option.strike.strike', strikeValues(view, option, option.at)),
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
      card: 'name' in option ? named(option.name) : '',
      minion: 'minion' in option ? cardValue(view, option.minion) : '',
      votes: 'votes' in option ? option.votes : 1,
      ballots: 'ballots' in option ? option.ballots : 0,
      side: 'side' in option ? term(`side.${option.side}`) : '',
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
      return useTold(
        view,
        option as UseOption,
        decision.name === 'prevent'
          ? immunePart(view, decision.about.damage, (option as UseOption).damage ?? 0)
          : '',
      );
    case 'end':
    case 'pass':
      return told(`option.${option.do}`);
  }
}
