// V-3.20: cards that may be chosen are in play, unless a card names another place.

import type { Seat } from '@nocturne/kernel';
import { cardAt, findCard, isActive, isMinion, isVampire, preyOf, type Vt } from './board.ts';
import type { TargetKind } from './cards/printed.ts';
import { isSameCircle } from './queries/circles.ts';
import { combatantOf, isRetainer } from './queries/combat.ts';
import { capacityAsPlayer, isImbued, isKind, lacks } from './queries/kinds.ts';
import { isEquipment } from './queries/limits.ts';
import { isOfClan, titleOf } from './queries/titles.ts';
import type { Permanent, Targeted } from './types.ts';

interface Chooser {
  by: Seat;
  /** The minion that plays or acts, if any. */
  minion: Permanent | undefined;
  /** The card in play that is used. */
  source?: Permanent | undefined;
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

function isWhere({ board }: Vt, card: Permanent, where: TargetKind['where']): boolean {
  if (where === 'combat') return combatantOf(board.combat, card.id) !== undefined;
  return where === 'controlled' ? isMinion(card) : card.region === where;
}

/** V-3.11. */
const isYounger = (card: Permanent, than: Permanent | undefined): boolean =>
  than === undefined || card.capacity < capacityAsPlayer(than);

const isOfKind = (card: Permanent, what: TargetKind['what']): boolean =>
  what === 'minion' || (what === 'ally' ? !isVampire(card) && !isImbued(card) : isVampire(card));

/** Equipment and retainers are on minions. */
function isAttached({ board }: Vt, { what, on }: TargetKind, card: Permanent): boolean {
  if (card.on === 0 || !(what === 'retainer' ? isRetainer(card) : isEquipment(card))) return false;
  const host = cardAt(board, card.on);
  return isActive(board, host) && (on === undefined || isKind(host, on));
}

type Check = (card: Permanent, chooser: Chooser) => boolean;
type Condition = Exclude<keyof TargetKind, 'what' | 'whose' | 'where' | 'on' | 'upTo' | 'exactly'>;

/** What each further condition asks of a card. */
const CHECKS: { readonly [Key in Condition]: (value: NonNullable<TargetKind[Key]>) => Check } = {
  host:
    () =>
    (card, { source }) =>
      card.id === source?.on,
  lacks: (levels) => (card) => lacks(card, levels),
  clan: (clan) => (card) => isOfClan(card, clan),
  sect: (sect) => (card) => card.sect === sect,
  notSect: (sect) => (card) => card.sect !== sect,
  untitled: () => (card) => titleOf(card) === null,
  imbued: () => (card) => isImbued(card),
  capacity: (least) => (card) => card.capacity >= least,
  locked: () => (card) => card.locked,
  unlocked: () => (card) => !card.locked,
  other:
    () =>
    (card, { minion }) =>
      card.id !== minion?.id,
  copy:
    () =>
    (card, { minion }) =>
      card.name === minion?.name,
  younger:
    () =>
    (card, { minion }) =>
      isYounger(card, minion),
  circle:
    () =>
    (card, { minion }) =>
      minion !== undefined && isSameCircle(card, minion),
  oncePerTurn: (key) => (card) => !card.done.includes(key),
};

const known = new WeakMap<TargetKind, readonly Check[]>();

/** The conditions of a kind, looked up once: cards are asked again and again. */
function checksOf(kind: TargetKind): readonly Check[] {
  const found = known.get(kind);
  if (found !== undefined) return found;
  const checks = (Object.keys(CHECKS) as Condition[]).flatMap((key) => {
    const value = kind[key];
    return value === undefined ? [] : [(CHECKS[key] as (value: unknown) => Check)(value)];
  });
  known.set(kind, checks);
  return checks;
}

function isTarget(state: Vt, kind: TargetKind, card: Permanent, chooser: Chooser): boolean {
  const { what, whose, where } = kind;
  if (card.contested || !isWhose(state, whose, card.controller, chooser.by)) return false;
  if (what === 'equipment' || what === 'retainer') return isAttached(state, kind, card);
  return (
    isWhere(state, card, where) &&
    isOfKind(card, what) &&
    checksOf(kind).every((check) => check(card, chooser))
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
