// Stolen cards, Discipline cards and trophies, slaves: candidates and notation.

import type { DecisionDefinition, Decisions } from '@nocturne/kernel';
import { cardAt, type Vt } from './board.ts';
import type { Pile } from './cards/printed.ts';
import { followsHost } from './control.ts';
import { nameOf } from './names.ts';
import { slavesFor } from './queries/hunted.ts';
import { movableTrophies, offerFetched } from './queries/rewards.ts';
import { newHostsFor } from './queries/stealing.ts';
import type { RewardDecisions } from './types-rewards.ts';
import type { Vtes } from './types.ts';

type Definition<N extends keyof RewardDecisions> = DecisionDefinition<Vtes, N>;

const PASS = { do: 'pass' } as const;
const PILES: Readonly<Record<Pile, string>> = { library: 'library', ash: 'ash heap', hand: 'hand' };

/** Where it is from is said. */
const fetch: Definition<'fetch'> = {
  kind: 'one',
  known: true,
  candidates(state, seat, offer, { on, what, from, orBurn }) {
    offerFetched(state, seat, on, what, from, offer);
    offer(orBurn ? { do: 'burn' } : PASS);
  },
  notation(state, option, { on }) {
    if (option.do === 'pass') return 'pass';
    if (option.do === 'burn') return `burn ${nameOf(state, on)}`;
    const choosing = option.choice === undefined ? '' : ` as ${option.choice}`;
    return `take ${option.name} from the ${PILES[option.from]}${choosing}`;
  },
};

const award: Definition<'award'> = {
  kind: 'one',
  known: true,
  candidates(state, seat, offer, { vampire }) {
    for (const { id } of movableTrophies(state, seat, vampire)) offer({ do: 'award', card: id });
    offer(PASS);
  },
  notation: (state, option) => (option.do === 'pass' ? 'pass' : `award ${nameOf(state, option.card)}`),
};

/** V-3.38. */
const attach: Definition<'attach'> = {
  kind: 'one',
  known: true,
  candidates(state, seat, offer, { card: id }) {
    const card = cardAt(state.board, id);
    for (const host of newHostsFor(state, card, seat)) offer({ do: 'attach', to: host.id });
    if (!followsHost(card)) offer(PASS);
  },
  notation: (state, option, { card }) =>
    option.do === 'pass' ? 'pass' : `attach ${nameOf(state, card)} to ${nameOf(state, option.to)}`,
};

const burnBlood: Definition<'burn-blood'> = {
  kind: 'one',
  known: true,
  candidates(_state, _seat, offer) {
    offer({ do: 'burn' });
    offer(PASS);
  },
  notation: (state, option, { minion, amount }) =>
    option.do === 'pass' ? 'pass' : `burn ${amount} blood with ${nameOf(state, minion)}`,
};

const takers = (state: Vt, acting: number, blocker: number): number[] =>
  slavesFor(state, cardAt(state.board, acting), cardAt(state.board, blocker)).map(({ id }) => id);

const takeOver: Definition<'take-over'> = {
  kind: 'one',
  known: true,
  candidates(state, _seat, offer, { acting, blocker }) {
    for (const minion of takers(state, acting, blocker)) offer({ do: 'take-over', minion });
    offer(PASS);
  },
  notation: (state, option) =>
    option.do === 'pass' ? 'pass' : `take over the combat with ${nameOf(state, option.minion)}`,
};

export const rewardDecisions: Pick<Decisions<Vtes>, keyof RewardDecisions> = {
  fetch,
  award,
  attach,
  'burn-blood': burnBlood,
  'take-over': takeOver,
};
