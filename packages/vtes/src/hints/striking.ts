// Whether a strike could come to something, as the fight stands.

import type { OptionOf, Seat } from '@nocturne/kernel';
import { cardNamed } from '../cards/book.ts';
import type { Strike } from '../cards/printed.ts';
import { worksAt } from '../queries/combat.ts';
import type { Table, Vtes } from '../types.ts';
import type { Combatant } from '../types-combat.ts';
import { cardIn } from './gain.ts';
import { gainsOfPlay, gainsOfUse } from './options.ts';

type StrikeOption = OptionOf<Vtes, 'strike'>;

function strikeOf(
  table: Table,
  seat: Seat,
  option: Exclude<StrikeOption, { do: 'hand-strike' }>,
): Strike | undefined {
  if (option.do === 'strike') {
    const name = cardIn(table, option.card)?.name ?? null;
    return name === null ? undefined : cardNamed(name).does?.strikes?.[option.way]?.strike;
  }
  const gains = option.do === 'play' ? gainsOfPlay(table, seat, option) : gainsOfUse(table, seat, option);
  return gains.find(({ good }) => good === 'strike')?.strike;
}

/** Not at the opponent, but at something of theirs. */
function isAside({ minion }: Combatant, option: StrikeOption): boolean {
  const at = option.do === 'strike' ? option.at : 'card' in option ? option.card : undefined;
  return at !== undefined && at !== minion;
}

/**
 * Whether it does more than a strike with bare hands. V-10.25: a combat that ends does so before all strikes; V-10.19: not
 * every strike works at this range; V-10.24: dodges. What is no strike at all may do anything.
 */
export function comesToSomething(table: Table, seat: Seat, option: StrikeOption): boolean {
  const { combat } = table;
  const opponent = combat?.sides.find((side) => side.seat !== seat);
  if (combat === null || opponent === undefined || option.do === 'hand-strike') return false;
  const strike = strikeOf(table, seat, option);
  if (strike === undefined) return true;
  const theirs = opponent.strike?.strike.kind;
  if (theirs === 'combat-ends') return strike.unlocks === true;
  if (!worksAt(strike, combat.range)) return false;
  return theirs !== 'dodge' || strike.kind === 'combat-ends' || isAside(opponent, option);
}
