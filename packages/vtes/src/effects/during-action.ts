// Operations of modifiers and reactions.

import { clockwise, findCard, lock, type Vt, unlock } from '../board.ts';
import { bleedIsRaised, interceptOf, isAwake, stealthOf } from '../queries/action.ts';
import type { Action, Change } from '../types.ts';
import type { OperationOf } from './operation.ts';

function add({ board }: Vt, change: Change): void {
  board.action!.changes.push(change);
}

/** V-8.14: only while an attempt is under way that would succeed. */
export const stealth: OperationOf<'stealth'> = {
  whyNot(state, { early }) {
    const action = state.board.action!;
    if (early) return undefined;
    const blocker = findCard(state.board, action.blocker);
    const needed =
      action.state === 'B' && blocker !== undefined && interceptOf(state, blocker) >= stealthOf(state);
    return needed ? undefined : { why: 'stealth-not-needed' };
  },
  apply(state, { amount }) {
    add(state, { what: 'stealth', amount, who: state.board.action!.minion, limited: false });
  },
};

/** V-8.15: only by the minion that attempts to block, and only while it falls short. */
export const intercept: OperationOf<'intercept'> = {
  whyNot(state, { early }, { minion }) {
    const action = state.board.action!;
    if (early) return undefined;
    const needed =
      action.state === 'B' && action.blocker === minion!.id && interceptOf(state, minion!) < stealthOf(state);
    return needed ? undefined : { why: 'intercept-not-needed' };
  },
  apply(state, { amount }, { minion }) {
    add(state, { what: 'intercept', amount, who: minion!.id, limited: false });
  },
};

/** V-7.18: one modifier raises the bleed, no more. */
export const bleed: OperationOf<'bleed'> = {
  whyNot(state, { limited }) {
    return limited && bleedIsRaised(state.board.action!) ? { why: 'limited' } : undefined;
  },
  apply(state, { amount, limited }) {
    add(state, { what: 'bleed', amount, who: 0, limited });
  },
};

/** V-4.29. */
export const wake: OperationOf<'wake'> = {
  whyNot(state, _effect, { minion }) {
    const action = state.board.action;
    if (action === null) return { why: 'wrong-moment' };
    return isAwake(action, minion!) ? { why: 'played-already', card: minion!.id } : undefined;
  },
  apply(state, _effect, { minion }) {
    state.board.action!.awake.push(minion!.id);
  },
};

/** V-8.21, V-18.3: block attempts open anew for the new target. */
function retarget(action: Action, seat: number): void {
  action.aim.seats = [seat];
  action.declined = action.declined.filter((one) => one !== seat);
  action.state = 'A';
}

export const redirect: OperationOf<'redirect'> = {
  whyNot: () => undefined,
  targets({ board }, _effect, { by }) {
    const action = board.action!;
    return clockwise(board, by)
      .filter((seat) => seat !== by && seat !== action.by)
      .map((seat) => ({ seat }));
  },
  apply(state, effect, { minion, target }) {
    if (effect.lock) lock(state, minion!);
    retarget(state.board.action!, target.seat!);
  },
};

export const unlockSelf: OperationOf<'unlock'> = {
  whyNot: () => undefined,
  apply: (state, _effect, { minion }) => unlock(state, minion!),
};
