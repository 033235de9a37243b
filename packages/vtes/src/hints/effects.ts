// What each operation of a card brings about. One without its hint does not compile.

import type { CombatEffect, Effect, Plus } from '../cards/printed.ts';
import { isKind } from '../queries/kinds.ts';
import { marginOf } from '../queries/tally.ts';
import { cardIn, forCard, forSeat, type Gain, type Good, type Hint, type Hinted } from './gain.ts';
import { asPermanent, neighboursOf } from './table.ts';

type HintOf<Op extends Effect['op']> = Hint<Extract<Effect, { op: Op }>>;

const NOTHING: readonly Gain[] = [];

const withPlus = (amount: number, plus: Plus | undefined, { minion }: Hinted): number =>
  plus !== undefined && minion !== undefined && isKind(asPermanent(minion), plus.is)
    ? amount + plus.amount
    : amount;

/** For the minion that plays it, acts with it or takes part in it. */
const own = (good: Good, amount: number, { minion, by }: Hinted): readonly Gain[] => [
  forCard(good, amount, minion, by),
];

/** Whom it is about: the card chosen, or the minion that the card is on. */
function aimed(good: Good, amount: number, { table, target, source, by }: Hinted): readonly Gain[] {
  const id = target.card ?? (source?.on === 0 ? undefined : source?.on);
  return [forCard(good, amount, cardIn(table, id), by)];
}

/** All cards chosen. */
const each = (good: Good, { table, target, by }: Hinted): readonly Gain[] =>
  (target.cards ?? [target.card ?? 0]).map((id) => forCard(good, 1, cardIn(table, id), by));

const player =
  (good: Good): Hint<{ readonly amount: number }> =>
  ({ amount }, { by }) => [forSeat(good, amount, by)];
const minion =
  (good: Good): Hint<{ readonly amount: number }> =>
  ({ amount }, hinted) =>
    own(good, amount, hinted);
const plain =
  (good: Good): Hint<unknown> =>
  (_effect, hinted) =>
    own(good, 1, hinted);

/** A bonus that depends on the target's pool may be dormant. */
const bleed: HintOf<'bleed'> = ({ amount, plus, ifPool }, hinted) => {
  const { methuselahs, action } = hinted.table;
  const pool = methuselahs[action?.aim.seats[0] ?? neighboursOf(hinted.table, hinted.by).prey]!.pool;
  return ifPool !== undefined && pool > ifPool
    ? NOTHING
    : own('bleed', withPlus(amount, plus, hinted), hinted);
};

const redirect: HintOf<'redirect'> = ({ lock }, hinted) => [
  forSeat('redirection', 1, hinted.target.seat ?? neighboursOf(hinted.table, hinted.by).prey),
  ...(lock ? own('lock', 1, hinted) : NOTHING),
];

const bloodToPool: HintOf<'blood-to-pool'> = ({ least, most }, hinted) => {
  const amount = hinted.target.amount ?? (least === most ? least : Math.ceil((least + most) / 2));
  const [from] = aimed('blood', -amount, hinted);
  return [from!, forSeat('pool', amount, from!.seat)];
};

const poolToBlood: HintOf<'pool-to-blood'> = ({ amount }, hinted) => {
  const [to] = aimed('blood', amount, hinted);
  return [to!, forSeat('pool', -amount, to!.seat)];
};

const captivate: HintOf<'captivate'> = (_effect, hinted) => {
  const { referendum } = hinted.table;
  const pool = hinted.target.amount ?? 0;
  const margin = referendum === null ? 0 : marginOf(referendum);
  return [...own('blood', margin - pool, hinted), forSeat('pool', pool, hinted.by)];
};

/** As much blood as the opponent has lost in this round. */
const gainBloodLost: HintOf<'gain-blood-lost'> = (_effect, hinted) => {
  const opponent = hinted.table.combat?.sides.find(({ minion: id }) => id !== hinted.minion?.id);
  return own('blood', opponent?.bloodLost ?? 1, hinted);
};

const IN_COMBAT: { readonly [Op in CombatEffect['op']]: HintOf<Op> } = {
  strike: ({ strike }, hinted) => own('strike', strike.amount, hinted).map((gain) => ({ strike, ...gain })),
  'weapon-strike': ({ amount }, hinted) =>
    own('strike', amount, hinted).map((gain) => ({
      ...gain,
      strike: { kind: 'damage', amount: amount + 1, ranged: false },
    })),
  'additional-strikes': ({ amount, eachRound }, hinted) =>
    eachRound ? aimed('strikes', amount, hinted) : own('strikes', amount, hinted),
  'aggravated-hands': plain('aggravation'),
  'be-immune': plain('prevention'),
  protect: ({ amount }, { table, target, by }) => [
    forCard('prevention', amount + (target.x ?? 0), cardIn(table, target.card), by),
  ],
  maneuver: plain('maneuver'),
  press: plain('press'),
  'optional-press': plain('press'),
  prevent: ({ amount }, hinted) => own('prevention', amount + (hinted.target.x ?? 0), hinted),
  'damage-each-round': minion('environment'),
  'only-hand-strikes': plain('grapple'),
  'close-next-round': plain('closeness'),
  'gain-blood-lost': gainBloodLost,
  'if-blocks': ({ gives }, hinted) => own(gives === 'maneuver' ? 'maneuver' : 'prevention', 1, hinted),
};

const HINTS: { readonly [Op in Effect['op']]: HintOf<Op> } = {
  ...IN_COMBAT,
  stealth: minion('stealth'),
  intercept: ({ amount, plus }, hinted) => own('intercept', withPlus(amount, plus, hinted), hinted),
  bleed,
  // for all who might block, so stealth by another name
  'intercept-of-lesser': ({ amount }, hinted) => own('stealth', -amount, hinted),
  wake: plain('wake'),
  redirect,
  unlock: plain('unlock'),
  'unlock-target': (_effect, hinted) => each('unlock', hinted),
  'attempt-block': plain('attempt'),
  'vampires-cannot-block': plain('unblockable'),
  'lock-failed-blockers': plain('hindrance'),
  'end-action': plain('end'),
  'if-blocked-end': plain('safety'),
  'damage-afterwards': minion('damage'),
  'unlock-afterwards': ({ op: _op }, { table, by }) => [
    forCard('unlock', 1, cardIn(table, table.action?.minion), by),
  ],
  spy: plain('spying'),
  'lock-target': (_effect, hinted) => each('lock', hinted),
  'add-blood': ({ amount }, hinted) => aimed('blood', amount, hinted),
  'gain-pool': player('pool'),
  'prey-burns-pool': ({ amount }, { table, by }) => [forSeat('pool', -amount, neighboursOf(table, by).prey)],
  'burn-own-pool': ({ amount }, { by }) => [forSeat('pool', -amount, by)],
  'blood-to-pool': bloodToPool,
  'pool-to-blood': poolToBlood,
  'pool-to-card': ({ amount }, { by, source }) => [
    forSeat('pool', -amount, by),
    forCard('counters', amount, source, by),
  ],
  'blood-to-card': ({ amount }, hinted) => [
    ...own('blood', -amount, hinted),
    forCard('counters', amount, hinted.source, hinted.by),
  ],
  'card-to-target': (_effect, hinted) => aimed('blood', hinted.source?.counters ?? 1, hinted),
  toll: (_effect, { table, source }) => [forSeat('pool', -(source?.counters ?? 1), table.whose)],
  'hand-size': player('cards'),
  'discard-target': (_effect, { by }) => [forSeat('cycling', 1, by)],
  'leave-torpor': (_effect, hinted) => aimed('ready', 1, hinted),
  'burn-source': (_effect, { source, by }) => [forCard('gone', 1, source, by)],
  'burn-target': (_effect, hinted) => each('gone', hinted),
  'burn-named': ({ op: _op }, hinted) => (hinted.target.cards === undefined ? NOTHING : each('gone', hinted)),
  'give-to-prey': (_effect, { source, by }) => [forCard('given', 1, source, by)],
  // the first of the two is the price
  'remember-targets': (_effect, { table, target, by }) => [
    forCard('lock', 1, cardIn(table, target.cards?.[0]), by),
  ],
  'steal-source': (_effect, { source, by }) => [forCard('stolen', 1, source, by)],
  'steal-target': (_effect, hinted) => each('stolen', hinted),
  // worth it if what follows is
  'may-burn-blood': ({ amount }, hinted) => own('blood', -amount, hinted),
  'choose-discipline': () => NOTHING,
  'enter-combat': (_effect, hinted) => aimed('combat', 1, hinted),
  // as a rule it is a card of whoever acts
  cancel: ({ op: _op }, { table }) => [forSeat('cards', -1, table.action?.by ?? table.whose)],
  'lock-self': plain('lock'),
  'burn-acting': ({ op: _op }, { table, by }) => [
    forCard('gone', 1, cardIn(table, table.action?.minion), by),
  ],
  'gain-blood': minion('blood'),
  'damage-self': minion('damage'),
  // for this action alone
  'target-cannot-block': (_effect, hinted) => aimed('blindness', 0.2, hinted),
  'torpor-afterwards': plain('damage'),
  'choose-clan': () => NOTHING,
  'fetch-discipline': (_effect, { source, by }) => [forCard('strength', 1, source, by)],
  'consume-ally': ({ amount }, hinted) =>
    hinted.target.card === undefined ? own('blood', amount, hinted) : aimed('blood', amount, hinted),
  'burn-counter': () => NOTHING,
  // the sooner, the fewer counters are left
  'raise-ally-if-empty': (_effect, { source, by }) => [forSeat('strength', 1 / (source?.counters ?? 2), by)],
  'raise-retainer': (_effect, hinted) => aimed('strength', 1, hinted),
  'fade-marked': () => NOTHING,
  'search-equipment': (_effect, { by }) => [forSeat('equipment', 1, by)],
  'look-and-discard': (_effect, { table, by }) => [forSeat('cards', -1, neighboursOf(table, by).prey)],
  'draw-crypt-and-remove': (_effect, { by }) => [forSeat('crypt', 1, by)],
  'draw-crypt': (_effect, { by }) => [forSeat('crypt', 1, by)],
  'choose-circle': () => NOTHING,
  'discard-actions': ({ amount }, { by }) => [forSeat('cycling', amount, by)],
  // whose it is, is chance
  'burn-random': () => NOTHING,
  votes: ({ amount, against }, hinted) => own(against ? 'opposition' : 'votes', amount, hinted),
  'cast-votes': player('votes'),
  'votes-of-titled': player('votes'),
  'join-sect': () => NOTHING,
  silence: ({ blood }, hinted) => [...aimed('silence', 1, hinted), ...aimed('blood', -blood, hinted)],
  captivate,
};

/** What the operations bring about together. */
export const gainsOf = (effects: readonly Effect[], hinted: Hinted): Gain[] =>
  effects.flatMap((effect) => (HINTS[effect.op] as Hint<Effect>)(effect, hinted));
