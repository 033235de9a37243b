// V-3.20: cards that may be chosen are in play, unless a card names another place.

import type { Seat } from '@nocturne/kernel';
import { cardAt, findCard, isMinion, isVampire, preyOf, type Vt } from './board.ts';
import { cryptCard } from './cards/book.ts';
import type { TargetKind } from './cards/printed.ts';
import { isEquipment } from './queries/limits.ts';
import { isOfClan } from './queries/titles.ts';
import type { Permanent, Targeted } from './types.ts';

interface Chooser {
  by: Seat;
  /** The minion that plays or acts, if any. */
  minion: Permanent | undefined;
}

function isWhose({ board }: Vt, whose: TargetKind['whose'], controller: Seat, by: Seat): boolean {
  switch (whose) {
    case 'any':
      return true;
    case 'own':
      return controller === by;
    case 'others':
      return controller !== by;
    case 'prey':
      return controller === preyOf(board, by);
  }
}

function isWhere(card: Permanent, where: TargetKind['where']): boolean {
  return where === 'controlled' ? isMinion(card) : card.region === where;
}

/** V-3.11. */
const isYounger = (card: Permanent, than: Permanent | undefined): boolean =>
  than === undefined || cryptCard(card.name).capacity < cryptCard(than.name).capacity;

function isTarget(state: Vt, kind: TargetKind, card: Permanent, { by, minion }: Chooser): boolean {
  const { what, whose, where, clan, locked, younger, oncePerTurn } = kind;
  if (card.contested || !isWhose(state, whose, card.controller, by)) return false;
  if (what === 'equipment')
    return card.on !== 0 && isEquipment(card) && !cardAt(state.board, card.on).contested;
  return (
    isWhere(card, where) &&
    (what === 'minion' || isVampire(card)) &&
    (clan === undefined || isOfClan(card, clan)) &&
    (locked !== true || card.locked) &&
    (younger !== true || isYounger(card, minion)) &&
    (oncePerTurn === undefined || !card.done.includes(oncePerTurn))
  );
}

/** Every way to choose up to so many of some cards. */
function subsets(ids: readonly number[], most: number): number[][] {
  const [first, ...rest] = ids;
  if (first === undefined || most === 0) return [[]];
  return [...subsets(rest, most - 1).map((chosen) => [first, ...chosen]), ...subsets(rest, most)];
}

/** Every way to choose so many of some cards, in order. */
const arrangements = (ids: readonly number[], count: number): number[][] =>
  count === 0
    ? [[]]
    : ids.flatMap((first) =>
        arrangements(
          ids.filter((id) => id !== first),
          count - 1,
        ).map((chosen) => [first, ...chosen]),
      );

/** What may be chosen. */
export function targetsFor(state: Vt, kind: TargetKind, chooser: Chooser): Targeted[] {
  const { board } = state;
  if (kind.what === 'hand')
    return [...new Set(board.methuselahs[chooser.by]!.hand)].map((hand) => ({ hand }));
  const ids = board.cards.filter((card) => isTarget(state, kind, card, chooser)).map(({ id }) => id);
  if (kind.upTo !== undefined) return subsets(ids, kind.upTo).map((cards) => ({ cards }));
  if (kind.exactly !== undefined) return arrangements(ids, kind.exactly).map((cards) => ({ cards }));
  return ids.map((card) => ({ card }));
}

/** V-8.23: whether what was chosen may still be chosen. */
export function isLegalTarget(state: Vt, kind: TargetKind, target: Targeted, chooser: Chooser): boolean {
  if (target.card === undefined) return true;
  const card = findCard(state.board, target.card);
  return card !== undefined && isTarget(state, kind, card, chooser);
}
