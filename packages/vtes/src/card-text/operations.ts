// What each operation tells, as values for its text.

import type { Effect, Plus } from '../cards/printed.ts';
import { cardName } from '../text/index.ts';
import { COMBAT_VALUES } from './combat-effects.ts';
import { type Chosen, ifKind, type Subject } from './nouns.ts';
import { blood, or, orNone, pool, say, signed, term, type Values, yes } from './words.ts';
import type { CardReader } from './reader.ts';

/** Who does it, to whom, and how it is put. */
export interface Scene {
  readonly reader: CardReader;
  readonly subject: Subject;
  /** As an order, or after “can” and “to”. */
  readonly form: 'do' | 'to';
  /** Whose pool and whose minions are meant: the player's, or those of a Methuselah named before. */
  readonly user: 'you' | 'their' | 'that';
  /** Who plays it: the acting minion, or another. */
  readonly giver: 'self' | 'other';
  /** What is chosen; without it, the minion that the text is about. */
  readonly target: Chosen | undefined;
  /** The minion that takes part. */
  readonly minion: Values;
}

export type Describe<E> = (effect: E, scene: Scene) => Values;
type EffectOf<Op extends Effect['op']> = Extract<Effect, { op: Op }>;

const NOTHING = (): Values => ({});
const withPlus = (amount: number, plus: Plus | undefined, { reader, subject }: Scene): Values => ({
  signed: signed(amount),
  plus: orNone(plus && signed(amount + plus.amount)),
  if: plus === undefined ? '' : ifKind(reader, plus.is, subject, false),
});
const inBlood: Describe<{ amount: number }> = ({ amount }, { reader }) => ({
  blood: blood(reader, amount),
});
const inPool: Describe<{ amount: number }> = ({ amount }, { reader }) => ({ pool: pool(reader, amount) });

/** What each operation tells beyond whom it is about. */
export const VALUES: { readonly [Op in Effect['op']]: Describe<EffectOf<Op>> } = {
  stealth: ({ amount, early }) => ({ signed: signed(amount), early: yes(early) }),
  intercept: ({ amount, early, plus }, scene) => ({ early: yes(early), ...withPlus(amount, plus, scene) }),
  bleed: ({ amount, limited, plus, ifPool }, scene) => ({
    limited: yes(limited),
    pool: ifPool === undefined ? 'none' : pool(scene.reader, ifPool),
    ...withPlus(amount, plus, scene),
  }),
  'intercept-of-lesser': ({ amount }) => ({ signed: signed(amount) }),
  wake: NOTHING,
  redirect: NOTHING,
  unlock: NOTHING,
  'unlock-target': NOTHING,
  'attempt-block': NOTHING,
  'vampires-cannot-block': NOTHING,
  'lock-failed-blockers': NOTHING,
  'end-action': NOTHING,
  'if-blocked-end': NOTHING,
  'damage-afterwards': ({ amount }) => ({ amount }),
  'unlock-afterwards': NOTHING,
  spy: NOTHING,
  'lock-target': NOTHING,
  'add-blood': inBlood,
  'gain-pool': inPool,
  'prey-burns-pool': inPool,
  'burn-own-pool': inPool,
  'blood-to-pool': ({ least, most }, { reader }) => ({
    blood: least === most ? blood(reader, least) : say(reader, 'points.blood-range', { least, most }),
  }),
  'pool-to-blood': inPool,
  'pool-to-card': inPool,
  'blood-to-card': inBlood,
  'card-to-target': NOTHING,
  toll: (_effect, { reader }) => ({ pool: pool(reader, 1), blood: blood(reader, 1) }),
  'hand-size': ({ amount }) => ({ signed: signed(amount) }),
  'discard-target': NOTHING,
  'leave-torpor': NOTHING,
  'burn-source': NOTHING,
  'burn-target': NOTHING,
  'burn-named': ({ name }, { reader }) => ({ card: cardName(name, reader.language) }),
  'give-to-prey': NOTHING,
  'remember-targets': NOTHING,
  'steal-source': NOTHING,
  'steal-target': NOTHING,
  'may-burn-blood': inBlood,
  'choose-discipline': NOTHING,
  'enter-combat': ({ reversed }) => ({ reversed: yes(reversed) }),
  cancel: ({ of, trait, by, free, regains }, { reader }) => ({
    of,
    trait: trait === undefined ? 'none' : term(reader, `term.trait.${trait}`),
    by: orNone(by),
    free: yes(free),
    regains: yes(regains),
  }),
  'lock-self': NOTHING,
  'burn-acting': NOTHING,
  'gain-blood': inBlood,
  'damage-self': ({ amount }) => ({ amount }),
  'target-cannot-block': NOTHING,
  'torpor-afterwards': NOTHING,
  'choose-clan': NOTHING,
  'fetch-discipline': ({ from, orBurn }) => ({ from: from.length > 1 ? 'any' : from[0]!, burn: yes(orBurn) }),
  'consume-ally': ({ amount, trait }, { reader }) => ({
    blood: blood(reader, amount),
    life: say(reader, 'points.life', { amount }),
    trait: term(reader, `term.trait.${trait}`),
  }),
  'burn-counter': (_effect, { reader }) => ({ counters: say(reader, 'points.counters', { amount: 1 }) }),
  'raise-ally-if-empty': ({ traits }, { reader }) => ({
    traits: or(
      reader,
      traits.map((trait) => term(reader, `term.trait.${trait}`)),
    ),
  }),
  'raise-retainer': ({ marks }, { reader }) => ({
    counters: say(reader, 'points.counters', { amount: marks }),
  }),
  'fade-marked': NOTHING,
  'search-equipment': NOTHING,
  'look-and-discard': NOTHING,
  'draw-crypt-and-remove': NOTHING,
  'draw-crypt': NOTHING,
  'choose-circle': NOTHING,
  'discard-actions': ({ amount }) => ({ amount }),
  'burn-random': ({ type }, { reader }) => ({ type: term(reader, `term.type.${type}`) }),
  votes: ({ amount, against }) => ({ amount, against: yes(against) }),
  'cast-votes': ({ amount }) => ({ amount }),
  'votes-of-titled': ({ amount, sect }, { reader }) => ({ amount, sect: term(reader, `term.sect.${sect}`) }),
  'join-sect': ({ sect }, { reader }) => ({ sect: term(reader, `term.sect.${sect}`) }),
  silence: ({ blood: burned }, { reader }) => ({ burns: yes(burned > 0), blood: blood(reader, burned) }),
  captivate: ({ pool: most }) => ({ most }),
  ...COMBAT_VALUES,
};
