// From what was announced to the action itself: aim, cost, stealth, repeat limits (chapter 7).

import type { Seat } from '@nocturne/kernel';
import { cardAt, preyOf, type Vt } from './board.ts';
import { libraryCard } from './cards/book.ts';
import type { ActionMode, LibraryCard, Mode } from './cards/printed.ts';
import { costOf } from './queries/price.ts';
import { anarchCost, LEAVE_TORPOR_COST } from './queries/acts.ts';
import { FIGHT, fightKey } from './queries/hunted.ts';
import { inPlayKey, kindKeys } from './queries/repeats.ts';
import { isOfClan } from './queries/titles.ts';
import type { Action, ActOption, Aim, Id, PlayOption, Targeted, UseOption } from './types.ts';
import { abilityOf } from './uses.ts';

type Told = Pick<Action, 'kind' | 'minion' | 'aim' | 'stealth'> & Partial<Action>;

const NOBODY_ELSE: Aim = { seats: [], card: 0 };

/** V-7.8: what belongs to others makes it directed. */
const aimedAt = ({ board }: Vt, seat: Seat, id: number): Aim => {
  const { controller } = cardAt(board, id);
  return { seats: controller === seat ? [] : [controller], card: id };
};

const atPrey = ({ board }: Vt, seat: Seat): Aim => ({ seats: [preyOf(board, seat)], card: 0 });

/** V-7.8: what an action card or a card in play aims at. */
function aimOfMode(state: Vt, seat: Seat, { kind, at }: ActionMode, target: Targeted, source: Id): Aim {
  if (target.seat !== undefined) return { seats: [target.seat], card: 0 };
  if (kind === 'bleed' || at === 'prey') return atPrey(state, seat);
  if (at === 'source') return aimedAt(state, seat, source);
  if (at === 'host') return aimedAt(state, seat, cardAt(state.board, source).on);
  return target.card === undefined ? NOBODY_ELSE : aimedAt(state, seat, target.card);
}

function stealthOf({ board }: Vt, { stealth, stealthOf: more }: ActionMode, minion: Id): number {
  return more !== undefined && isOfClan(cardAt(board, minion), more.clan) ? stealth + more.amount : stealth;
}

/** V-7.9: action cards, not the cards that equip, employ or recruit. */
export const cardKeys = ({ name }: LibraryCard, { type, action }: Mode): string[] => [
  ...(type === 'action' ? [`card ${name}`] : []),
  ...kindKeys(action!.kind),
];

/** An action card: kind, stealth and bleed as its mode says (V-7.39, V-7.40). */
function cardAction(state: Vt, seat: Seat, play: PlayOption): Told {
  const { name, mode: index, minion, do: _do, ...target } = play;
  const card = libraryCard(name);
  const mode = card.modes[index]!;
  const action = mode.action!;
  return {
    kind: action.kind,
    minion,
    aim: aimOfMode(state, seat, action, target, 0),
    stealth: stealthOf(state, action, minion),
    bleed: action.bleed ?? 0,
    same: `card ${name}`,
    keys: cardKeys(card, mode),
    cost: costOf(state, card, mode, seat),
    card: { name, mode: index, gone: false },
    target,
  };
}

/** V-7.10, V-7.39: an action through a card in play. */
function useAction(state: Vt, seat: Seat, option: UseOption): Told {
  const { use: source, ability: index, minion, do: _do, ...target } = option;
  const { action, cost = {} } = abilityOf(cardAt(state.board, source), index);
  const same = inPlayKey(source, index);
  return {
    kind: action!.kind,
    minion,
    aim: aimOfMode(state, seat, action!, target, source),
    stealth: stealthOf(state, action!, minion),
    bleed: action!.bleed ?? 0,
    same,
    keys: [same, ...kindKeys(action!.kind)],
    cost: { blood: cost.blood ?? 0, pool: cost.pool ?? 0 },
    source,
    ability: index,
    target,
  };
}

/** V-17.15. */
const fightAction = (state: Vt, seat: Seat, minion: Id, card: Id): Told => ({
  kind: 'fight',
  minion,
  aim: aimedAt(state, seat, card),
  ...FIGHT,
  keys: [fightKey(card)],
});

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
        cost: { blood: LEAVE_TORPOR_COST, pool: 0 },
      };
    case 'rescue':
    case 'diablerize': {
      const aim = aimedAt(state, seat, option.card);
      const kind = option.do === 'rescue' ? 'rescue' : 'diablerie';
      return { kind, minion, aim, stealth: aim.seats.length === 0 ? 1 : 0 };
    }
    case 'fight':
      return fightAction(state, seat, minion, option.card);
    case 'become-anarch': {
      const cost = { blood: anarchCost(state, cardAt(state.board, minion)), pool: 0 };
      return { kind: 'anarch', minion, aim: NOBODY_ELSE, stealth: 1, cost };
    }
    case 'play':
      return cardAction(state, seat, option);
    case 'use':
      return useAction(state, seat, option);
  }
}

/** Default actions are the same if they are of one kind and aimed at one card. */
const sameAs = ({ kind, aim }: Told): string => (aim.card === 0 ? kind : `${kind} ${aim.card}`);

export function actionFor(state: Vt, seat: Seat, option: ActOption): Action {
  if (option.do === 'end') throw new Error('the end of a phase is no action');
  const action = told(state, seat, option);
  return {
    by: seat,
    card: null,
    source: 0,
    ability: 0,
    target: {},
    same: sameAs(action),
    keys: [],
    bleed: 0,
    cost: { blood: 0, pool: 0 },
    changes: [],
    state: 'announced',
    declined: [],
    blocker: 0,
    awake: [],
    played: [],
    outcome: 'pending',
    equipment: [],
    barred: false,
    excluded: [],
    lockFailed: false,
    failed: [],
    endIfBlocked: false,
    spied: false,
    delayed: [],
    ...action,
  };
}
