// Who wakes a minion that can do nothing but block, attempts to block with it.

import type { Open } from '@nocturne/kernel';
import { standingOf } from '../queries/standing.ts';
import type { Id, Table, Vtes } from '../types.ts';
import { sleeperOf } from './matters.ts';
import { type Asked, mayReact, reaches } from './reach.ts';

export interface Woken {
  readonly minion: Id;
  /** The action, and how it stood. */
  readonly when: string;
}

const isBlocking = (question: Open<Vtes>): question is Open<Vtes, 'impulse'> =>
  question.name === 'impulse' && question.about.blocking;

function whenOf(table: Table): string {
  const { minion, same, aim } = table.action!;
  return JSON.stringify([table.turn, minion, same, aim, standingOf(table)]);
}

/** An attempt that would fail is not made for anybody: it would be made again and again. */
const onlyBlocks = (asked: Asked, minion: Id): boolean => !mayReact(asked, minion) && reaches(asked, minion);

/** What is remembered of an answer. */
export function wokenBy(asked: Asked, question: Open<Vtes>, choice: number): Woken | undefined {
  if (!isBlocking(question)) return undefined;
  const minion = sleeperOf(asked, question.options[choice]!);
  return minion === undefined ? undefined : { minion, when: whenOf(asked.table) };
}

/** Whether a block would follow from this. */
export function leadsToBlock(asked: Asked, question: Open<Vtes>, choice: number): boolean {
  const woken = wokenBy(asked, question, choice);
  return woken !== undefined && onlyBlocks(asked, woken.minion);
}

/** The block with the minion that was woken, unless something has changed since. */
export function blockWith(asked: Asked, question: Open<Vtes>, woken: Woken | undefined): number | undefined {
  if (woken === undefined || !isBlocking(question) || whenOf(asked.table) !== woken.when) return undefined;
  const place = question.options.findIndex(
    (option) => option.do === 'block' && option.minion === woken.minion,
  );
  return place >= 0 && onlyBlocks(asked, woken.minion) ? place : undefined;
}
