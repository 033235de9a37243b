// The combat under way: who fights, and what they bring to it. Computed, never stored twice.

import { clockwise, cardsOn, findCard, isReady, isVampire, type Vt } from '../board.ts';
import type { Seat } from '@nocturne/kernel';
import { cardNamed, libraryCard } from '../cards/book.ts';
import type { Behaviour, Mode, Opponent, OwnStrike, Strike, Striking, Trait } from '../cards/printed.ts';
import type { Combat, Combatant, Damage, SideIndex, StrikeWay } from '../types-combat.ts';
import type { Board, Id, Permanent } from '../types.ts';
import { bonus } from './action.ts';
import { isKind } from './kinds.ts';
import { isEquipment, whyNotSecond } from './limits.ts';

export const SIDES = [0, 1] as const satisfies readonly SideIndex[];
export const otherSide = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0);

export function combatOf({ board }: Vt): Combat {
  if (board.combat === null) throw new Error('no combat is under way');
  return board.combat;
}

export const sideOf = (combat: Combat, minion: Id): SideIndex | undefined =>
  SIDES.find((side) => combat.sides[side].minion === minion);

export const combatantOf = (combat: Combat | null, minion: Id): Combatant | undefined =>
  combat?.sides.find((one) => one.minion === minion);

/** V-10.4. */
export const opponentOf = (combat: Combat, minion: Id): Combatant =>
  combat.sides[combat.sides[0].minion === minion ? 1 : 0];

/** V-10.7. */
export const isFighting = ({ cards }: Board, { minion }: Combatant): boolean =>
  cards.some((card) => card.id === minion && isReady(card));

/** V-4.19, V-10.5: the acting side, the opposing side, the others clockwise. */
export function combatSequence(state: Vt): Seat[] {
  const [{ seat: acting }, { seat: opposing }] = combatOf(state).sides;
  return [...new Set([acting, opposing, ...clockwise(state.board, acting)])];
}

export const doesOf = (card: Permanent): Behaviour => cardNamed(card.name).does ?? {};

/** A minion and the cards on it, as far as they are not contested. */
export const bearing = (board: Board, minion: Id): Permanent[] =>
  [findCard(board, minion), ...cardsOn(board, minion)].filter(
    (card): card is Permanent => card !== undefined && !card.contested,
  );

export const isRetainer = (card: Permanent): boolean => {
  const facts = cardNamed(card.name);
  return facts.kind === 'library' && facts.types.includes('retainer');
};

/** Strikes that a card in play offers, by their place in its list. */
export const strikesOf = (card: Permanent): { way: number; own: OwnStrike }[] =>
  (doesOf(card).strikes ?? []).flatMap((own, way) =>
    own.superior === true && card.mode === 0 ? [] : [{ way, own }],
  );

/** V-10.12: the strike that the maneuver of a card in play is for. */
export function maneuverOf(card: Permanent): StrikeWay | undefined {
  const found = strikesOf(card).find(({ own }) => own.maneuver);
  return found === undefined ? undefined : { card: card.id, way: found.way };
}

/** What tells that a card in play was struck with in this round. */
export const strikeKey = (card: Id): string => `strike ${card}`;

/** Whether a card is played this way to strike. */
export const isStrikeMode = ({ effects }: Mode): boolean =>
  effects.some(({ op }) => op === 'strike' || op === 'weapon-strike');

/** Whether a minion fights, or has just fought, an opponent of this kind. */
export function fitsOpponent({ board }: Vt, minion: Permanent, kind: Opponent): boolean {
  const { combat } = board;
  if (combat === null || combatantOf(combat, minion.id) === undefined) return false;
  const opponent = opponentOf(combat, minion.id);
  const { vampire, younger, notReady, ...more } = kind;
  const card = findCard(board, opponent.minion);
  return (
    (vampire !== true || opponent.vampire) &&
    (notReady !== true || !isFighting(board, opponent)) &&
    (younger !== true || (card !== undefined && card.capacity < minion.capacity)) &&
    (card === undefined ? Object.keys(more).length === 0 : isKind(card, more))
  );
}

/** How a combatant strikes, by its own text and by the cards on it. */
function strikesSo(state: Vt, { minion }: Combatant, how: keyof Omit<Striking, 'against'>): boolean {
  return bearing(state.board, minion).some((card) => {
    const { striking } = doesOf(card);
    if (striking?.[how] !== true) return false;
    const striker = findCard(state.board, minion)!;
    return striking.against === undefined || fitsOpponent(state, striker, striking.against);
  });
}

/** V-10.29. */
export const hasFirstStrike = (state: Vt, one: Combatant): boolean =>
  one.strike !== null && (one.strike.strike.first === true || strikesSo(state, one, 'first'));

export const hasAggravatedHands = (state: Vt, one: Combatant): boolean =>
  one.aggravated || strikesSo(state, one, 'aggravatedHands');

/** V-11.16. */
export const isImmuneTo = (board: Board, victim: Id, { aggravated, immune }: Damage): boolean =>
  immune === true || (!aggravated && bearing(board, victim).some((card) => doesOf(card).immune === 'normal'));

/** V-10.37: retainers of a minion that a ranged strike may be aimed at. */
export const exposedRetainers = (
  { cards }: Board,
  { range }: Combat,
  strike: Strike,
  minion: Id,
): Permanent[] =>
  range === 'long' && strike.ranged
    ? cards.filter((card) => card.on === minion && !card.contested && isRetainer(card))
    : [];

export function ofTrait({ name }: Permanent, trait: Trait): boolean {
  const facts = cardNamed(name);
  return facts.kind === 'library' && (facts.traits?.includes(trait) ?? false);
}

export const takesEquipment = ({ kind }: Strike): boolean =>
  kind === 'destroy-equipment' || kind === 'steal-equipment';

/** V-10.27, V-10.28: equipment of the opponent that a strike may be aimed at. What is stolen must be fit to have. */
export const equipmentWithin = (state: Vt, strike: Strike, striker: Id, opponent: Id): Permanent[] =>
  cardsOn(state.board, opponent).filter((card) => {
    if (card.contested || !isEquipment(card)) return false;
    if (strike.weapon && !ofTrait(card, 'weapon')) return false;
    const thief = findCard(state.board, striker)!;
    const fit = (): boolean => whyNotSecond(state, libraryCard(card.name), thief) === undefined;
    return strike.kind !== 'steal-equipment' || fit();
  });

/** V-10.23: 1 for vampires, as printed for allies. */
export function strengthOf(state: Vt, minion: Permanent): number {
  const card = cardNamed(minion.name);
  const own =
    card.kind === 'crypt' || isVampire(minion)
      ? 1
      : (card.modes[minion.mode]?.strength ?? card.strength ?? 0);
  return own + bonus(state, minion, 'strength');
}

/** V-10.19: defensive strikes work at either range. */
export const worksAt = ({ kind, ranged }: Strike, range: Combat['range']): boolean =>
  range === 'close' || ranged || kind === 'dodge' || kind === 'combat-ends';

export const HAND_STRIKE: Strike = { kind: 'hand', amount: 0, ranged: false };
