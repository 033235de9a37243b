// How the table stands for a Methuselah, where cards depend on it.

import type { Seat } from '@nocturne/kernel';
import { cardsOf, predatorOf } from '../board.ts';
import type { TableCondition } from '../cards/printed.ts';
import type { Board } from '../types.ts';
import { isKind } from './kinds.ts';

const ready = (board: Board, seat: Seat): number => cardsOf(board, seat, 'ready').length;

export function fitsTable(board: Board, { control, outnumbered }: TableCondition, seat: Seat): boolean {
  return (
    (control === undefined || cardsOf(board, seat, 'ready').some((card) => isKind(card, control))) &&
    (outnumbered !== true || ready(board, predatorOf(board, seat)) > ready(board, seat))
  );
}
