// Whether anything that is offered in another's turn could matter to the one who is asked.

import type { Open, OptionOf } from '@nocturne/kernel';
import { comesToSomething, type Gain, type Good } from '../hints/index.ts';
import { passive } from '../passive.ts';
import { standingOf } from '../queries/standing.ts';
import type { Id, PlayOption, UseOption, Vtes } from '../types.ts';
import { isNothing, pressMatters } from './fighting.ts';
import { type Asked, gainsFor, mayReach, mayReact, ownerOf, reaches } from './reach.ts';
import { spendingMatters, votingMatters } from './referendum.ts';

export type { Asked } from './reach.ts';

type Impulse = Open<Vtes, 'impulse'>;
type ImpulseOption = OptionOf<Vtes, 'impulse'>;
type PollOption = OptionOf<Vtes, 'poll'>;

/** An own minion fights or attempts to block, or it is done to oneself or to an own card. */
export function concerns({ table, own: { seat } }: Asked): boolean {
  const { action, combat } = table;
  if (combat !== null) return combat.sides.some((side) => side.seat === seat);
  if (action === null) return false;
  const { aim, blocker } = action;
  return aim.seats.includes(seat) || ownerOf(table, aim.card) === seat || ownerOf(table, blocker) === seat;
}

const isAsleep = ({ table }: Asked, id: Id): boolean => {
  const minion = table.cards.find((card) => card.id === id);
  return minion?.locked === true && table.action?.awake.includes(id) !== true;
};

/** What is given for the rest. */
const isPrice = ({ good, amount }: Gain): boolean =>
  good === 'gone' || ((good === 'blood' || good === 'pool') && amount < 0);

/** What lets a minion react, and what helps it once it blocks. */
const WAKING: readonly Good[] = ['wake', 'unlock'];
const BLOCKING: readonly Good[] = ['intercept', 'maneuver', 'prevention'];

/** Who is to be woken by it, if that is all it is for. */
export function sleeperOf(asked: Asked, option: ImpulseOption | PollOption): Id | undefined {
  if (option.do !== 'play' && option.do !== 'use') return undefined;
  const gains = gainsFor(asked, option).filter((gain) => !isPrice(gain));
  const woken = gains.find(({ good }) => WAKING.includes(good));
  const only = gains.every(({ good }) => WAKING.includes(good) || BLOCKING.includes(good));
  return woken !== undefined && only && ownerOf(asked.table, woken.card) === asked.own.seat
    ? woken.card
    : undefined;
}

/** A card of the hand for another one, which the own turn is for as well, unless everything is at stake now. */
const isExchange = (asked: Asked, option: PlayOption | UseOption): boolean =>
  option.do === 'use' &&
  option.hand !== undefined &&
  gainsFor(asked, option).every((gain) => gain.good === 'cycling' || isPrice(gain));

/** Whether the action has been blocked, or its end is decided. */
const isSettled = ({ table: { action, combat } }: Asked): boolean =>
  combat !== null || action?.state === 'blocked' || action?.state === 'over';

/** What a bleed takes from the one who is asked, as it stands; nothing if they are not bled. */
export function bledFor(asked: Asked): number | undefined {
  const { table, own } = asked;
  const { action } = table;
  if (isSettled(asked) || action?.kind !== 'bleed' || !action.aim.seats.includes(own.seat)) return undefined;
  return standingOf(table)?.bleed ?? 0;
}

/** Whether a bleed, as it stands, would take the last pool. */
const isOusted = (asked: Asked): boolean =>
  (bledFor(asked) ?? 0) >= asked.table.methuselahs[asked.own.seat]!.pool;

/** Whether a bleed takes nothing, as it stands: if it comes to more, everyone is asked again (V-4.20). */
export const isHarmless = (asked: Asked): boolean => (bledFor(asked) ?? 1) <= 0;

/** Whether a block of what is done to nobody is worth a thought: hunts are a matter only of those who have no blood. */
function isGrave({ table: { action, cards }, relaxed }: Asked): boolean {
  if (relaxed) return false;
  return action?.kind !== 'hunt' || cards.some(({ id, counters }) => id === action.minion && counters === 0);
}

/** While an attempt to block is under way, nobody need be woken: it may succeed. When it is over, to unlock is a gain. */
function wakingMatters(asked: Asked, sleeper: Id, blocking: boolean): boolean {
  if (isSettled(asked)) return concerns(asked);
  const state = asked.table.action?.state;
  return (
    state !== 'B' &&
    isAsleep(asked, sleeper) &&
    (concerns(asked) || (blocking && isGrave(asked))) &&
    ((blocking && mayReach(asked, sleeper)) || (!isHarmless(asked) && mayReact(asked, sleeper)))
  );
}

/** What is for nothing if the own attempt to block succeeds, and can be played when it has failed. */
const UNBLOCKED: readonly Good[] = ['bleed', 'redirection'];

/** Whether it brings nothing to anybody, as things stand: what others lose by it is no price. */
const isInVain = (asked: Asked, option: PlayOption | UseOption): boolean => {
  const gains = gainsFor(asked, option).filter((gain) => !isPrice(gain) || gain.seat !== asked.own.seat);
  return gains.length > 0 && gains.every((gain) => isNothing(asked, gain));
};

const isAllFor = (asked: Asked, option: PlayOption | UseOption, goods: readonly Good[]): boolean => {
  const gains = gainsFor(asked, option).filter((gain) => !isPrice(gain));
  return gains.length > 0 && gains.every(({ good }) => goods.includes(good));
};

/** While an own attempt to block is under way, it is asked for what could make it succeed, and for nothing that can wait. */
function isIdleInAttempt(asked: Asked, option: PlayOption | UseOption): boolean {
  const { table, own } = asked;
  const { state, blocker } = table.action ?? {};
  if (state !== 'B' || ownerOf(table, blocker!) !== own.seat) return false;
  if (isAllFor(asked, option, UNBLOCKED)) return true;
  // it succeeds when all pass (V-8.12); stealth that is played brings the question again
  if (reaches(asked, blocker!)) return isExchange(asked, option);
  return isAllFor(asked, option, BLOCKING) && !mayReach(asked, blocker!);
}

const blockMatters = (asked: Asked, minion: Id): boolean =>
  (concerns(asked) || isGrave(asked)) && mayReach(asked, minion);

function playingMatters(asked: Asked, option: PlayOption | UseOption, blocking: boolean): boolean {
  if (isIdleInAttempt(asked, option) || isInVain(asked, option)) return false;
  if (isHarmless(asked) && isAllFor(asked, option, UNBLOCKED)) return false;
  // V-19.72: some cards are attempts to block, and do something for the minion even if they fail
  if (gainsFor(asked, option).some(({ good }) => good === 'attempt'))
    return concerns(asked) || blockMatters(asked, option.minion);
  const sleeper = sleeperOf(asked, option);
  if (sleeper !== undefined) return wakingMatters(asked, sleeper, blocking);
  if (isExchange(asked, option)) return isOusted(asked);
  return option.do === 'play' || concerns(asked);
}

function mattersNow(asked: Asked, option: ImpulseOption, { moment, blocking }: Impulse['about']): boolean {
  // V-4.3: who is to be woken can be woken when the card has been played
  // V-4.22: what has no moment of its own waits for the own turn
  if (moment === 'as-played' || moment === 'free')
    return option.do === 'play' && sleeperOf(asked, option) === undefined;
  switch (option.do) {
    case 'pass':
    case 'no-block':
    case 'discard':
      return false;
    case 'block':
      return blockMatters(asked, option.minion);
    case 'play':
    case 'use':
      return playingMatters(asked, option, blocking);
  }
}

function mattersInPoll(asked: Asked, options: readonly PollOption[]): boolean {
  if (votingMatters(asked, options)) return true;
  const spent = options.filter(
    (option) =>
      option.do === 'edge' ||
      option.do === 'discard' ||
      ((option.do === 'play' || option.do === 'use') &&
        !isExchange(asked, option) &&
        sleeperOf(asked, option) === undefined),
  );
  return spendingMatters(asked, spent);
}

/** In a fight whatever is no exchange of cards, and of strikes those that could have an effect. */
function fightMatters(
  asked: Asked,
  question: Open<Vtes, 'prevent' | 'maneuver' | 'press' | 'strike'>,
): boolean {
  const idle = passive(question);
  const { table, own } = asked;
  if (
    question.name === 'strike' &&
    !question.options.some((option) => comesToSomething(table, own.seat, option))
  )
    return false;
  return question.options.some(
    (option, place) =>
      place !== idle &&
      !(option.do === 'use' && isExchange(asked, option)) &&
      !(option.do === 'press' && !pressMatters(asked, option)),
  );
}

/** What is no window is always asked. */
export function matters(asked: Asked, question: Open<Vtes>): boolean {
  switch (question.name) {
    case 'impulse':
      return question.options.some((option) => mattersNow(asked, option, question.about));
    case 'poll':
      return mattersInPoll(asked, question.options);
    case 'prevent':
      return ownerOf(asked.table, question.about.victim) === asked.own.seat && fightMatters(asked, question);
    case 'maneuver':
    case 'press':
    case 'strike':
      return fightMatters(asked, question);
    default:
      return true;
  }
}
