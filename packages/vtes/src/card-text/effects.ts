// What operations do, in words.

import type { Effect, Plus, Strike, TargetKind } from '../cards/printed.ts';
import { cardName } from '../text/index.ts';
import type { EffectKey } from './messages.ts';
import { aTarget, ifKind, type Subject, thatTarget, thisOne } from './nouns.ts';
import { and, blood, or, orNone, pool, say, sentences, signed, type Values, yes } from './words.ts';
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
  readonly target: TargetKind | undefined;
  /** The minion that takes part. */
  readonly minion: Values;
}

type Describe<E> = (effect: E, scene: Scene) => Values;
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

export function strikeValues(reader: CardReader, subject: Subject, strike: Strike): Values {
  const { kind, amount, ranged, aggravated, unlocks } = strike;
  return {
    label: say(reader, 'strike.label', { ranged: yes(ranged) }),
    strike: say(reader, `strike.${kind}`, {
      ...thisOne(reader, subject),
      amount,
      signed: signed(amount),
      aggravated: yes(aggravated),
      unlocks: yes(unlocks),
    }),
  };
}

/** What each operation tells beyond whom it is about. */
const VALUES: { readonly [Op in Effect['op']]: Describe<EffectOf<Op>> } = {
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
  'enter-combat': ({ reversed }) => ({ reversed: yes(reversed) }),
  'search-equipment': NOTHING,
  'look-and-discard': NOTHING,
  'draw-crypt-and-remove': NOTHING,
  votes: ({ amount, against }) => ({ amount, against: yes(against) }),
  silence: ({ blood: burned }, { reader }) => ({ burns: yes(burned > 0), blood: blood(reader, burned) }),
  captivate: ({ pool: most }) => ({ most }),
  strike: ({ strike }, { reader, subject }) => strikeValues(reader, subject, strike),
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

/** Operations on what was chosen. Once one has named it, the others say “that vampire”. */
const AIMED: ReadonlySet<Effect['op']> = new Set([
  'unlock-target',
  'lock-target',
  'add-blood',
  'blood-to-pool',
  'pool-to-blood',
  'card-to-target',
  'discard-target',
  'leave-torpor',
  'burn-target',
  'remember-targets',
  'enter-combat',
] as const);

/** Bonuses that stand beside each other share a sentence. */
const BONUSES: ReadonlySet<Effect['op']> = new Set([
  'stealth',
  'intercept',
  'bleed',
  'maneuver',
  'press',
  'optional-press',
] as const);

function targetValues({ reader, subject, target }: Scene, named: boolean): Values {
  if (target !== undefined) return named ? thatTarget(reader, target) : aTarget(reader, target);
  const { this: itself, ofThis } = thisOne(reader, subject);
  return { target: itself!, ofTarget: ofThis! };
}

function sceneValues(scene: Scene, named: boolean): Values {
  const { reader, subject, form, user, giver, minion } = scene;
  return { form, user, giver, ...minion, ...thisOne(reader, subject), ...targetValues(scene, named) };
}

/** The phrase of each, in order. */
const phrases = (effects: readonly Effect[], scene: Scene): string[] =>
  effects.map((effect, at) => {
    const describe = VALUES[effect.op] as Describe<Effect>;
    const named = effects.slice(0, at).some(({ op }) => AIMED.has(op));
    const alone = at === 0 || !BONUSES.has(effects[at - 1]!.op);
    const values = { ...sceneValues(scene, named), alone: yes(alone), ...describe(effect, scene) };
    return say(scene.reader, `effect.${effect.op}`, values);
  });

/** After “can” or “to”. */
export const toDo = (effects: readonly Effect[], scene: Omit<Scene, 'form'>): string =>
  and(scene.reader, phrases(effects, { ...scene, form: 'to' }));

export interface Choice {
  readonly effects: readonly Effect[];
  readonly scene: Omit<Scene, 'form'>;
}

/** One of several, after “can” or “to”. What all of them end with is told once. */
export function oneOf(choices: readonly [Choice, ...Choice[]]): string {
  const [{ effects, scene }, ...others] = choices;
  const ends = (count: number): boolean =>
    others.every(
      (one) => JSON.stringify(one.effects.slice(-count)) === JSON.stringify(effects.slice(-count)),
    );
  let shared = 0;
  while (others.length > 0 && shared < effects.length - 1 && ends(shared + 1)) shared += 1;
  const begin = or(
    scene.reader,
    choices.map((one) => toDo(one.effects.slice(0, one.effects.length - shared), one.scene)),
  );
  return shared === 0 ? begin : and(scene.reader, [`${begin},`, toDo(effects.slice(-shared), scene)]);
}

/** As one order within a sentence. */
export const order = (effects: readonly Effect[], scene: Omit<Scene, 'form'>): string =>
  and(scene.reader, phrases(effects, { ...scene, form: 'do' }));

/** Sentences that go with an operation. */
function before(effect: Effect): EffectKey[] {
  return effect.op === 'redirect' && effect.lock ? ['effect.lock-self'] : [];
}
function after(effect: Effect): EffectKey[] {
  if (effect.op === 'wake' && effect.alliesStayLocked) return ['effect.wake.allies'];
  return effect.op === 'end-action' && effect.noRepeat ? ['effect.end-action.no-repeat'] : [];
}

/** What the minion itself does shares a sentence, in this order. */
const PREDICATES = ['unlock', 'attempt-block'] as const;

function predicates(effects: readonly Effect[], burned: number, { reader, subject }: Scene): string[] {
  const does = PREDICATES.filter((one) => effects.some(({ op }) => op === one));
  const all = [
    ...(burned > 0 ? [say(reader, 'predicate.blood', { blood: blood(reader, burned) })] : []),
    ...does.map((op) => say(reader, `predicate.${op}`)),
  ];
  const values = { ...thisOne(reader, subject), predicates: and(reader, all) };
  return sentences(say(reader, 'predicate.list', values));
}

/** As orders. `burned` is blood that the minion burns for it. */
export function orders(effects: readonly Effect[], burned: number, scene: Omit<Scene, 'form'>): string[] {
  const told: Scene = { ...scene, form: 'do' };
  const joint =
    burned > 0 || PREDICATES.every((one) => effects.some(({ op }) => op === one))
      ? predicates(effects, burned, told)
      : [];
  const isJoint = ({ op }: Effect): boolean =>
    joint.length > 0 && (PREDICATES as readonly string[]).includes(op);
  const texts = phrases(effects, told);
  const rest: { effect: Effect; texts: string[] }[] = [];
  for (const [at, effect] of effects.entries()) {
    if (isJoint(effect)) continue;
    const last = rest.at(-1);
    if (last !== undefined && BONUSES.has(last.effect.op) && BONUSES.has(effect.op))
      last.texts.push(texts[at]!);
    else rest.push({ effect, texts: [texts[at]!] });
  }
  const values = sceneValues(told, false);
  const more = (keys: readonly EffectKey[]): string[] =>
    keys.flatMap((key) => sentences(say(scene.reader, key, values)));
  return [
    ...joint,
    ...rest.flatMap(({ effect, texts: joined }) => [
      ...more(before(effect)),
      ...sentences(and(scene.reader, joined)),
      ...more(after(effect)),
    ]),
  ];
}
