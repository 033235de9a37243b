// What operations do, in words.

import type { Effect } from '../cards/printed.ts';
import type { EffectKey } from './messages.ts';
import { aTarget, thatTarget, thisOne } from './nouns.ts';
import { type Describe, type Scene, VALUES } from './operations.ts';
import { and, blood, or, say, sentences, type Values, yes } from './words.ts';

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
  'steal-target',
  'enter-combat',
  'target-cannot-block',
  'join-sect',
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

/** What is paid for is told with its price. */
const isPrice = ({ op }: Effect): boolean => op === 'may-burn-blood';

function phraseAt(effects: readonly Effect[], at: number, scene: Scene): string {
  const effect = effects[at]!;
  const describe = VALUES[effect.op] as Describe<Effect>;
  const named = effects.slice(0, at).some(({ op }) => AIMED.has(op));
  const alone = at === 0 || !BONUSES.has(effects[at - 1]!.op);
  const paid = isPrice(effect)
    ? { effects: and(scene.reader, phrases(effects, { ...scene, form: 'to' }, at + 1)) }
    : {};
  const values = { ...sceneValues(scene, named), alone: yes(alone), ...describe(effect, scene), ...paid };
  return say(scene.reader, `effect.${effect.op}`, values);
}

/** The phrase of each, in order. */
function phrases(effects: readonly Effect[], scene: Scene, from = 0): string[] {
  const price = effects.findIndex((effect, at) => at >= from && isPrice(effect));
  const to = price < 0 ? effects.length : price + 1;
  return Array.from({ length: to - from }, (_, i) => phraseAt(effects, from + i, scene));
}

/** After “can” or “to”. */
export const toDo = (effects: readonly Effect[], scene: Omit<Scene, 'form'>): string =>
  and(scene.reader, phrases(effects, { ...scene, form: 'to' }));

export interface Choice {
  readonly effects: readonly Effect[];
  readonly scene: Omit<Scene, 'form'>;
}

/** What all begin with: so many operations on the same target. */
function alikeFirst([first, ...others]: readonly [Choice, ...Choice[]]): number {
  const target = ({ scene }: Choice): string => JSON.stringify(scene.target ?? null);
  const same = (at: number): boolean =>
    others.every(
      (one) =>
        one.effects.length > at + 1 &&
        target(one) === target(first) &&
        JSON.stringify(one.effects[at]) === JSON.stringify(first.effects[at]),
    );
  let count = 0;
  while (others.length > 0 && count < first.effects.length - 1 && same(count)) count += 1;
  return count;
}

/** One of several, after “can” or “to”. What all of them begin or end with is told once. */
export function oneOf(choices: readonly [Choice, ...Choice[]]): string {
  const [{ effects, scene }, ...others] = choices;
  const first = alikeFirst(choices);
  if (first > 0) {
    const rest = ({ effects: all, scene: own }: Choice): Choice => ({
      effects: all.slice(first),
      scene: own,
    });
    return and(scene.reader, [
      toDo(effects.slice(0, first), scene),
      oneOf([rest(choices[0]), ...others.map(rest)]),
    ]);
  }
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
    if (isJoint(effect) || at >= texts.length) continue;
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
