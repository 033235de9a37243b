// What a strike could bring about in a fight of one's own, and what blood or prevention does.

import type { Open, OptionOf } from '@nocturne/kernel';
import { cardNamed } from '../cards/book.ts';
import type { Strike } from '../cards/effect.ts';
import type { Gain } from '../hints/index.ts';
import { worksAt } from '../queries/combat.ts';
import type { Vtes } from '../types.ts';
import type { ChosenStrike } from '../types-combat.ts';
import { type Asked, gainsFor, ownerOf } from './reach.ts';

type StrikeOption = OptionOf<Vtes, 'strike'>;

/** No blood at all, or blood for a vampire that has all that it can hold. */
export function isNothing({ table }: Asked, { good, amount, card: id }: Gain): boolean {
  if (good !== 'blood' || amount <= 0) return good === 'blood';
  const card = table.cards.find((one) => one.id === id);
  return card !== undefined && card.sect !== null && card.counters >= card.capacity;
}

function strikeOf(asked: Asked, option: Exclude<StrikeOption, { do: 'hand-strike' }>): Strike | undefined {
  if (option.do !== 'strike') return gainsFor(asked, option).find(({ good }) => good === 'strike')?.strike;
  const name = asked.table.cards.find(({ id }) => id === option.card)?.name ?? null;
  return name === null ? undefined : cardNamed(name).does?.strikes?.[option.way]?.strike;
}

const theirsIn = ({ table, own }: Asked): ChosenStrike | null =>
  table.combat?.sides.find(({ seat }) => seat !== own.seat)?.strike ?? null;

/** At what it is, if it is not the opponent. */
const isAside = ({ table, own }: Asked, option: StrikeOption): boolean => {
  const opponent = table.combat?.sides.find(({ seat }) => seat !== own.seat)?.minion;
  const at = option.do === 'strike' ? option.at : 'card' in option ? option.card : undefined;
  return at !== undefined && at !== opponent;
};

/** V-10.25: a combat that is ended ends before all strikes; V-10.19: not every strike works at this range; V-10.24: dodges. */
export function strikeMatters(asked: Asked, option: StrikeOption): boolean {
  const strike = option.do === 'hand-strike' ? undefined : strikeOf(asked, option);
  if (strike === undefined) return option.do !== 'hand-strike';
  const theirs = theirsIn(asked)?.strike.kind;
  if (theirs === 'combat-ends') return strike.unlocks === true;
  if (!worksAt(strike, asked.table.combat!.range)) return false;
  return theirs !== 'dodge' || strike.kind === 'combat-ends' || isAside(asked, option);
}

/** A press that the minion which fights pays for with its last life leads to no other round. */
export function pressMatters({ table, own }: Asked, option: OptionOf<Vtes, 'press'>): boolean {
  const fighter = table.combat?.sides.find(({ seat }) => seat === own.seat)?.minion;
  const card = table.cards.find(({ id }) => id === fighter);
  return option.do !== 'press' || option.card !== fighter || (card?.counters ?? 0) > 1;
}

/** Prevention that costs nothing, for an own minion, if nothing else is offered: nobody keeps it for what may not come. */
export function preventFreely(
  { table, own }: Asked,
  { options, about }: Open<Vtes, 'prevent'>,
): number | undefined {
  const free = options.findIndex((option) => option.do === 'prevent');
  const others = options.filter((option, place) => place !== free && option.do !== 'pass');
  return free >= 0 && others.length === 0 && ownerOf(table, about.victim) === own.seat ? free : undefined;
}
