// What an option brings about: its price, its effects, and what the card will do in play.

import type { Seat } from '@nocturne/kernel';
import { cardNamed, libraryCard } from '../cards/book.ts';
import type { ActionMode, Mode } from '../cards/printed.ts';
import { LEAVE_TORPOR_COST } from '../queries/acts.ts';
import { FIGHT } from '../queries/hunted.ts';
import { costOf } from '../queries/price.ts';
import type { Action, ActOption, PlayOption, Table, UseOption } from '../types.ts';
import { standingGains } from './behaviour.ts';
import { gainsOf } from './effects.ts';
import { cardIn, forCard, forSeat, type Gain, type Hinted } from './gain.ts';
import { gainsOfCalling } from './proposals.ts';
import { poolCost } from '../uses.ts';
import { asPermanent, asState, neighboursOf, prowessOf } from './table.ts';

/** V-4.13, V-4.14: what is paid; a master card's price may depend on what it is played on. */
function priceOfPlay(hinted: Hinted, { name, minion: id, card: on, x = 0 }: PlayOption, mode: Mode): Gain[] {
  const { table, by, minion } = hinted;
  const card = libraryCard(name);
  const { blood, pool } = costOf(asState(table), card, mode, by, id === 0 ? on : 0);
  return [
    ...(pool > 0 ? [forSeat('pool', -pool, by)] : []),
    ...(blood + x > 0 ? [forCard('blood', -blood - x, minion, by)] : []),
  ];
}

/** What a card does in play once it is there, on whatever it is put on. */
function gainsOnceInPlay(hinted: Hinted, { name, card }: PlayOption, mode: Mode): Gain[] {
  const { table, minion } = hinted;
  switch (mode.type) {
    case 'equipment':
    case 'retainer':
      return standingGains(name, hinted);
    case 'ally':
      return [...standingGains(name, hinted), forSeat('strength', mode.counters ?? 1, hinted.by)];
    default:
      if (mode.put === undefined) return [];
      // a minion more
      if (mode.put === 'ready') return [forSeat('strength', 1, hinted.by)];
      return standingGains(name, { ...hinted, minion: mode.put === 'target' ? cardIn(table, card) : minion });
  }
}

const hintedOf = (table: Table, by: Seat, option: PlayOption | UseOption): Hinted => ({
  table,
  by,
  minion: cardIn(table, option.minion),
  source: option.do === 'use' ? cardIn(table, option.use) : undefined,
  target: option,
});

/** What an action of its kind does beside its effects. */
function gainsOfKind(action: ActionMode, { table, by, minion }: Hinted, name: string): Gain[] {
  switch (action.kind) {
    case 'bleed': {
      const bleed = (minion === undefined ? 1 : prowessOf(table, minion).bleed) + (action.bleed ?? 0);
      return [forSeat('pool', -bleed, neighboursOf(table, by).prey)];
    }
    case 'hunt':
      return [forCard('blood', 1, minion, by)];
    case 'political':
      return gainsOfCalling(table, name, by);
    default:
      return [];
  }
}

/** A card from hand: for an action card, what it does if the action is successful. */
export function gainsOfPlay(table: Table, by: Seat, option: PlayOption): Gain[] {
  const hinted = hintedOf(table, by, option);
  const mode = libraryCard(option.name).modes[option.mode]!;
  return [
    ...priceOfPlay(hinted, option, mode),
    ...(mode.action === undefined ? [] : gainsOfKind(mode.action, hinted, option.name)),
    ...gainsOf(mode.effects, hinted),
    ...gainsOnceInPlay(hinted, option, mode),
  ];
}

/** A card in play: what is locked for it unlocks again, so that is no price. */
export function gainsOfUse(table: Table, by: Seat, option: UseOption): Gain[] {
  const hinted = hintedOf(table, by, option);
  const { source } = hinted;
  const name = source?.name ?? null;
  // burned in the meantime
  if (name === null) return [];
  const { effects, action, cost = {}, minion } = cardNamed(name).does!.abilities![option.ability]!;
  const poolPays = minion?.payer !== 'or-pool' || option.minion === 0;
  const pool = poolPays ? poolCost(asState(table), asPermanent(source!), cost) : 0;
  return [
    ...(pool > 0 ? [forSeat('pool', -pool, by)] : []),
    ...(cost.blood !== undefined && hinted.minion !== undefined
      ? [forCard('blood', -cost.blood, hinted.minion, by)]
      : []),
    ...(cost.burn || cost.remove ? [forCard('gone', 1, source, by)] : []),
    ...(cost.discard === undefined ? [] : [forSeat('cycling', 1, by)]),
    ...(action === undefined ? [] : gainsOfKind(action, hinted, name)),
    ...gainsOf(effects, hinted),
  ];
}

/** An action, if it is successful. */
export function gainsOfAct(table: Table, by: Seat, option: ActOption): Gain[] {
  if (option.do === 'end') return [];
  const minion = cardIn(table, option.minion);
  switch (option.do) {
    case 'play':
      return gainsOfPlay(table, by, option);
    case 'use':
      return gainsOfUse(table, by, option);
    case 'bleed':
      return [forSeat('pool', -(minion === undefined ? 1 : prowessOf(table, minion).bleed), option.seat)];
    case 'hunt':
      return [forCard('blood', 1, minion, by)];
    case 'leave-torpor':
      return [forCard('ready', 1, minion, by), forCard('blood', -LEAVE_TORPOR_COST, minion, by)];
    case 'rescue': {
      const rescued = cardIn(table, option.card);
      const payer = (rescued?.counters ?? 0) < LEAVE_TORPOR_COST ? minion : rescued;
      return [forCard('ready', 1, rescued, by), forCard('blood', -LEAVE_TORPOR_COST, payer, by)];
    }
    case 'diablerize': {
      const victim = cardIn(table, option.card);
      return [forCard('gone', 1, victim, by), forCard('blood', victim?.counters ?? 0, minion, by)];
    }
    // V-17.15
    case 'fight':
      return [
        forCard('combat', 1, cardIn(table, option.card), by),
        forCard('blood', -FIGHT.cost.blood, minion, by),
      ];
    case 'become-anarch':
    case 'take-equipment':
      return [];
  }
}

/** An action under way, as it was announced. */
function announced({ kind, minion, aim, card, source, ability, target }: Action): ActOption {
  if (card !== null) return { ...target, do: 'play', name: card.name, mode: card.mode, minion };
  if (source !== 0) return { ...target, do: 'use', use: source, ability, minion };
  switch (kind) {
    case 'bleed':
      return { do: 'bleed', minion, seat: aim.seats[0]! };
    case 'hunt':
      return { do: 'hunt', minion };
    case 'leave-torpor':
      return { do: 'leave-torpor', minion };
    case 'rescue':
      return { do: 'rescue', minion, card: aim.card };
    case 'diablerie':
      return { do: 'diablerize', minion, card: aim.card };
    case 'fight':
      return { do: 'fight', minion, card: aim.card };
    default:
      return { do: 'become-anarch', minion };
  }
}

/** What the action under way will bring if it is successful; a bleed's amount is told by `standingOf`. */
export const gainsUnderWay = (table: Table, action: Action): Gain[] =>
  gainsOfAct(table, action.by, announced(action));
