// Operations of modifiers and reactions.

import { cardAt, clockwise, findCard, type Vt } from '../board.ts';
import { change, lock, unlock } from '../changes.ts';
import type { Plus } from '../cards/printed.ts';
import { bleedIsRaised, bleedOf, interceptOf, mayBlock, stealthOf } from '../queries/action.ts';
import { notAgain } from '../queries/repeats.ts';
import { whyUnable } from '../queries/blocking.ts';
import { capacityAsPlayer, isAlly, isKind } from '../queries/kinds.ts';
import type { Action, Change, Permanent } from '../types.ts';
import type { OperationOf } from './operation.ts';

function add({ board }: Vt, change: Change): void {
  board.action!.changes.push(change);
}

const withPlus = (amount: number, plus: Plus | undefined, minion: Permanent): number =>
  plus !== undefined && isKind(minion, plus.is) ? amount + plus.amount : amount;

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
  apply(state, { amount, plus }, { minion }) {
    add(state, {
      what: 'intercept',
      amount: withPlus(amount, plus, minion!),
      who: minion!.id,
      limited: false,
    });
  },
};

/** V-8.16: not bound by need. */
export const interceptOfLesser: OperationOf<'intercept-of-lesser'> = {
  apply(state, { amount }, { minion }) {
    const below = capacityAsPlayer(minion!);
    add(state, { what: 'intercept', amount, who: 0, limited: false, below });
  },
};

/** V-7.18: one modifier raises the bleed, no more; V-19.43: one that is dormant does not count. */
export const bleed: OperationOf<'bleed'> = {
  whyNot(state, { limited, ifPool }) {
    const [target] = state.board.action!.aim.seats;
    const dormant = ifPool !== undefined && state.board.methuselahs[target!]!.pool > ifPool;
    return limited && !dormant && bleedIsRaised(state) ? { why: 'limited' } : undefined;
  },
  apply(state, { amount, limited, plus, ifPool }, { minion }) {
    const raised = minion === undefined ? amount : withPlus(amount, plus, minion);
    add(state, {
      what: 'bleed',
      amount: raised,
      who: 0,
      limited,
      ...(ifPool === undefined ? {} : { ifPool }),
    });
  },
};

/** V-4.29. */
export const wake: OperationOf<'wake'> = {
  apply(state, { alliesStayLocked }, { minion }) {
    const { awake } = state.board.action!;
    if (!awake.includes(minion!.id)) awake.push(minion!.id);
    if (alliesStayLocked && isAlly(minion!))
      change(state, minion!, { since: [...minion!.since, 'stays locked'] });
  },
};

/** V-8.21, V-18.3: block attempts open anew for the new target. */
function retarget(action: Action, seat: number): void {
  action.aim.seats = [seat];
  action.declined = action.declined.filter((one) => one !== seat);
  action.state = 'A';
}

export const redirect: OperationOf<'redirect'> = {
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
  apply: (state, _effect, { minion }) => unlock(state, minion!),
};

/** V-8.19, V-19.72, V-19.73: an attempt begins; the same minion may do so while its attempt is under way. */
export const attemptBlock: OperationOf<'attempt-block'> = {
  whyNot(state, _effect, { by, minion }) {
    const action = state.board.action!;
    const own = action.state === 'B' && action.blocker === minion!.id;
    if (action.state === 'B' && !own) return { why: 'attempt-under-way' };
    if (!mayBlock(state, action).includes(by)) return { why: 'not-eligible' };
    if (action.declined.includes(by) || action.state === 'C') return { why: 'declined-already' };
    return whyUnable(state, minion!);
  },
  apply({ board }, _effect, { minion }) {
    board.action!.blocker = minion!.id;
    board.action!.state = 'B';
  },
};

export const vampiresCannotBlock: OperationOf<'vampires-cannot-block'> = {
  apply({ board }) {
    board.action!.barred = true;
  },
};

/** V-19.38, V-19.39. */
export const lockFailedBlockers: OperationOf<'lock-failed-blockers'> = {
  apply({ board }) {
    board.action!.lockFailed = true;
  },
};

/** V-8.27. */
export function endAction(state: Vt): void {
  state.board.action!.outcome = 'ended';
}

export const endTheAction: OperationOf<'end-action'> = {
  apply(state, { noRepeat }, { minion }) {
    const action = state.board.action!;
    endAction(state);
    if (noRepeat) minion!.done = [...minion!.done, notAgain(action.same)];
  },
};

export const ifBlockedEnd: OperationOf<'if-blocked-end'> = {
  apply({ board }) {
    board.action!.endIfBlocked = true;
  },
};

export const damageAfterwards: OperationOf<'damage-afterwards'> = {
  apply({ board }, { amount }, { minion }) {
    board.action!.delayed.push({ op: 'damage', minion: minion!.id, amount });
  },
};

/** V-4.41: an ally is burned. */
export const torporAfterwards: OperationOf<'torpor-afterwards'> = {
  apply({ board }, _effect, { minion }) {
    board.action!.delayed.push({ op: 'torpor', minion: minion!.id });
  },
};

export const targetCannotBlock: OperationOf<'target-cannot-block'> = {
  apply({ board }, _effect, { target }) {
    board.action!.excluded.push(target.card!);
  },
};

export const unlockAfterwards: OperationOf<'unlock-afterwards'> = {
  apply({ board }) {
    const { minion } = board.action!;
    board.action!.delayed.push({ op: 'unlock', minion, ifSuccessful: true });
  },
};

/** V-19.78: when the bleed is about to succeed. */
export const spy: OperationOf<'spy'> = {
  whyNot: (state) => (bleedOf(state) > 0 ? undefined : { why: 'wrong-moment' }),
  apply({ board }) {
    board.action!.spied = true;
  },
};

export const unlockTarget: OperationOf<'unlock-target'> = {
  apply: (state, _effect, { target }) => unlock(state, cardAt(state.board, target.card!)),
};
