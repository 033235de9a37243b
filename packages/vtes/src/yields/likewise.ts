// Referendums that are like those before: whoever has voted against a loss to oneself votes so against the next, and whoever
// has spared in two of them what votes cost is not asked for it.

import type { Open } from '@nocturne/kernel';
import { neighboursOf } from '../hints/index.ts';
import type { Vtes } from '../types.ts';
import type { Side } from '../types-referendum.ts';
import type { Asked } from './reach.ts';
import {
  isFree,
  isGreaterLoss,
  isLoss,
  ousts,
  outcome,
  referendumKey,
  type Said,
  saidIn,
} from './referendum.ts';

type Poll = Open<Vtes, 'poll'>;

/** What somebody did in referendums of one sort, the last of them without exception. */
export interface Voted {
  readonly sort: string;
  readonly side?: Side | undefined;
  /** The referendums in which they did not pay for more votes, each once. */
  readonly spared: readonly string[];
}

/** Whoever has spared it in so many spares it in the next. */
const ENOUGH = 2;
const LOSS = 'loss';

/**
 * Referendums that nobody would want in one's place are alike, whoever calls them; others if the same Methuselah calls
 * the same, and the same of one's neighbours gain and lose by it. Blood hunts are alike only in what they are worth.
 */
function sortOf(asked: Asked): string | undefined {
  const { table, own } = asked;
  const { card, by, bloodHunt } = table.referendum!;
  if (bloodHunt) return BLOOD_HUNT;
  if (card === null) return undefined;
  if (isLoss(asked) || isGreaterLoss(asked)) return LOSS;
  const { prey, predator } = neighboursOf(table, own.seat);
  const touched = outcome(table).flatMap(({ seat, good, amount }) =>
    [own.seat, prey, predator].includes(seat) ? [`${seat} ${good} ${Math.sign(amount)}`] : [],
  );
  return JSON.stringify([card, by, prey, predator, [...new Set(touched)].toSorted()]);
}

const BLOOD_HUNT = 'blood hunt';
const NOTHING = { side: undefined, spared: [] } as const;

const alike = (asked: Asked, all: readonly Voted[]): Voted => {
  const sort = sortOf(asked) ?? '';
  return all.find((one) => one.sort === sort) ?? { sort, ...NOTHING };
};

const offersVotes = ({ options }: Poll): boolean => options.some((option) => option.do === 'vote');

/** The vote against another loss, if it is free. All else is politics: nobody votes there but the player. */
export function voteLikewise(asked: Asked, all: readonly Voted[], { options }: Poll): number | undefined {
  const { sort, side } = alike(asked, all);
  if (sort !== LOSS || side !== 'against' || !isFree(asked.table, side)) return undefined;
  const at = options.findIndex((option) => option.do === 'vote' && option.side === side);
  return at < 0 ? undefined : at;
}

/** Whether nothing is paid for votes, as in those before; if everything is at stake, that is asked. */
export const sparesLikewise = (asked: Asked, all: readonly Voted[], poll: Poll): boolean =>
  !offersVotes(poll) && alike(asked, all).spared.length >= ENOUGH && !ousts(asked);

/** What is remembered of an answer: whoever lets it pass with votes that are free is asked again. */
export function votedAfter(
  asked: Asked,
  said: Said | undefined,
  poll: Poll,
  choice: number,
  all: readonly Voted[],
): readonly Voted[] {
  const before = alike(asked, all);
  if (before.sort === '') return all;
  const key = referendumKey(asked.table);
  const after = (changed: Partial<Voted>): readonly Voted[] => [
    ...all.filter(({ sort }) => sort !== before.sort),
    { ...before, ...changed },
  ];
  const option = poll.options[choice]!;
  if (option.do === 'vote') return after({ side: option.side });
  if (option.do !== 'pass') return after({ spared: [] });
  if (!offersVotes(poll)) return after({ spared: [...new Set([...before.spared, key])] });
  return saidIn(asked.table, said).side === undefined ? after(NOTHING) : all;
}

/** The next loss is voted against likewise. */
export function leadsLikewise(asked: Asked, { options }: Poll, choice: number): boolean {
  const option = options[choice];
  return (
    option?.do === 'vote' &&
    option.side === 'against' &&
    sortOf(asked) === LOSS &&
    isFree(asked.table, 'against')
  );
}
