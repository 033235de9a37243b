// A person's attention is a budget: the more often a game has asked in the turns of others, the more must be at stake for
// it to ask again. When nothing is left of it, nothing is asked that can be answered without them.

import type { Choice, Open } from '@nocturne/kernel';
import { passive } from '../passive.ts';
import type { Vtes } from '../types.ts';
import { type Asked, bledFor, concerns, isHarmless, matters } from './matters.ts';
import { reaches } from './reach.ts';
import { isFree, poolLost, threatens } from './referendum.ts';

/**
 * What is still asked: whatever could matter; no more what is done to nobody, as with the relaxed; only what hits oneself;
 * only what would take half of one's pool; nothing.
 */
export type Budget = 'whole' | 'own' | 'threats' | 'dire' | 'spent';

/** A whole game asks so often in the turns of others, and not once more. */
export const MOST = 60;

/**
 * From how many questions on. Of a hundred games two come to 40: what is spared first is what the relaxed never miss, and
 * a fourth of what such games ask. Of a thousand four come to 50, and all but a few of those end with what hits oneself:
 * bleeds, fights, losses by vote. The last are kept for bleeds and votes that decide whether one is still there.
 */
const STEPS: readonly { readonly from: number; readonly budget: Budget }[] = [
  { from: MOST, budget: 'spent' },
  { from: 56, budget: 'dire' },
  { from: 50, budget: 'threats' },
  { from: 40, budget: 'own' },
];

/** How much a Methuselah wants to be asked in the turns of others. */
export type Attention = 'attentive' | 'normal' | 'relaxed';

export interface Spent {
  readonly attention: Attention;
  /** How often they have been asked in the turns of others. */
  readonly questions?: number;
}

/** Whoever is attentive has said that they want to be asked, and the relaxed lose nothing by the first step. */
export function budgetOf({ questions = 0, attention }: Spent): Budget {
  const budget = STEPS.find(({ from }) => questions >= from)?.budget ?? 'whole';
  return attention === 'attentive' || (attention === 'relaxed' && budget === 'own') ? 'whole' : budget;
}

/** What is spent when a question has been answered. Whoever wanted to be asked for all of it begins anew. */
export function spentAfter({ questions = 0, attention }: Spent, { table, own }: Asked): number {
  if (attention === 'attentive') return 0;
  return table.whose === own.seat ? questions : questions + 1;
}

const hits = (asked: Asked, { name }: Open<Vtes>): boolean => {
  if (name === 'poll') return threatens(asked);
  return name !== 'impulse' || (concerns(asked) && !isHarmless(asked));
};

/** The pool that it takes as it stands. */
function takes(asked: Asked, { name }: Open<Vtes>): number {
  if (name === 'poll') return poolLost(asked);
  return name === 'impulse' ? (bledFor(asked) ?? 0) : 0;
}

const poolOf = ({ table, own }: Asked): number => table.methuselahs[own.seat]!.pool;

const isDire = (asked: Asked, question: Open<Vtes>): boolean => 2 * takes(asked, question) >= poolOf(asked);

const wouldOust = (asked: Asked, question: Open<Vtes>): boolean => takes(asked, question) >= poolOf(asked);

/** Whether what could matter is worth one of the questions that are left. */
export function isWorth(budget: Budget, asked: Asked, question: Open<Vtes>): boolean {
  switch (budget) {
    case 'whole':
    case 'own':
      return true;
    case 'threats':
      return hits(asked, question);
    case 'dire':
      return isDire(asked, question);
    case 'spent':
      return false;
  }
}

/** The first that helps against being ousted: a block that succeeds as it stands, a card, a vote. */
function averting(asked: Asked, question: Open<Vtes>): number {
  if (question.name === 'poll')
    return question.options.findIndex(
      (option) => option.do === 'vote' && option.side === 'against' && isFree(asked.table, option.side),
    );
  if (question.name !== 'impulse') return -1;
  return question.options.findIndex((option) =>
    option.do === 'block'
      ? reaches(asked, option.minion)
      : option.do === 'play' && matters(asked, { ...question, options: [option] }),
  );
}

/** The answer to what is not worth a question: nothing is done, unless that would be the end. */
export function unasked(asked: Asked, question: Open<Vtes>): Choice | undefined {
  const place = wouldOust(asked, question) ? averting(asked, question) : -1;
  return place < 0 ? passive(question) : place;
}
