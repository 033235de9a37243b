// All operations, by name. One that is forgotten does not compile.

import type { AnyFrame } from '@nocturne/kernel';
import type { Vt } from '../board.ts';
import type { Effect } from '../cards/printed.ts';
import type { Targeted, Vtes } from '../types.ts';
import * as action from './during-action.ts';
import * as ash from './from-ash-heaps.ts';
import { IN_COMBAT } from './in-combat.ts';
import * as phases from './in-phases.ts';
import { captivate, castVotes, joinSect, silence, votes, votesOfTitled } from './in-referendum.ts';
import { burnActing, cancel, lockSelf } from './cancelling.ts';
import * as cards from './on-cards.ts';
import type { Operation, OperationOf, Played, Why } from './operation.ts';
import * as stealing from './stealing.ts';
import * as counters from './with-counters.ts';
import * as hands from './with-hands.ts';

const OPERATIONS: { readonly [Op in Effect['op']]: OperationOf<Op> } = {
  stealth: action.stealth,
  intercept: action.intercept,
  bleed: action.bleed,
  'intercept-of-lesser': action.interceptOfLesser,
  wake: action.wake,
  redirect: action.redirect,
  unlock: action.unlockSelf,
  'unlock-target': action.unlockTarget,
  'attempt-block': action.attemptBlock,
  'vampires-cannot-block': action.vampiresCannotBlock,
  'lock-failed-blockers': action.lockFailedBlockers,
  'end-action': action.endTheAction,
  'if-blocked-end': action.ifBlockedEnd,
  'damage-afterwards': action.damageAfterwards,
  'unlock-afterwards': action.unlockAfterwards,
  spy: action.spy,
  'lock-target': cards.lockTarget,
  'add-blood': cards.addBlood,
  'leave-torpor': cards.leaveTorpor,
  'burn-source': cards.burnSource,
  'burn-target': cards.burnTarget,
  'burn-named': cards.burnNamed,
  'give-to-prey': cards.giveToPrey,
  'remember-targets': cards.rememberTargets,
  'steal-source': stealing.stealSource,
  'steal-target': stealing.stealTarget,
  'may-burn-blood': stealing.mayBurnBlood,
  'choose-discipline': cards.chooseDiscipline,
  'enter-combat': cards.enterCombat,
  'gain-pool': counters.gainPool,
  'prey-burns-pool': counters.preyBurnsPool,
  'burn-own-pool': counters.burnOwnPool,
  'blood-to-pool': counters.bloodToPool,
  'pool-to-blood': counters.poolToBlood,
  'pool-to-card': counters.poolToCard,
  'blood-to-card': counters.bloodToCard,
  'card-to-target': counters.cardToTarget,
  toll: counters.toll,
  'hand-size': counters.handSize,
  'discard-target': hands.discardTarget,
  'search-equipment': hands.searchEquipment,
  'look-and-discard': hands.lookAndDiscard,
  'draw-crypt-and-remove': hands.drawCryptAndRemove,
  'gain-blood': cards.gainBlood,
  'choose-clan': cards.chooseClan,
  'fetch-discipline': hands.fetchDiscipline,
  'damage-self': cards.damageSelf,
  'target-cannot-block': action.targetCannotBlock,
  'torpor-afterwards': action.torporAfterwards,
  'consume-ally': ash.consumeAlly,
  'burn-counter': ash.burnCounter,
  'raise-ally-if-empty': ash.raiseAllyIfEmpty,
  'raise-retainer': ash.raiseRetainer,
  'fade-marked': ash.fadeMarked,
  'draw-crypt': phases.drawCryptCard,
  'choose-circle': phases.chooseCircle,
  'discard-actions': phases.discardActions,
  'burn-random': phases.burnRandom,
  cancel,
  'lock-self': lockSelf,
  'burn-acting': burnActing,
  votes,
  'cast-votes': castVotes,
  'votes-of-titled': votesOfTitled,
  silence,
  captivate,
  'join-sect': joinSect,
  ...IN_COMBAT,
};

const operationOf = (effect: Effect): Operation<Effect> => OPERATIONS[effect.op];

/** The first reason against any of the effects. */
export function whyNotEffects(state: Vt, effects: readonly Effect[], played: Played): Why {
  for (const effect of effects) {
    const why = operationOf(effect).whyNot?.(state, effect, played);
    if (why !== undefined) return why;
  }
  return undefined;
}

/** What is aimed at nothing. */
export const NO_AIM: Targeted = {};
const AIMLESS: readonly Targeted[] = [NO_AIM];

/** What the effects may be aimed at: one aim serves them all. */
export function targetsOf(state: Vt, effects: readonly Effect[], played: Played): readonly Targeted[] {
  for (const effect of effects) {
    const targets = operationOf(effect).targets?.(state, effect, played);
    if (targets !== undefined) return targets;
  }
  return AIMLESS;
}

/** The aim with every further choice that the effects leave to the player. */
export function completionsOf(
  state: Vt,
  effects: readonly Effect[],
  played: Played,
  target: Targeted,
): readonly Targeted[] {
  let aims: Targeted[] = [target];
  for (const effect of effects) {
    const { complete } = operationOf(effect);
    if (complete === undefined) continue;
    aims = aims.flatMap((aim) =>
      complete(state, effect, { ...played, target: aim }).map((more) => Object.assign({}, aim, more)),
    );
  }
  return aims;
}

export const applyEffect = (state: Vt, effect: Effect, played: Played): AnyFrame<Vtes> | undefined =>
  operationOf(effect).apply(state, effect, played) ?? undefined;
