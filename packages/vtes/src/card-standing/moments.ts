// When a card can be played or used, as data.

import type { Seat } from '@nocturne/kernel';
import { findCard, isMinion, type Vt } from '../board.ts';
import { cardNamed, libraryCard } from '../cards/book.ts';
import type { Ability, ActionCondition, Behaviour, Mode, Moment } from '../cards/printed.ts';
import type { Permanent } from '../types.ts';
import { isUser } from '../uses.ts';

/** For the Methuselah who asks: phases are their own. */
export interface CardMoment {
  readonly moment: Moment;
  readonly during?: ActionCondition;
  /** In whose actions, where the card's type says it. */
  readonly whose?: 'own' | 'others';
}

function momentsOf(
  { moments, during }: Pick<Mode, 'moments' | 'during'>,
  whose: CardMoment['whose'],
): CardMoment[] {
  // V-4.30: that a wake can be played as another card is played is a rule
  const named = moments.length > 1 ? moments.filter((one) => one !== 'as-played') : moments;
  return named.map((moment) => ({
    moment,
    ...(during === undefined ? {} : { during }),
    ...(whose === undefined ? {} : { whose }),
  }));
}

const once = (moments: readonly CardMoment[]): CardMoment[] => [
  ...new Map(moments.map((one) => [JSON.stringify(one), one])).values(),
];

const sideOf = ({ type }: Mode): CardMoment['whose'] =>
  type === 'action modifier' ? 'own' : type === 'reaction' ? 'others' : undefined;

/** Of a card in a hand. V-9.10: a political card gives a vote in any referendum. */
export function momentsInHand(name: string): CardMoment[] {
  const { modes, types } = libraryCard(name);
  const played = modes.flatMap((mode) => momentsOf(mode, sideOf(mode)));
  return once(types.includes('political action') ? [...played, { moment: 'polling' }] : played);
}

/** V-3.13, V-3.14, V-7.10: whether this Methuselah, or a minion of theirs, could ever use it so. */
function isFor(state: Vt, card: Permanent, ability: Ability, seat: Seat): boolean {
  if (ability.action === undefined)
    return isUser(state, card, ability, seat) && !(ability.needs?.othersTurn && card.controller === seat);
  return ability.by !== 'host' || findCard(state.board, card.on)?.controller === seat;
}

/** What a card gives to its controller, or to the minion it is on, besides its abilities. */
const givenBy = ({ strikes, prevents, press }: Behaviour): Moment[] => [
  ...(strikes === undefined ? [] : ['strike' as const]),
  ...(strikes?.some(({ maneuver }) => maneuver) ? ['range' as const] : []),
  ...(prevents === undefined ? [] : ['damage' as const]),
  ...(press === undefined ? [] : ['press' as const]),
];

/** Of a card on the table that is not face down to this Methuselah. None if they can do nothing with it. */
export function momentsOnTable(state: Vt, card: Permanent, seat: Seat): CardMoment[] {
  const own = card.controller === seat;
  if (card.region === 'uncontrolled') return [{ moment: 'influence' }];
  const does = cardNamed(card.name).does ?? {};
  const used = (does.abilities ?? [])
    .filter((ability) => isFor(state, card, ability, seat))
    .flatMap((ability) => momentsOf(ability, ability.needs?.acting ? 'own' : undefined));
  return once([
    ...(own && isMinion(card) ? [{ moment: 'minion' } as const] : []),
    ...(own ? givenBy(does).map((moment) => ({ moment })) : []),
    ...used,
  ]);
}
