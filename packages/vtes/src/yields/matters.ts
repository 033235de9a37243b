// Whether anything that is offered in another's turn could matter to the one who is asked.

import type { Open, OptionOf, Seat } from '@nocturne/kernel';
import type { Table, Vtes } from '../types.ts';
import { wouldTurn } from './referendum.ts';

export interface Asked {
  readonly table: Table;
  readonly seat: Seat;
  readonly relaxed: boolean;
}

type Impulse = Open<Vtes, 'impulse'>;
type ImpulseOption = OptionOf<Vtes, 'impulse'>;
type PollOption = OptionOf<Vtes, 'poll'>;
type Use = Extract<ImpulseOption, { do: 'use' }>;

const ownerOf = ({ table }: Asked, id: number): Seat | undefined =>
  table.cards.find((card) => card.id === id)?.controller;

/** An own minion fights or attempts to block, or it is done to oneself or to an own card. */
function concerns(asked: Asked): boolean {
  const { action, combat } = asked.table;
  if (combat !== null) return combat.sides.some(({ seat }) => seat === asked.seat);
  if (action === null) return false;
  const { aim, blocker } = action;
  return (
    aim.seats.includes(asked.seat) ||
    ownerOf(asked, aim.card) === asked.seat ||
    ownerOf(asked, blocker) === asked.seat
  );
}

/** Played by a locked minion that is not awake yet: so that it may react, which can wait for something to react to. */
function isWake({ table }: Asked, option: ImpulseOption | PollOption): boolean {
  if (option.do !== 'play' || option.minion === 0) return false;
  const minion = table.cards.find(({ id }) => id === option.minion);
  return minion?.locked === true && table.action?.awake.includes(option.minion) !== true;
}

/** A card of the hand for another one, which the own turn is for as well, unless a bleed calls for the right one. */
const isExchange = ({ hand, side }: Use): boolean => hand !== undefined && side === undefined;

const isBled = ({ table, seat }: Asked): boolean =>
  table.combat === null && table.action?.kind === 'bleed' && table.action.aim.seats.includes(seat);

/** Whether a block of what is done to nobody is worth a thought: hunts are a matter only of those who have no blood. */
function isGrave({ table, relaxed }: Asked): boolean {
  const { action, cards } = table;
  if (action?.kind !== 'hunt') return true;
  return !relaxed && cards.some(({ id, counters }) => id === action.minion && counters === 0);
}

function mattersNow(asked: Asked, option: ImpulseOption, about: Impulse['about']): boolean {
  const { moment } = about;
  const wake = isWake(asked, option);
  // V-4.3: who is to be woken can be woken when the card has been played
  if (moment === 'as-played') return option.do === 'play' && !wake;
  // V-4.22: what has no moment of its own waits for the own turn
  if (moment === 'free') return option.do === 'play' && !wake;
  switch (option.do) {
    case 'pass':
    case 'no-block':
    case 'discard':
      return false;
    case 'block':
      return concerns(asked) || isGrave(asked);
    case 'play':
      return !wake || concerns(asked) || (about.blocking && !asked.relaxed && isGrave(asked));
    case 'use':
      return isExchange(option) ? isBled(asked) : concerns(asked);
  }
}

/** Votes of minions are asked for; the Edge and cards are asked for when they could turn the result. */
function mattersInPoll(asked: Asked, options: readonly PollOption[]): boolean {
  const words = new Set(options.map((option) => option.do));
  if (words.has('vote') || words.has('vote-card')) return true;
  const spent = (words.has('edge') ? 1 : 0) + (words.has('discard') ? 1 : 0);
  if (spent > 0 && wouldTurn(asked.table, spent)) return true;
  return options.some(
    (option) =>
      (option.do === 'play' && !isWake(asked, option)) || (option.do === 'use' && !isExchange(option)),
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
      return ownerOf(asked, question.about.victim) === asked.seat;
    default:
      return true;
  }
}
