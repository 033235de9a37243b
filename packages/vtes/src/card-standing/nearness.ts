// Which reason comes first: the one that is nearest to being gone.

import type { AnyReason, KernelReasons } from '@nocturne/kernel';
import type { Vtes } from '../types.ts';

/** Reasons against a set-up; no card has them. */
type SetupReason =
  | 'no-time-limit'
  | 'option-value'
  | 'option-unknown'
  | 'deck-missing'
  | 'deck-unknown'
  | 'too-many-decks'
  | 'crypt-size'
  | 'library-size'
  | 'groups'
  | 'unknown-card'
  | 'wrong-pile'
  | 'bad-count'
  | 'banned'
  | 'not-in-format';
type CardReason =
  Exclude<keyof Vtes['Reasons'], SetupReason> | keyof Pick<KernelReasons, 'over' | 'not-asked'>;

/** From the nearest to the farthest. */
const TIERS = [
  /** It is only a matter of time. Such a reason stands alone. */
  'moment',
  /** Something else comes first. */
  'order',
  /** Whoever plays it has all it takes, but it would do nothing, or has no target. */
  'use',
  /** Blood, pool, counters, actions left. */
  'cost',
  /** Locked, not ready, and the like. */
  'state',
  /** Not again. */
  'limit',
  /** What the card requires. */
  'discipline',
  'title',
  'clan',
  'vampire',
  /** It is not for this minion or this Methuselah at all. Not told if there is another reason. */
  'kind',
] as const;
type Tier = (typeof TIERS)[number];

/** Where each reason stands; one that is forgotten does not compile. */
const TIER: Readonly<Record<CardReason, Tier>> = {
  over: 'moment',
  'not-asked': 'moment',
  'wrong-moment': 'moment',
  'not-your-turn': 'moment',
  'action-under-way': 'moment',
  'not-fighting': 'moment',
  'own-turn': 'moment',
  'nothing-to-cancel': 'moment',

  'must-first': 'order',
  'mandatory-hunt': 'order',
  'mandatory-action': 'order',
  'attempt-under-way': 'order',

  'stealth-not-needed': 'use',
  'intercept-not-needed': 'use',
  limited: 'use',
  'no-target': 'use',
  'not-close': 'use',
  'not-long': 'use',
  'only-hand-strikes': 'use',
  'only-to-continue': 'use',
  'not-at-allies': 'use',
  committed: 'use',
  'nobody-voted': 'use',
  'not-passed': 'use',
  'not-political': 'use',
  'cannot-be-blocked': 'use',
  'too-few': 'use',
  'not-richer': 'use',
  'meets-requirements': 'use',
  'no-version': 'use',
  'older-one': 'use',

  'no-blood': 'cost',
  'no-pool': 'cost',
  'no-life': 'cost',
  'no-transfers': 'cost',
  'not-enough-counters': 'cost',
  'no-master-action': 'cost',
  'no-discard-action': 'cost',
  'no-edge': 'cost',
  'crypt-empty': 'cost',

  locked: 'state',
  'not-locked': 'state',
  'not-ready': 'state',
  idle: 'state',
  stuck: 'state',
  contested: 'state',
  'title-contested': 'state',
  'no-minion': 'state',
  'no-locked-minion': 'state',
  'stolen-this-round': 'state',

  'played-already': 'limit',
  'done-already': 'limit',
  'used-already': 'limit',
  'cast-already': 'limit',
  'card-vote-used': 'limit',
  'edge-used': 'limit',
  'declined-already': 'limit',
  'own-copy': 'limit',
  'only-one': 'limit',
  'out-of-turn-already': 'limit',
  'event-already': 'limit',
  'event-played': 'limit',
  'burn-option-used': 'limit',
  'strikes-gained': 'limit',
  yielded: 'limit',

  'needs-discipline': 'discipline',
  'needs-title': 'title',
  'title-dormant': 'title',
  'needs-clan': 'clan',
  'needs-sect': 'clan',
  'needs-capacity': 'clan',
  'not-younger': 'clan',
  'needs-trait': 'clan',
  'not-marked': 'use',
  slave: 'state',
  'already-yours': 'use',
  'marked-already': 'limit',
  'blood-cursed': 'kind',
  sterile: 'kind',
  bare: 'kind',
  'cannot-diablerize': 'kind',
  'wrong-sect': 'clan',
  'needs-vampire': 'vampire',

  'not-eligible': 'kind',
  'own-minion': 'kind',
  'not-torpor': 'kind',
  'no-equipment': 'kind',
  titled: 'kind',
  'already-anarch': 'kind',
  'cannot-block': 'kind',
  'not-in-hand': 'kind',
};

const tierOf = ({ why }: AnyReason<Vtes>): number => TIERS.indexOf(TIER[why as CardReason]);

export const isNearer = (one: AnyReason<Vtes>, other: AnyReason<Vtes>): boolean =>
  tierOf(one) < tierOf(other);

/** Whether it is about what a minion must be to play the card. */
export const isRequirement = ({ why }: AnyReason<Vtes>): boolean =>
  (['discipline', 'title', 'clan', 'vampire'] as readonly Tier[]).includes(TIER[why as CardReason]);

const [MOMENT, KIND] = [TIERS.indexOf('moment'), TIERS.indexOf('kind')];

/** Each reason once, the nearest first; what is only a matter of time, and what is not worth telling, aside. */
export function inOrder(reasons: readonly AnyReason<Vtes>[]): AnyReason<Vtes>[] {
  const once = new Map(reasons.map((reason) => [JSON.stringify(reason), reason]));
  const sorted = [...once.values()].toSorted((a, b) => tierOf(a) - tierOf(b));
  const [first] = sorted;
  if (first === undefined || tierOf(first) === MOMENT) return sorted.slice(0, 1);
  const telling = sorted.filter((reason) => tierOf(reason) < KIND);
  return telling.length > 0 ? telling : sorted.slice(0, 1);
}
