// What may come of how a table stands, computed from what lies open: for whoever draws or tells it.

import type { Seat } from '@nocturne/kernel';
import { findCard, isReady, isVampire, type Vt } from './board.ts';
import { cardNamed, libraryCard } from './cards/book.ts';
import type { Effect } from './cards/printed.ts';
import { bleed, intercept, interceptOfLesser, stealth } from './effects/during-action.ts';
import { sequence } from './procedures/window.ts';
import { ownBleed } from './queries/action.ts';
import { strengthOf } from './queries/combat.ts';
import { type Standing, standingOf } from './queries/standing.ts';
import { blocOf, votesOf } from './queries/votes.ts';
import type { Combatant } from './types-combat.ts';
import type { Id, Permanent, PlayOption, Table, UseOption } from './types.ts';

/** Everything that is computed here is public (V-2.9), so a table is as good as a board. */
const stateOf = (table: Table): Vt => ({ board: table }) as unknown as Vt;

/** What changes the numbers of an action. */
const NUMBERS = { stealth, intercept, bleed, 'intercept-of-lesser': interceptOfLesser } as const;
type Number = Extract<Effect, { op: keyof typeof NUMBERS }>;
const isNumber = (effect: Effect): effect is Number => effect.op in NUMBERS;

function effectsOf(table: Table, option: PlayOption | UseOption): readonly Effect[] {
  if (option.do === 'play') return libraryCard(option.name).modes[option.mode]?.effects ?? [];
  const name = table.cards.find(({ id }) => id === option.use)?.name ?? null;
  return name === null ? [] : (cardNamed(name).does?.abilities?.[option.ability]?.effects ?? []);
}

/** How the action under way would stand if this were played or used; null if it would stand as it does. */
export function standingAfter(table: Table, option: PlayOption | UseOption): Standing | null {
  const { action } = table;
  const effects = effectsOf(table, option).filter(isNumber);
  if (action === null || effects.length === 0) return null;
  const after = { ...table, action: { ...action, changes: [...action.changes] } };
  const state = stateOf(after);
  const minion = findCard(state.board, option.minion);
  for (const effect of effects)
    NUMBERS[effect.op].apply(state, effect as never, { minion, by: action.by, target: option });
  return standingOf(after);
}

/** What a minion would bleed for by itself. */
export function bleedWith(table: Table, id: Id): number {
  const state = stateOf(table);
  const minion = findCard(state.board, id);
  return minion === undefined ? 0 : ownBleed(state, minion);
}

/** V-4.19: in which order those who are in the game have their say, whether they have anything to say or not. */
export const impulseOrder = (table: Table): Seat[] => sequence(stateOf(table));

export interface Uncast {
  readonly seat: Seat;
  readonly minion: Id;
  readonly votes: number;
}

/** Votes that ready vampires have and have not cast (V-9.9), as everyone can count them. */
export function uncastVotes(table: Table): Uncast[] {
  const { referendum, cards } = table;
  if (referendum === null) return [];
  const state = stateOf(table);
  return (cards as readonly Permanent[])
    .filter(
      (card) => isReady(card) && isVampire(card) && (blocOf(referendum, card.id)?.side ?? null) === null,
    )
    .map((card) => ({ seat: card.controller, minion: card.id, votes: votesOf(state, card).for }))
    .filter(({ votes }) => votes > 0);
}

/** What a chosen strike would deal or steal if it hits; null while none is chosen. */
export function strikeAmount(table: Table, { strike, minion }: Combatant): number | null {
  if (strike === null) return null;
  const { kind, amount } = strike.strike;
  const state = stateOf(table);
  const striker = findCard(state.board, minion);
  return kind === 'hand' && striker !== undefined ? strengthOf(state, striker) + amount : amount;
}
