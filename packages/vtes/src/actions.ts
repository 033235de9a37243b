// From what was announced to the action itself: aim, cost, stealth, repeat limits (chapter 7).

import type { Seat } from '@nocturne/kernel';
import { cardAt, preyOf, type Vt } from './board.ts';
import { libraryCard } from './cards/book.ts';
import { anarchCost, LEAVE_TORPOR_COST } from './queries/acts.ts';
import type { Action, ActOption, Aim, PlayOption } from './types.ts';

type Told = Pick<Action, 'kind' | 'minion' | 'aim' | 'stealth'> & Partial<Action>;

const NOBODY_ELSE: Aim = { seats: [], card: 0 };

/** V-7.8: what belongs to others makes it directed. */
const aimedAt = ({ board }: Vt, seat: Seat, id: number): Aim => {
  const { controller } = cardAt(board, id);
  return { seats: controller === seat ? [] : [controller], card: id };
};

/** An action card: kind, stealth and bleed as its mode says (V-7.39, V-7.40). */
function cardAction({ board }: Vt, seat: Seat, play: PlayOption): Told {
  const card = libraryCard(play.name);
  const { kind, stealth, bleed = 0 } = card.modes[play.mode]!.action!;
  const keys = [`card ${card.name}`, ...(kind === 'bleed' || kind === 'political' ? [kind] : [])];
  const aim =
    kind === 'bleed'
      ? { seats: [play.seat ?? preyOf(board, seat)], card: 0 }
      : { ...NOBODY_ELSE, card: play.card ?? 0 };
  return {
    kind,
    minion: play.minion,
    aim,
    stealth,
    bleed,
    keys,
    cost: card.cost ?? {},
    card: { name: play.name, mode: play.mode, inPlay: false },
  };
}

function told(state: Vt, seat: Seat, option: Exclude<ActOption, { do: 'end' }>): Told {
  const { minion } = option;
  switch (option.do) {
    case 'bleed':
      return { kind: 'bleed', minion, aim: { seats: [option.seat], card: 0 }, stealth: 0, keys: ['bleed'] };
    case 'hunt':
      return { kind: 'hunt', minion, aim: NOBODY_ELSE, stealth: 1 };
    case 'take-equipment':
      return { kind: 'equip', minion, aim: { seats: [], card: option.card }, stealth: 1 };
    case 'leave-torpor':
      return {
        kind: 'leave-torpor',
        minion,
        aim: NOBODY_ELSE,
        stealth: 1,
        cost: { blood: LEAVE_TORPOR_COST },
      };
    case 'rescue':
    case 'diablerize': {
      const aim = aimedAt(state, seat, option.card);
      const kind = option.do === 'rescue' ? 'rescue' : 'diablerie';
      return { kind, minion, aim, stealth: aim.seats.length === 0 ? 1 : 0 };
    }
    case 'become-anarch': {
      const cost = { blood: anarchCost(state, cardAt(state.board, minion)) };
      return { kind: 'anarch', minion, aim: NOBODY_ELSE, stealth: 1, cost };
    }
    case 'play':
      return cardAction(state, seat, option);
  }
}

export function actionFor(state: Vt, seat: Seat, option: ActOption): Action {
  if (option.do === 'end') throw new Error('the end of a phase is no action');
  return {
    by: seat,
    card: null,
    keys: [],
    bleed: 0,
    cost: {},
    changes: [],
    state: 'announced',
    declined: [],
    blocker: 0,
    awake: [],
    played: [],
    outcome: 'pending',
    equipment: [],
    ...told(state, seat, option),
  };
}
