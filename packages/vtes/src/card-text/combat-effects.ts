// What operations of combat do, in words.

import type { CombatEffect, Strike } from '../cards/printed.ts';
import { type Subject, thisOne } from './nouns.ts';
import { orNone, say, signed, term, type Values, yes } from './words.ts';
import type { CardReader } from './reader.ts';

type Describe<E> = (effect: E, scene: { readonly reader: CardReader; readonly subject: Subject }) => Values;

const NOTHING = (): Values => ({});

export function strikeValues(reader: CardReader, subject: Subject, strike: Strike): Values {
  const { kind, amount, ranged, aggravated, unlocks, weapon, first } = strike;
  const does = say(reader, `strike.${kind}`, {
    ...thisOne(reader, subject),
    amount,
    signed: signed(amount),
    aggravated: yes(aggravated),
    unlocks: yes(unlocks),
    weapon: yes(weapon),
  });
  return {
    label: say(reader, 'strike.label', { ranged: yes(ranged) }),
    strike: first ? say(reader, 'strike.first', { strike: does }) : does,
  };
}

/** What each of them tells beyond whom it is about. */
export const COMBAT_VALUES: {
  readonly [Op in CombatEffect['op']]: Describe<Extract<CombatEffect, { op: Op }>>;
} = {
  strike: ({ strike }, { reader, subject }) => strikeValues(reader, subject, strike),
  'weapon-strike': ({ trait, amount }, { reader }) => ({
    label: say(reader, 'strike.label', { ranged: yes(false) }),
    trait: term(reader, `term.trait.${trait}`),
    signed: signed(amount),
  }),
  'additional-strikes': ({ amount, eachRound }) => ({ amount, eachRound: yes(eachRound) }),
  'aggravated-hands': NOTHING,
  'be-immune': NOTHING,
  protect: ({ amount, plusX }, { reader }) => ({
    x: yes(plusX),
    damage: say(reader, plusX ? 'points.damage-x' : 'points.damage', { amount }),
  }),
  maneuver: NOTHING,
  press: ({ only }) => ({ only: orNone(only) }),
  'optional-press': NOTHING,
  prevent: ({ amount, plusX }, { reader }) => ({
    damage: say(reader, plusX ? 'points.damage-x' : 'points.damage', { amount }),
  }),
  'damage-each-round': ({ amount }) => ({ amount }),
  'only-hand-strikes': NOTHING,
  'close-next-round': NOTHING,
  'gain-blood-lost': NOTHING,
  'if-blocks': ({ gives }) => ({ gives }),
};
