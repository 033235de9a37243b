// All operations, by name. One that is forgotten does not compile.

import type { Vt } from '../board.ts';
import type { Effect } from '../cards/printed.ts';
import type { Targeted } from '../types.ts';
import { bleed, intercept, redirect, stealth, unlockSelf, wake } from './during-action.ts';
import { IN_COMBAT } from './in-combat.ts';
import { captivate, silence, votes } from './in-referendum.ts';
import { addBlood, lockTarget } from './on-target.ts';
import type { Operation, OperationOf, Played, Why } from './operation.ts';

const OPERATIONS: { readonly [Op in Effect['op']]: OperationOf<Op> } = {
  stealth,
  intercept,
  bleed,
  wake,
  redirect,
  unlock: unlockSelf,
  'lock-target': lockTarget,
  'add-blood': addBlood,
  votes,
  silence,
  captivate,
  ...IN_COMBAT,
};

const operationOf = (effect: Effect): Operation<Effect> => OPERATIONS[effect.op];

/** The first reason against any of the effects. */
export function whyNotEffects(state: Vt, effects: readonly Effect[], played: Played): Why {
  for (const effect of effects) {
    const why = operationOf(effect).whyNot(state, effect, played);
    if (why !== undefined) return why;
  }
  return undefined;
}

const AIMLESS: readonly Targeted[] = [{}];

/** What the effects may be aimed at: one aim serves them all. */
export function targetsOf(state: Vt, effects: readonly Effect[], played: Played): readonly Targeted[] {
  for (const effect of effects) {
    const targets = operationOf(effect).targets?.(state, effect, played);
    if (targets !== undefined) return targets;
  }
  return AIMLESS;
}

export function applyEffect(state: Vt, effect: Effect, played: Played): void {
  operationOf(effect).apply(state, effect, played);
}
