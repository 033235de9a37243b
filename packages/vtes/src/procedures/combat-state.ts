// The combat object: how it begins, how a new round changes it, and telling everyone how it stands.

import { emit } from '@nocturne/kernel';
import { cardAt, isVampire, type Vt } from '../board.ts';
import { combatantOf, combatOf, isFighting, otherSide } from '../queries/combat.ts';
import { copyCombat } from '../setup.ts';
import type { Combat, Combatant, SideIndex } from '../types-combat.ts';
import type { Change, Id } from '../types.ts';

/** Tells everyone how the combat stands. */
export function tellCombat(state: Vt): void {
  const { combat } = state.board;
  emit(state, 'combat', { combat: combat === null ? null : copyCombat(combat) });
}

/** What a minion earned during the action for the case that it blocks. */
function earned({ board }: Vt, minion: Id, what: Change['what']): number {
  const { action } = board;
  if (action === null || action.outcome !== 'blocked' || action.blocker !== minion) return 0;
  return action.changes.reduce(
    (sum, one) => sum + (one.what === what && one.who === minion ? one.amount : 0),
    0,
  );
}

function newCombatant(state: Vt, minion: Id): Combatant {
  const card = cardAt(state.board, minion);
  return {
    minion,
    seat: card.controller,
    vampire: isVampire(card),
    strike: null,
    committed: null,
    strikes: 1,
    additional: 0,
    gained: false,
    aggravated: false,
    stolen: [],
    played: [],
    used: [],
    maneuvers: earned(state, minion, 'maneuver'),
    presses: 0,
    prevents: earned(state, minion, 'prevent'),
    environment: [],
    bloodLost: 0,
  };
}

export const newCombat = (state: Vt, acting: Id, opposing: Id): Combat => ({
  round: 1,
  range: 'close',
  sides: [newCombatant(state, acting), newCombatant(state, opposing)],
  pair: 1,
  used: [],
  last: null,
  pressed: false,
  onlyHands: false,
  staysClose: false,
  closeNext: false,
  ended: false,
});

/** What a combatant has at the beginning of a round. */
const FRESH = {
  strike: null,
  committed: null,
  strikes: 1,
  gained: false,
  aggravated: false,
  presses: 0,
  prevents: 0,
  bloodLost: 0,
} as const satisfies Partial<Combatant>;

/** V-10.9: at close range again; what lasted for the round is over. */
export function newRound(combat: Combat): void {
  combat.round += 1;
  combat.range = 'close';
  combat.pair = 1;
  combat.used = [];
  combat.last = null;
  combat.pressed = false;
  combat.onlyHands = false;
  combat.staysClose = combat.closeNext;
  combat.closeNext = false;
  for (const one of combat.sides) Object.assign(one, FRESH, { stolen: [] });
}

/** V-10.30: the strikes of this pair are over. V-10.32: commitment was to the initial one. */
export function endPair({ sides }: Combat): void {
  for (const one of sides) {
    one.strikes = Math.max(0, one.strikes - 1);
    one.committed = null;
  }
}

/** V-10.30, V-10.31: from one source in a round. */
export function gainStrikes(one: Combatant, amount: number): void {
  one.strikes += amount;
  one.gained = true;
}

/** The next pair of strikes of this round. */
export function newPair(combat: Combat): void {
  combat.pair += 1;
  for (const one of combat.sides) one.strike = null;
}

/** V-10.7, V-10.25: nothing but the end of the round is left of this combat. */
export function isOver(state: Vt): boolean {
  const { ended, sides } = combatOf(state);
  return ended || sides.some((one) => !isFighting(state.board, one));
}

/** V-10.10: to long range, or back to close. */
export function maneuver(state: Vt, side: SideIndex): void {
  const combat = combatOf(state);
  combat.range = combat.range === 'close' ? 'long' : 'close';
  combat.last = side;
}

/** V-10.34: to continue, or to cancel the opponent's press to continue. */
export function press(state: Vt, side: SideIndex): void {
  const combat = combatOf(state);
  combat.pressed = !combat.pressed;
  combat.last = side;
}

/** V-10.10, V-10.35: both have passed, or the one who could answer has. */
export const isSettled = ({ last }: Combat, passes: number): boolean => passes >= (last === null ? 2 : 1);

/** The other combatant has the word now. */
export function handOver(frame: { side: SideIndex; passes: number }, passes: number): void {
  frame.side = otherSide(frame.side);
  frame.passes = passes;
}

/** A card was played by a combatant; some may be played only once each round or combat. */
export function recordPlay(state: Vt, minion: Id, name: string): void {
  const combat = combatOf(state);
  combatantOf(combat, minion)?.played.push({ name, round: combat.round });
  tellCombat(state);
}
