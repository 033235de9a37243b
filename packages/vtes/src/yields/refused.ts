// What others do to nobody and a Methuselah has let pass, which they need not say again and again.

import type { Open } from '@nocturne/kernel';
import { neighboursOf } from '../hints/index.ts';
import type { Id, Vtes } from '../types.ts';
import { type Asked, matters } from './matters.ts';

export interface Refused {
  /** Whose it was and of what sort. */
  readonly sort: string;
  /** Turns in which it was let pass, and minions that could have blocked it then. */
  readonly turns: readonly number[];
  readonly minions: readonly Id[];
}

/** Each is like the other; whoever leaves torpor by itself is somebody else each time. */
const ALIKE: readonly string[] = ['hunt', 'equip', 'employ', 'recruit', 'rescue', 'political', 'other'];

/** Whoever has let it pass in so many turns is not asked again, unless somebody else could block it. */
const ENOUGH = 2;

function sortOf({ table, own }: Asked): string | undefined {
  const { action, combat } = table;
  if (action === null || combat !== null || !ALIKE.includes(action.kind)) return undefined;
  const { by, kind, card, source } = action;
  // whoever hunts, it is the same
  if (kind === 'hunt') return kind;
  const { prey, predator } = neighboursOf(table, own.seat);
  return JSON.stringify([by, kind, card?.name, source, by === prey, by === predator]);
}

/** Minions with which something could be done about it. */
function minionsFor(asked: Asked, question: Open<Vtes, 'impulse'>): readonly Id[] {
  const options = question.options.filter((option) => matters(asked, { ...question, options: [option] }));
  return options.flatMap((option) => ('minion' in option ? [option.minion] : []));
}

const isWithin = (minions: readonly Id[], refused: Refused): boolean =>
  minions.every((minion) => refused.minions.includes(minion));

/** Whether it has been let pass: in this turn, or in turns before, with everyone who could block it now. */
export function isRefused(asked: Asked, question: Open<Vtes>, all: readonly Refused[]): boolean {
  const sort = sortOf(asked);
  const refused = all.find((one) => one.sort === sort);
  if (refused === undefined || question.name !== 'impulse') return false;
  // votes differ by what they are about
  if (asked.table.action!.kind !== 'political' && refused.turns.includes(asked.table.turn)) return true;
  return refused.turns.length >= ENOUGH && isWithin(minionsFor(asked, question), refused);
}

/** What is remembered of an answer. */
export function refusedAfter(
  asked: Asked,
  question: Open<Vtes>,
  isPass: boolean,
  all: readonly Refused[],
): readonly Refused[] {
  const sort = sortOf(asked);
  if (sort === undefined || question.name !== 'impulse' || !question.about.blocking) return all;
  const others = all.filter((one) => one.sort !== sort);
  if (!isPass) return others;
  const { turn } = asked.table;
  const minions = minionsFor(asked, question);
  const before = all.find((one) => one.sort === sort);
  return [
    ...others,
    {
      sort,
      turns: [...(before?.turns ?? []), turn],
      minions: [...new Set([...(before?.minions ?? []), ...minions])],
    },
  ];
}
