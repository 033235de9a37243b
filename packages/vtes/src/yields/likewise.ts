// Referendums that are like those before: whoever has voted the same way in two of them votes so in the next, against a
// loss after one, and whoever has spared in two of them what votes cost is not asked for it.

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
  /** The referendums, each once: those in which they voted so, and those in which they did not pay for more votes. */
  readonly about: readonly string[];
  readonly spared: readonly string[];
}

/** Whoever has done so in so many does so in the next; that nobody wants a loss to oneself is plain with the first. */
const ENOUGH = 2;
const LOSS = 'loss';
const enough = ({ sort, side }: Voted): number => (sort === LOSS && side === 'against' ? 1 : ENOUGH);

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
const NOTHING = { side: undefined, about: [], spared: [] } as const;

const alike = (asked: Asked, all: readonly Voted[]): Voted => {
  const sort = sortOf(asked) ?? '';
  return all.find((one) => one.sort === sort) ?? { sort, ...NOTHING };
};

const offersVotes = ({ options }: Poll): boolean => options.some((option) => option.do === 'vote');

/** The vote that was cast in those before, if it is free. */
export function voteLikewise(asked: Asked, all: readonly Voted[], { options }: Poll): number | undefined {
  const before = alike(asked, all);
  const { sort, side, about } = before;
  if (sort === BLOOD_HUNT || side === undefined || about.length < enough(before)) return undefined;
  if (!isFree(asked.table, side)) return undefined;
  const at = options.findIndex((option) => option.do === 'vote' && option.side === side);
  return at < 0 ? undefined : at;
}

/** Whether nothing is paid for votes, as in those before; if everything is at stake, that is asked. */
export const sparesLikewise = (asked: Asked, all: readonly Voted[], poll: Poll): boolean =>
  !offersVotes(poll) && alike(asked, all).spared.length >= ENOUGH && !ousts(asked);

const including = (about: readonly string[], key: string): readonly string[] => [...new Set([...about, key])];

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
  if (option.do === 'vote') {
    const about = before.side === option.side ? before.about : [];
    return after({ side: option.side, about: including(about, key) });
  }
  if (option.do !== 'pass') return after({ spared: [] });
  if (!offersVotes(poll)) return after({ spared: including(before.spared, key) });
  return saidIn(asked.table, said).side === undefined ? after(NOTHING) : all;
}

/** With this vote there are enough of them: the next of this sort is voted on likewise. */
export function leadsLikewise(asked: Asked, all: readonly Voted[], poll: Poll, choice: number): boolean {
  const option = poll.options[choice];
  if (option?.do !== 'vote' || !isFree(asked.table, option.side)) return false;
  const after = alike(asked, votedAfter(asked, undefined, poll, choice, all));
  return after.sort !== '' && after.sort !== BLOOD_HUNT && after.about.length >= enough(after);
}
