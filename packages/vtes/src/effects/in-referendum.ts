// Operations of the cards that give, cancel or use votes (V-9.15).

import type { Seat } from '@nocturne/kernel';
import { cardAt, inTorpor, isReady, type Vt } from '../board.ts';
import { burnCounters, change, changePool, lock, setCounters } from '../changes.ts';
import type { Sect } from '../cards/printed.ts';
import { titleOf } from '../queries/titles.ts';
import { marginOf } from '../queries/tally.ts';
import { blocOf } from '../queries/votes.ts';
import { castGained, gainVotes, tellReferendum } from '../referendums/state.ts';
import type { Permanent } from '../types.ts';
import type { OperationOf } from './operation.ts';

/** V-9.16, V-18.8, V-19.16, V-19.67. */
export const votes: OperationOf<'votes'> = {
  apply(state, { amount, against }, { minion }) {
    gainVotes(state, minion!, amount, against);
    tellReferendum(state);
  },
};

/** V-9.16: of a Methuselah, by a card that no minion is. */
export const castVotes: OperationOf<'cast-votes'> = {
  targets: () => [{ side: 'for' }, { side: 'against' }],
  apply(state, { amount: votes }, { by, source, target }) {
    castGained(state.board.referendum!, 'location', by, { votes, side: target.side!, card: source!.id });
    tellReferendum(state);
  },
};

/** Those in torpor, too, though they cannot cast them (V-12.4). */
const titledOf = ({ board }: Vt, seat: Seat, sect: Sect): Permanent[] =>
  board.cards.filter(
    (card) =>
      card.controller === seat &&
      (isReady(card) || inTorpor(card)) &&
      card.sect === sect &&
      titleOf(card) !== null,
  );

export const votesOfTitled: OperationOf<'votes-of-titled'> = {
  whyNot: (state, { sect }, { by }) =>
    titledOf(state, by, sect).length > 0 ? undefined : { why: 'needs-title' },
  apply(state, { amount, sect }, { by }) {
    for (const vampire of titledOf(state, by, sect)) gainVotes(state, vampire, amount);
    tellReferendum(state);
  },
};

/** V-19.71: a vampire that has cast votes abstains. */
export const silence: OperationOf<'silence'> = {
  whyNot: (state, effect, played) =>
    silence.targets!(state, effect, played).length > 0 ? undefined : { why: 'nobody-voted' },
  targets({ board }) {
    const cast = board.referendum!.blocs.filter(
      ({ source, side }) => source === 'minion' && (side === 'for' || side === 'against'),
    );
    return cast.map(({ card }) => ({ card }));
  },
  apply(state, { blood }, { target }) {
    const chosen = cardAt(state.board, target.card!);
    const bloc = blocOf(state.board.referendum!, chosen.id)!;
    bloc.votes = 0;
    bloc.ballots = 0;
    bloc.side = 'abstains';
    lock(state, chosen);
    burnCounters(state, chosen, blood);
    tellReferendum(state);
  },
};

/** V-16.1: the clan is not affected. */
export const joinSect: OperationOf<'join-sect'> = {
  apply: (state, { sect }, { target }) => change(state, cardAt(state.board, target.card!), { sect }),
};

/** Blood for each vote by which the referendum passed; some of it may go to the pool instead. */
export const captivate: OperationOf<'captivate'> = {
  whyNot: ({ board }) => (board.referendum?.result === 'passed' ? undefined : { why: 'not-passed' }),
  targets({ board }, { pool }) {
    if (pool === 0) return [{}];
    const most = Math.min(pool, marginOf(board.referendum!));
    return Array.from({ length: most }, (_, less) => ({ amount: less + 1 }));
  },
  apply(state, _effect, { by, minion, target: { amount = 0 } }) {
    const margin = marginOf(state.board.referendum!);
    setCounters(state, minion!, minion!.counters + margin - amount);
    changePool(state, by, amount);
  },
};
