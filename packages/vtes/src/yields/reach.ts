// What an attempt to block, or a minion that is woken, could come to.

import type { Seat } from '@nocturne/kernel';
import {
  type Gain,
  gainsOfPlay,
  gainsOfUse,
  hasReaction,
  interceptInPlay,
  type InterceptWay,
  interceptWays,
  interceptWithin,
  isAbleToBlock,
  type Reacting,
} from '../hints/index.ts';
import { standingOf } from '../queries/standing.ts';
import type { Id, Own, PlayOption, Table, UseOption } from '../types.ts';

export interface Asked {
  readonly table: Table;
  readonly own: Own;
  readonly relaxed: boolean;
}

export const ownerOf = (table: Table, id: Id): Seat | undefined =>
  table.cards.find((card) => card.id === id)?.controller;

export const gainsFor = ({ table, own }: Asked, option: PlayOption | UseOption): readonly Gain[] =>
  option.do === 'play' ? gainsOfPlay(table, own.seat, option) : gainsOfUse(table, own.seat, option);

const reacting = ({ table, own: { seat, hand } }: Asked): Reacting => ({ table, seat, hand });

/** What a minion lacks to block as things stand. */
function missing({ table }: Asked, minion: Id): number {
  const standing = standingOf({ ...table, action: { ...table.action!, blocker: minion } });
  return standing === null ? 0 : standing.stealth - (standing.intercept ?? 0);
}

/** Whether an attempt of this minion succeeds as things stand. */
export const reaches = (asked: Asked, minion: Id): boolean => missing(asked, minion) <= 0;

/** Whether an attempt of this minion could succeed, with all that the hand and the cards in play could add. */
export function mayReach(asked: Asked, minion: Id): boolean {
  const card = asked.table.cards.find(({ id }) => id === minion);
  if (card === undefined || !isAbleToBlock(asked.table, card)) return false;
  return reaches(asked, minion) || interceptWithin(reacting(asked), minion) >= missing(asked, minion);
}

/** What the attempt of this minion lacks, if there is but one way to add it, and that costs no pool. */
export function onlyWayToReach(asked: Asked, minion: Id): InterceptWay | undefined {
  const lacks = missing(asked, minion);
  if (lacks <= 0 || interceptInPlay(reacting(asked)) > 0) return undefined;
  const [way, ...others] = interceptWays(reacting(asked), minion).filter(({ attempts }) => !attempts);
  return way !== undefined && others.length === 0 && way.free && way.amount >= lacks ? way : undefined;
}

/** Whether this minion, once awake, could do something else than block. */
export const mayReact = (asked: Asked, minion: Id): boolean => hasReaction(reacting(asked), minion);
