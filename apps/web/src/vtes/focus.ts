// Where there is room for one other Methuselah alone: whom the action concerns.

import type { Seat } from '@nocturne/kernel';
import type { Table } from '@nocturne/vtes';
import { preyOf } from './seating.ts';

type Watched = Pick<Table, 'order' | 'methuselahs' | 'cards' | 'action' | 'combat' | 'whose'>;

/** The target of the action, else who acts, else the prey. */
export function focusSeat(table: Watched, me: Seat): Seat | null {
  const { action, combat, cards } = table;
  const controllerOf = (id: number): Seat | undefined => cards.find((card) => card.id === id)?.controller;
  const concerned = [
    ...(combat?.sides.map(({ seat }) => seat) ?? []),
    ...(action === null
      ? []
      : [controllerOf(action.blocker), ...action.aim.seats, controllerOf(action.aim.card), action.by]),
    table.whose,
    preyOf(table, me),
  ];
  return (
    concerned.find(
      (seat) => seat !== undefined && seat !== null && seat !== me && !table.methuselahs[seat]?.out,
    ) ?? null
  );
}
