// What lies before a Methuselah, region by region.

import type { Seat } from '@nocturne/kernel';
import { cardNamed, type PublicCard, type Table } from '@nocturne/vtes';

export interface Laid {
  /** With what is on it. */
  readonly card: PublicCard;
  readonly on: readonly PublicCard[];
}

export interface Regions {
  readonly ready: readonly Laid[];
  readonly torpor: readonly Laid[];
  readonly uncontrolled: readonly Laid[];
  readonly table: readonly Laid[];
}

/** All that is on a card, and on what is on it. */
export function cardsOn(cards: readonly PublicCard[], id: number): PublicCard[] {
  return cards.filter(({ on }) => on === id).flatMap((card) => [card, ...cardsOn(cards, card.id)]);
}

export function regionsOf({ cards }: Pick<Table, 'cards'>, seat: Seat): Regions {
  const lie = (region: PublicCard['region']): Laid[] =>
    cards
      .filter((card) => card.controller === seat && card.region === region)
      .map((card) => ({ card, on: cardsOn(cards, card.id) }));
  return {
    ready: lie('ready'),
    torpor: lie('torpor'),
    uncontrolled: lie('uncontrolled'),
    table: lie('table'),
  };
}

export const sameCards = (one: readonly PublicCard[], other: readonly PublicCard[]): boolean =>
  one.length === other.length && one.every((card, place) => card === other[place]);

function steadyLaid(before: readonly Laid[], now: readonly Laid[]): readonly Laid[] {
  const laid = now.map(
    (one) => before.find(({ card, on }) => card === one.card && sameCards(on, one.on)) ?? one,
  );
  return laid.length === before.length && laid.every((one, place) => one === before[place]) ? before : laid;
}

/** The regions of now, made of those of before as far as the same cards lie in them. */
export function steadyRegions(before: Regions, now: Regions): Regions {
  const regions: Regions = {
    ready: steadyLaid(before.ready, now.ready),
    torpor: steadyLaid(before.torpor, now.torpor),
    uncontrolled: steadyLaid(before.uncontrolled, now.uncontrolled),
    table: steadyLaid(before.table, now.table),
  };
  const same = (Object.keys(regions) as (keyof Regions)[]).every((key) => regions[key] === before[key]);
  return same ? before : regions;
}

/** The action, as far as it concerns a Methuselah or what lies before them: of most of them nothing. */
export function actionAt(
  action: Table['action'],
  seat: Seat,
  { ready, torpor, uncontrolled }: Regions,
): Table['action'] {
  if (action === null || action.state === 'over') return null;
  const { minion, blocker, aim, awake } = action;
  const concerned = [minion, blocker, aim.card, ...awake];
  const lies = ({ card }: Laid): boolean => concerned.includes(card.id);
  return aim.seats.includes(seat) || [...ready, ...torpor, ...uncontrolled].some(lies) ? action : null;
}

/** The clan that most minions of a Methuselah are of; of the own ones, also those that wait to be. */
export function clanOf(
  { ready, torpor, uncontrolled }: Regions,
  known: Readonly<Record<string, string>> | null,
): string | null {
  const open = [...ready, ...torpor].map(({ card }) => card.clan);
  const waiting = uncontrolled.map(({ card }) => {
    const name = known?.[String(card.id)];
    const printed = name === undefined ? undefined : cardNamed(name);
    return printed?.kind === 'crypt' ? printed.clan : null;
  });
  const counts = new Map<string, number>();
  for (const clan of [...open, ...waiting]) if (clan !== null) counts.set(clan, (counts.get(clan) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}
