// What a minion is, and whether an action is as a card says.

import type { Seat } from '@nocturne/kernel';
import { findCard, isActive, isMinion, isVampire, predatorOf, type Vt } from '../board.ts';
import { cardNamed } from '../cards/book.ts';
import { DISCIPLINES } from '../cards/facts.ts';
import type {
  ActionCondition,
  Discipline,
  Levels,
  LibraryType,
  MinionKind,
  MinionTrait,
  Trait,
} from '../cards/printed.ts';
import type { Action, Board, Permanent } from '../types.ts';
import { isOfClan, titleOf } from './titles.ts';

/** Whether it has none of these Disciplines at the level named. */
export const lacks = ({ disciplines }: Permanent, levels: Levels): boolean =>
  Object.entries(levels).every(([name, level]) => (disciplines[name as keyof Levels] ?? 0) < level);

const SUPERIOR = Object.fromEntries(DISCIPLINES.map((name) => [name, name.toUpperCase()])) as Readonly<
  Record<Discipline, string>
>;

/** V-4.11, V-4.12: the first Discipline that this minion lacks, at the level needed. */
export function missingDiscipline(minion: Permanent, needed: Levels): string | undefined {
  const { disciplines: own } = minion;
  for (const key in needed) {
    const discipline = key as keyof Levels;
    if ((own[discipline] ?? 0) < needed[discipline]!)
      return needed[discipline] === 2 ? SUPERIOR[discipline] : discipline;
  }
  return undefined;
}

/** V-4.39: the Disciplines that an ally plays with as a vampire are not its own. */
export const hasDisciplines = (minion: Permanent, needed: Levels): boolean =>
  !isAlly(minion) && missingDiscipline(minion, needed) === undefined;

/** V-4.40: of the minion that plays a card; for an ally that does so as a vampire it counts as 1. */
export const capacityAsPlayer = (minion: Permanent): number => (isAlly(minion) ? 1 : minion.capacity);

/** V-17.10: as printed. */
export const hasTrait = ({ name }: Permanent, trait: MinionTrait): boolean => {
  const card = cardNamed(name);
  return card.kind === 'crypt' && card.traits?.includes(trait) === true;
};

/** A library card in play, and not contested. */
export function isOfType(board: Board, permanent: Permanent, type: LibraryType): boolean {
  // what lies face down has no name in a view
  if (!isActive(board, permanent)) return false;
  const card = cardNamed(permanent.name);
  return card.kind === 'library' && card.types.includes(type);
}

/** V-13.11. */
export const isImbued = ({ name, sect }: Permanent): boolean => {
  if (sect !== null) return false;
  const card = cardNamed(name);
  return card.kind === 'crypt' && card.imbued === true;
};

/** A minion that is neither a vampire nor imbued. */
export const isAlly = (minion: Permanent): boolean => !isVampire(minion) && !isImbued(minion);

/** V-3.39: of minions and retainers. The imbued are mortals. */
function isMonster(card: Permanent): boolean {
  if (isVampire(card)) return true;
  const printed = cardNamed(card.name);
  return printed.kind === 'library' && !(printed.traits ?? []).some((one) => TAME.has(one));
}
const TAME: ReadonlySet<Trait> = new Set(['mortal', 'animal'] as const);

export function isKind(minion: Permanent, kind: MinionKind): boolean {
  const { vampire, clan, sect, titled, rank, disciplines, trait, monster, imbued } = kind;
  return (
    (vampire !== true || isVampire(minion)) &&
    (trait === undefined || hasTrait(minion, trait)) &&
    (monster !== true || isMonster(minion)) &&
    (imbued !== true || isImbued(minion)) &&
    (clan === undefined || isOfClan(minion, clan)) &&
    (sect === undefined || minion.sect === sect) &&
    (titled !== true || titleOf(minion) !== null) &&
    (rank === undefined || titleOf(minion)?.rank === rank) &&
    (disciplines === undefined || hasDisciplines(minion, disciplines))
  );
}

export const hasLockedMinion = ({ cards }: Board, seat: Seat): boolean =>
  cards.some((card) => card.controller === seat && card.locked && isMinion(card) && !card.contested);

/** V-7.8. */
export const isDirected = (action: Action): boolean => action.aim.seats.length > 0;

function fitsActing(state: Vt, kind: NonNullable<ActionCondition['acting']>, seat: Seat): boolean {
  const minion = findCard(state.board, state.board.action!.minion);
  return minion !== undefined && (kind.own !== true || minion.controller === seat) && isKind(minion, kind);
}

/** Whether the action under way is as the condition says, for this Methuselah; its bleed aside. */
export function fitsAction(state: Vt, condition: ActionCondition, seat: Seat): boolean {
  const { action, referendum } = state.board;
  if (action === null) return false;
  const { kind, directed, atYou, byPredator, attempt, blocksDeclined, outcome, passed, acting } = condition;
  // V-12.13: a blood hunt is no part of a political action
  if (kind === 'political' && referendum?.bloodHunt) return false;
  return (
    (kind === undefined || kind === action.kind) &&
    (directed === undefined || directed === isDirected(action)) &&
    (atYou !== true || action.aim.seats.includes(seat)) &&
    (byPredator !== true || predatorOf(state.board, seat) === action.by) &&
    (attempt !== true || action.state === 'B') &&
    (blocksDeclined !== true || action.state === 'C') &&
    (outcome === undefined || outcome === action.outcome) &&
    (passed !== true || referendum?.result === 'passed') &&
    (acting === undefined || fitsActing(state, acting, seat))
  );
}
