// What a minion is, and whether an action is as a card says.

import type { Seat } from '@nocturne/kernel';
import { findCard, isVampire, predatorOf, type Vt } from '../board.ts';
import { cryptCard } from '../cards/book.ts';
import type { ActionCondition, Levels, MinionKind } from '../cards/printed.ts';
import type { Action, Permanent } from '../types.ts';
import { isOfClan, titleOf } from './titles.ts';

/** V-4.11, V-4.12: the first Discipline that this minion lacks, at the level needed. */
export function missingDiscipline(minion: Permanent, needed: Levels): string | undefined {
  const own: Levels = isVampire(minion) ? cryptCard(minion.name).disciplines : {};
  for (const key in needed) {
    const discipline = key as keyof Levels;
    if ((own[discipline] ?? 0) < needed[discipline]!)
      return needed[discipline] === 2 ? discipline.toUpperCase() : discipline;
  }
  return undefined;
}

export function isKind(minion: Permanent, { vampire, clan, titled, disciplines }: MinionKind): boolean {
  return (
    (vampire !== true || isVampire(minion)) &&
    (clan === undefined || isOfClan(minion, clan)) &&
    (titled !== true || titleOf(minion) !== null) &&
    (disciplines === undefined || missingDiscipline(minion, disciplines) === undefined)
  );
}

/** V-7.8. */
export const isDirected = (action: Action): boolean => action.aim.seats.length > 0;

function fitsActing(state: Vt, kind: NonNullable<ActionCondition['acting']>, seat: Seat): boolean {
  const minion = findCard(state.board, state.board.action!.minion);
  return minion !== undefined && (kind.own !== true || minion.controller === seat) && isKind(minion, kind);
}

/** Whether the action under way is as the condition says, for this Methuselah. */
export function fitsAction(state: Vt, condition: ActionCondition, seat: Seat): boolean {
  const { action, referendum } = state.board;
  if (action === null) return false;
  const { kind, directed, atYou, byPredator, blocksDeclined, outcome, passed, acting } = condition;
  return (
    (kind === undefined || kind === action.kind) &&
    (directed === undefined || directed === isDirected(action)) &&
    (atYou !== true || action.aim.seats.includes(seat)) &&
    (byPredator !== true || predatorOf(state.board, seat) === action.by) &&
    (blocksDeclined !== true || action.state === 'C') &&
    (outcome === undefined || outcome === action.outcome) &&
    (passed !== true || referendum?.result === 'passed') &&
    (acting === undefined || fitsActing(state, acting, seat))
  );
}
