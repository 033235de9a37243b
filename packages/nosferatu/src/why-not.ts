// Reasons for moves of another moment: a player who names one is told when it could be made.

import { openFor, type DecisionName, type Reason, type Seat } from '@nocturne/kernel';
import { dawned, NOBODY, type Nos } from './board.ts';
import type { Nosferatu } from './types.ts';

type Why = Reason<Nosferatu>;
type Rule = { decisions: readonly DecisionName<Nosferatu>[]; why(state: Nos, seat: Seat): Why };

const notNow = (): Why => ({ why: 'not-now' });
/** Somebody else is asked for just this: who it is, everyone may know. */
function othersMove({ board, open }: Nos, decisions: readonly DecisionName<Nosferatu>[]): Why | undefined {
  const asked = open.find(({ name }) => decisions.includes(name));
  if (asked === undefined) return undefined;
  return asked.seat === board.renfield
    ? { why: 'not-renfield' }
    : { why: 'not-the-holder', seat: board.stake };
}
const holderOnly = ({ board }: Nos, seat: Seat): Why =>
  seat === board.stake || board.stake === NOBODY
    ? { why: 'not-now' }
    : { why: 'not-the-holder', seat: board.stake };
const renfieldOnly = ({ board }: Nos, seat: Seat): Why =>
  seat === board.renfield ? { why: 'not-now' } : { why: 'not-renfield' };

const VERBS: ReadonlyMap<string, Rule> = new Map(
  Object.entries<Rule>({
    discard: { decisions: ['play'], why: notNow },
    lose: { decisions: ['lose'], why: notNow },
    take: { decisions: ['take'], why: notNow },
    bite: { decisions: ['bite'], why: renfieldOnly },
    vampire: { decisions: ['vampire'], why: renfieldOnly },
    reveal: {
      decisions: ['mirror', 'thirst'],
      why: (state) => othersMove(state, ['mirror', 'thirst']) ?? notNow(),
    },
    stake: {
      decisions: ['first-stake', 'dawn', 'pass-stake'],
      why: (state, seat) => (dawned(state.board) ? holderOnly(state, seat) : renfieldOnly(state, seat)),
    },
    kill: {
      decisions: ['dawn'],
      why: (state, seat) => (dawned(state.board) ? holderOnly(state, seat) : { why: 'not-dawn' }),
    },
    transfuse: { decisions: ['transfuse'], why: holderOnly },
    perform: {
      decisions: ['ritual'],
      why: (state) => othersMove(state, ['ritual']) ?? { why: 'only-components' },
    },
  }),
);

export function whyNot(state: Nos, seat: Seat, move: string): Why | undefined {
  const rule = VERBS.get(move.split(' ')[0]!);
  const asked = openFor(state, seat)?.name;
  if (rule === undefined || (asked !== undefined && rule.decisions.includes(asked))) return undefined;
  return rule.why(state, seat);
}
