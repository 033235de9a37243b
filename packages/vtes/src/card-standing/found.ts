// What the open decision offers for each card, and what stands against the others.

import {
  type AnyReason,
  candidatesOf,
  type DecisionName,
  notations,
  type Open,
  type Seat,
  waiting,
} from '@nocturne/kernel';
import { findCard, type Vt } from '../board.ts';
import { type Candidate, candidates } from '../candidates.ts';
import { libraryCard } from '../cards/book.ts';
import { vtes } from '../game.ts';
import { whyNotPlayable } from '../plays.ts';
import type { Id, PlayOption, Vtes } from '../types.ts';
import { isNearer, isRequirement } from './nearness.ts';
import { type Subject, subjectOf } from './subject.ts';

type Decision = Open<Vtes> | undefined;
type Why = AnyReason<Vtes>;

/** A choice of the decision that is open for the Methuselah. */
export interface Way {
  readonly choice: number;
  readonly notation: string;
}

export type Ways = ReadonlyMap<Subject, readonly Way[]>;

export function waysNow(state: Vt, seat: Seat, decision: Decision): Ways {
  const ways = new Map<Subject, Way[]>();
  if (decision === undefined || !('options' in decision)) return ways;
  const written = notations(vtes, state, decision);
  for (const [choice, option] of decision.options.entries()) {
    const subject = subjectOf(state, seat, option);
    if (subject === undefined) continue;
    ways.set(subject, [...(ways.get(subject) ?? []), { choice, notation: written[choice]! }]);
  }
  return ways;
}

/** Questions that are asked amid something else. */
const AMID: ReadonlySet<DecisionName<Vtes>> = new Set([
  'equipment',
  'toll',
  'search',
  'strip',
  'remove-crypt',
  'hand',
  'diablerize',
  'split',
  'terms',
  'spoils',
]);

/** Why something is not offered that could be done in what is under way. */
function whyNotYet(state: Vt, seat: Seat, decision: Decision): Why {
  if (decision === undefined)
    return { why: 'not-asked', seat, waiting: waiting(vtes, state).map((one) => one.seat) };
  const amid =
    AMID.has(decision.name) || (decision.name === 'impulse' && decision.about.moment === 'as-played');
  return { why: amid ? 'must-first' : 'wrong-moment' };
}

/** The greater obstacle: whoever is locked and lacks the Discipline lacks it unlocked, too. */
function obstacle(state: Vt, seat: Seat, option: Candidate, why: Why): Why {
  if (option.do !== 'play') return why;
  const { name, mode, minion: id } = option as PlayOption;
  const minion = findCard(state.board, id);
  if (minion === undefined) return why;
  const card = libraryCard(name);
  const lacking = whyNotPlayable(state, card, card.modes[mode]!, seat, minion);
  return lacking !== undefined && isRequirement(lacking) && isNearer(why, lacking) ? lacking : why;
}

/** By card, and by the minion that would play or use it (0: none). Of several ways, the nearest counts. */
export type Against = ReadonlyMap<Subject, ReadonlyMap<Id, Why>>;

export function reasonsNow(state: Vt, seat: Seat, decision: Decision): Against {
  const against = new Map<Subject, Map<Id, Why>>();
  const yet = whyNotYet(state, seat, decision);
  const take = (option: Candidate, whyNot: Why = yet): void => {
    const subject = subjectOf(state, seat, option);
    if (subject === undefined) return;
    const byMinion = against.get(subject) ?? new Map<Id, Why>();
    against.set(subject, byMinion);
    const why = obstacle(state, seat, option, whyNot);
    const known = byMinion.get(option.minion ?? 0);
    if (known === undefined || isNearer(why, known)) byMinion.set(option.minion ?? 0, why);
  };
  if (decision !== undefined)
    for (const { option, whyNot } of candidatesOf(vtes, state, decision)) take(option as Candidate, whyNot);
  candidates(state, seat, take);
  return against;
}
