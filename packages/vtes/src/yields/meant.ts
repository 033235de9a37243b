// What somebody means to do with a minion: who wakes one that can do nothing but block attempts to block with it, and who
// attempts to block with one that falls short plays what it lacks, if there is but one card for it.

import type { Open } from '@nocturne/kernel';
import { standingOf } from '../queries/standing.ts';
import type { Id, Table, Vtes } from '../types.ts';
import { sleeperOf } from './matters.ts';
import { type Asked, mayReach, mayReact, onlyWayToReach } from './reach.ts';

/**
 * What goes without saying: further votes, in this referendum or in all that are like it, the block of who is woken, the
 * one card that gives a block its intercept.
 */
export type Follows =
  { readonly what: 'votes' | 'likewise' | 'block' } | { readonly what: 'intercept'; readonly card: string };

export interface Meant {
  readonly to: 'block' | 'reach';
  readonly minion: Id;
  /** The action, and how it stood. */
  readonly when: string;
  /** The last question before: what has failed is not done again and again. */
  readonly serial: number;
}

type Impulse = Open<Vtes, 'impulse'>;

const isBlocking = (question: Open<Vtes>): question is Impulse =>
  question.name === 'impulse' && question.about.blocking;

function whenOf(table: Table): string {
  const { minion, same, aim } = table.action!;
  const standing = standingOf(table);
  return JSON.stringify([table.turn, minion, same, aim, standing?.stealth, standing?.bleed]);
}

const onlyBlocks = (asked: Asked, minion: Id): boolean => !mayReact(asked, minion) && mayReach(asked, minion);

/** What is remembered of an answer. */
export function meantBy(asked: Asked, question: Open<Vtes>, choice: number): Meant | undefined {
  if (!isBlocking(question)) return undefined;
  const option = question.options[choice]!;
  const now = { when: whenOf(asked.table), serial: question.serial };
  if (option.do === 'block') return { to: 'reach', minion: option.minion, ...now };
  const minion = sleeperOf(asked, option);
  return minion === undefined ? undefined : { to: 'block', minion, ...now };
}

/** V-4.3: what a card that is played gives occasion to ask comes before what was meant by it, and changes nothing of it. */
export function stillMeant(meant: Meant | undefined, { name, serial, about }: Open<Vtes>): Meant | undefined {
  const isNext = meant !== undefined && serial === meant.serial + 1;
  return isNext && name === 'impulse' && about.moment === 'as-played' ? { ...meant, serial } : undefined;
}

/** What would follow from this. */
export function leadsTo(asked: Asked, question: Open<Vtes>, choice: number): Follows | null {
  const meant = meantBy(asked, question, choice);
  if (meant === undefined) return null;
  if (meant.to === 'block') return onlyBlocks(asked, meant.minion) ? { what: 'block' } : null;
  const way = onlyWayToReach(asked, meant.minion);
  return way === undefined ? null : { what: 'intercept', card: way.name };
}

/** The block with the minion that was woken. */
function blockWith(asked: Asked, { options }: Impulse, minion: Id): number {
  const place = options.findIndex((option) => option.do === 'block' && option.minion === minion);
  return onlyBlocks(asked, minion) ? place : -1;
}

/** The card that the attempt under way lacks. */
function reachWith(asked: Asked, { options }: Impulse, minion: Id): number {
  const way = asked.table.action?.blocker === minion ? onlyWayToReach(asked, minion) : undefined;
  return options.findIndex(
    (option) =>
      option.do === 'play' &&
      option.minion === minion &&
      option.name === way?.name &&
      option.mode === way.mode,
  );
}

/** What somebody meant to do, unless something has changed since. */
export function asMeant(asked: Asked, question: Open<Vtes>, meant: Meant | undefined): number | undefined {
  if (meant === undefined || question.name !== 'impulse' || question.serial !== meant.serial + 1)
    return undefined;
  if (asked.table.action === null || whenOf(asked.table) !== meant.when) return undefined;
  const { to, minion } = meant;
  const place = to === 'block' ? blockWith(asked, question, minion) : reachWith(asked, question, minion);
  return place < 0 ? undefined : place;
}
